import * as z from 'zod'
import type { Claims } from '#content/types/claims.ts'
import type { Contract } from '#content/types/contract.ts'
import type { SiteMenu } from '#content/types/menu.ts'
import type { Partner } from '#content/types/testimonial.ts'
import { bilingual } from './checks/messages.ts'
import {
  address,
  clock,
  count,
  email,
  fact,
  https,
  initials,
  line,
  lines,
  link,
  listOf,
  personSlug,
  slug,
  text,
} from './common.ts'
import { reais } from './prices.ts'

const network = z.strictObject({ label: line, url: https })

/** Sunday is 0, and the week is read from Monday on. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]
/** Offered in the form; the files may name any other. */
const countries = ['BR', 'PT', 'AO', 'CV', 'MZ']

export const brandSchema = z.strictObject({
  sample: z.boolean(),
  name: line,
  legalName: line,
  taxId: line.optional(),
  tagline: line,
  description: text,
  assistant: line,
  url: https.refine(
    (url) => !url.endsWith('/'),
    bilingual('ends in a slash: leave it out', 'Tire a barra do fim do endereço.'),
  ),
  email,
  privacyEmail: email,
  privacyOfficer: line,
  phone: z.strictObject({
    display: line,
    e164: z
      .string()
      .regex(
        /^\+\d{8,15}$/,
        bilingual(
          "is no number as networks write it: '+5551999990000'",
          'Escreva o telefone com DDD, como (51) 99999-0000.',
        ),
      )
      .meta({ kind: 'phone', plus: true }),
  }),
  whatsapp: z
    .string()
    .regex(
      /^\d{8,15}$/,
      bilingual(
        'may only have digits, with the country first',
        'Escreva o número com DDD, como (51) 99999-0000.',
      ),
    )
    .meta({ kind: 'phone' }),
  scheduling: z.union(
    [z.literal('own'), https],
    bilingual(
      "has to be 'own' or an https address",
      'Escolha a agenda deste site ou escreva um endereço com https://.',
    ),
  ),
  address: z.strictObject({
    street: line.optional(),
    district: line.optional(),
    city: line,
    state: z
      .string()
      .regex(
        /^[A-Z]{2}$/,
        bilingual('has to be two capital letters', 'Use duas letras maiúsculas.'),
      ),
    stateName: line,
    postalCode: line.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, bilingual('has to be two capital letters', 'Escolha um país da lista.'))
      .meta({ kind: 'choice', choices: countries }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  timeZone: z
    .string()
    .refine(
      isZone,
      bilingual(
        'is no time zone: write it as the IANA list does, Continent/City',
        'Escolha um fuso da lista.',
      ),
    )
    .meta({ kind: 'choice', of: 'zones' }),
  hours: z
    .array(
      z.strictObject({
        days: listOf(z.int().min(0).max(6)).meta({ kind: 'several', choices: weekdays }),
        opens: clock,
        closes: clock,
        label: line,
      }),
    )
    .min(1),
  closed: line.optional(),
  replyTime: line,
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

export const recurringSchema = listOf(
  z.strictObject({ id: slug, name: line, price: reais, description: text, features: lines }),
)
export const oneOffSchema = listOf(
  z.strictObject({
    id: slug,
    name: line,
    price: z.union([z.literal('A combinar'), reais], {
      error: ({ input }) =>
        typeof input === 'number'
          ? reais.safeParse(input).error?.issues[0]?.message
          : bilingual(
              "is no price: a number of whole reais, or 'A combinar'",
              'Escreva reais inteiros, ou escolha “A combinar”.',
            ),
    }),
    description: text,
  }),
)
export const discountSchema = z
  .array(z.strictObject({ services: count, percent: z.number().min(0).max(100) }))
  .min(1)
const tier = z.strictObject({
  id: slug,
  name: line,
  price: reais,
  unit: z.enum(['once', 'month', 'from']),
  covers: text,
  features: lines,
  badge: line.optional(),
})
export const servicePlansSchema = z.strictObject({
  websites: listOf(tier),
  content: listOf(tier),
  analytics: listOf(tier),
})

const voice = {
  id: slug,
  name: line,
  role: line,
  company: line,
  content: text,
}
export const testimonialsSchema = listOf(
  z.strictObject({ ...voice, rating: z.union([z.literal(4), z.literal(5)]).optional() }),
)

export const homeTestimonialsSchema = listOf(
  z.strictObject({
    ...voice,
    rating: z.literal(5).optional(),
    avatar: initials,
    metrics: z.tuple(
      [fact, fact, fact],
      bilingual('needs three figures', 'Preencha os três números.'),
    ),
  }),
)

export const toolsSchema = listOf(
  z.strictObject({
    name: line,
    category: line,
    level: z.enum(['Expert', 'Advanced']).optional(),
  }),
)
export const peopleSchema = z.strictObject({
  leads: listOf(personSlug),
  personal: personSlug.optional(),
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
  z.boolean(bilingual('has to be true or false', 'Escolha sim ou não.')),
)

export const contractSchema: z.ZodType<Contract> = z.strictObject({
  minimumMonths: count.optional(),
  noticeDays: count.optional(),
  payment: text.optional(),
  startDays: count.optional(),
  guarantee: z.strictObject({ short: text, whole: text }).optional(),
})

/** Figures of one page by their names; each may be left out. */
const figures = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, fact.optional()])) as Record<
    Name,
    z.ZodOptional<typeof fact>
  >
const some = <Name extends string>(...names: Name[]) => z.strictObject(figures(...names))

export const claimsSchema: z.ZodType<Claims> = z.strictObject({
  home: some('sales', 'companies', 'automations', 'conversion'),
  heroFallback: z
    .strictObject({
      roi: z.number().min(0).max(100_000),
      satisfaction: z.number().min(0).max(100),
      clients: z.int().min(0).max(1_000_000),
      campaigns: z.int().min(0).max(1_000_000),
    })
    .optional(),
  classic: z.strictObject({
    rating: line.optional(),
    clients: line.optional(),
    ...figures('roi', 'leads', 'satisfied', 'projects', 'years', 'specialists'),
  }),
  cases: some('roi', 'companies', 'success'),
  portfolio: some('projects', 'roi', 'clients', 'years', 'awards', 'countries'),
  paidTraffic: some('roi', 'speed', 'budget', 'roas', 'team'),
  automation: some('efficiency', 'closing', 'sales', 'engagement', 'conversion', 'always'),
  websites: some('timeline'),
  offer: z
    .strictObject({
      slots: count,
      minutes: z.int().min(10).max(240),
      auditValue: line,
      resultDays: count,
      sales: line.optional(),
    })
    .optional(),
  meetingMinutes: z.strictObject({ portfolio: z.int().min(10).max(240) }),
})

const menuItems = listOf(z.strictObject({ label: line, to: link }))
const menu: z.ZodType<SiteMenu> = z.strictObject({
  home: address,
  wide: menuItems.min(1),
  sheet: menuItems.min(1),
  quickLinks: menuItems,
  legal: menuItems,
})
export const menusSchema = z.strictObject({ noite: menu, dia: menu })
export const bookingSchema = z.strictObject({ short: line, label: line, invite: line, proof: line })
export const partnersSchema: z.ZodType<Partner[]> = listOf(
  z.strictObject({ name: line, description: text }),
)
