import * as z from 'zod'
import type { Contract } from '#content/types/contract.ts'
import { reais } from '../prices.ts'
import { fact, initials, slug, text, texts } from './common.ts'

const https = z.url({ protocol: /^https$/, error: 'is no address: begin it with https://' })
const email = z.email('is no e-mail address')
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is no time of day: write it as '09:00'")

const network = z.strictObject({ label: text, url: https })

export const brandSchema = z.strictObject({
  sample: z.boolean(),
  name: text,
  legalName: text,
  taxId: text.optional(),
  tagline: text,
  description: text,
  assistant: text,
  url: https.refine((url) => !url.endsWith('/'), 'ends in a slash: leave it out'),
  email,
  privacyEmail: email,
  privacyOfficer: text,
  phone: z.strictObject({
    display: text,
    e164: z.string().regex(/^\+\d{8,15}$/, "is no number as networks write it: '+5551999990000'"),
  }),
  whatsapp: z.string().regex(/^\d{8,15}$/, 'may only have digits, with the country first'),
  scheduling: z.union([z.literal('own'), https], "has to be 'own' or an https address"),
  address: z.strictObject({
    street: text.optional(),
    district: text.optional(),
    city: text,
    state: z.string().regex(/^[A-Z]{2}$/, 'has to be two capital letters'),
    stateName: text,
    postalCode: text.optional(),
    country: z.string().regex(/^[A-Z]{2}$/, 'has to be two capital letters'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  timeZone: z
    .string()
    .refine(isZone, 'is no time zone: write it as the IANA list does, Continent/City'),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(0).max(6)),
        opens: clock,
        closes: clock,
        label: text,
      }),
    )
    .min(1),
  closed: text.optional(),
  replyTime: text,
  social: z.strictObject({
    facebook: network.optional(),
    instagram: network.optional(),
    linkedin: network.optional(),
  }),
})

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const recurringSchema = z.array(
  z.strictObject({ id: slug, name: text, price: reais, description: text, features: texts }),
)
export const oneOffSchema = z.array(
  z.strictObject({
    id: slug,
    name: text,
    price: z.union([z.literal('A combinar'), reais], {
      error: ({ input }) =>
        typeof input === 'number'
          ? reais.safeParse(input).error?.issues[0]?.message
          : "is no price: a number of whole reais, or 'A combinar'",
    }),
    description: text,
  }),
)
export const discountSchema = z
  .array(z.strictObject({ services: z.int().min(1), percent: z.number().min(0).max(100) }))
  .min(1)
const tier = z.strictObject({
  id: slug,
  name: text,
  price: reais,
  unit: z.enum(['once', 'month', 'from']),
  covers: text,
  features: texts,
  badge: text.optional(),
})
export const servicePlansSchema = z.strictObject({
  websites: z.array(tier),
  content: z.array(tier),
  analytics: z.array(tier),
})

const voice = {
  id: slug,
  name: text,
  role: text,
  company: text,
  content: text,
}
export const testimonialsSchema = z.array(
  z.strictObject({ ...voice, rating: z.union([z.literal(4), z.literal(5)]).optional() }),
)

export const homeTestimonialsSchema = z.array(
  z.strictObject({
    ...voice,
    rating: z.literal(5).optional(),
    avatar: initials,
    metrics: z.tuple([fact, fact, fact], 'needs three figures'),
  }),
)

export const toolsSchema = z.array(
  z.strictObject({
    name: text,
    category: text,
    level: z.enum(['Expert', 'Advanced']).optional(),
  }),
)
export const peopleSchema = z.strictObject({
  leads: z.array(slug),
  personal: slug.optional(),
})
export const partsSchema = z.record(
  z.enum([
    'classic',
    'plans',
    'portfolio',
    'links',
    'team',
    'personal',
    'assistant',
    'agenda',
    'clientArea',
  ]),
  z.boolean('has to be true or false'),
)

const count = z.int().min(1)

export const contractSchema: z.ZodType<Contract> = z.strictObject({
  minimumMonths: count.optional(),
  noticeDays: count.optional(),
  payment: text.optional(),
  startDays: count.optional(),
  guarantee: z.strictObject({ short: text, whole: text }).optional(),
})
