import * as z from 'zod'
import { iconNames } from '#app/ui/icon-names.ts'
import { type Part, parts } from '#content/parts.ts'
import { typedReais } from '../content/prices.ts'
import { parsedText, rules, text } from './answer-rules.ts'
import { laterText } from './print.ts'
import { states } from './states.ts'
import { closedLine, readNetwork, type TypedHours } from './typed.ts'

const texts = z.array(text)
const fact = z.strictObject({ value: text, label: text })

const network = (name: 'facebook' | 'instagram' | 'linkedin') =>
  z
    .union([
      z.strictObject({ label: text, url: rules.site }),
      parsedText((value) => readNetwork(name, value), 'não é um perfil: escreva como @agencia'),
    ])
    .optional()

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'não é uma hora: escreva como 09:00')
const hours = z.union(
  [
    rules.hours,
    z
      .array(
        z.strictObject({
          days: z.array(z.int().min(0).max(6)).min(1),
          opens: clock,
          closes: clock,
          label: text,
        }),
      )
      .min(1),
  ],
  'não são horários: escreva como segunda a sexta, 9h às 18h',
)

const brandAnswers = z
  .strictObject({
    name: text,
    legalName: text.optional(),
    taxId: text.optional(),
    tagline: text.optional(),
    description: text.optional(),
    assistant: text.default('Assistente'),
    url: rules.site,
    email: rules.email,
    privacyEmail: rules.email.optional(),
    privacyOfficer: text.optional(),
    phone: z.union(
      [
        z.strictObject({ display: text, e164: rules.phone.transform(({ e164 }) => e164) }),
        rules.phone,
      ],
      'não é um telefone com DDD: escreva como (91) 98888-0000',
    ),
    whatsapp: rules.phone.optional(),
    scheduling: z
      .union([z.literal('own'), z.url({ protocol: /^https$/ })], 'é own, ou um endereço https')
      .default('own'),
    address: z.strictObject({
      street: text.optional(),
      district: text.optional(),
      city: text,
      state: rules.state,
      stateName: text.optional(),
      postalCode: text.optional(),
      country: z.literal('BR', 'só BR').default('BR'),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    }),
    timeZone: rules.zone.optional(),
    hours,
    closed: text.optional(),
    replyTime: text.default('Resposta em horário de atendimento'),
    social: z
      .strictObject({
        facebook: network('facebook'),
        instagram: network('instagram'),
        linkedin: network('linkedin'),
      })
      .default({}),
  })
  .transform((brand) => {
    const { address, name } = brand
    const [stateName, zone, latitude, longitude] = states[address.state] as (typeof states)[string]
    return {
      ...brand,
      legalName: brand.legalName ?? laterText(name),
      tagline: brand.tagline ?? laterText('Marketing digital'),
      description:
        brand.description ?? laterText(`Agência de marketing digital em ${address.city}.`),
      privacyEmail: brand.privacyEmail ?? brand.email,
      whatsapp: (brand.whatsapp?.e164 ?? brand.phone.e164).slice(1),
      address: {
        ...address,
        stateName: address.stateName ?? stateName,
        latitude: address.latitude ?? latitude,
        longitude: address.longitude ?? longitude,
      },
      timeZone: brand.timeZone ?? zone,
      closed: brand.closed ?? closedLine(brand.hours as TypedHours[]),
    }
  })

const photo = z.strictObject({
  file: z
    .string()
    .regex(/^[\w.-]+\.(jpe?g|png|avif)$/i, 'não é um arquivo de imagem: .jpg, .png ou .avif'),
  alt: text,
  focus: z
    .enum(
      ['top', 'upper', 'centre', 'lower', 'bottom', 'left', 'right'],
      'é top, upper, centre, lower, bottom, left ou right',
    )
    .optional(),
})

const person = z.strictObject({
  name: text,
  role: text,
  photo: photo.optional(),
  /** One sentence on the card that leads to the page. */
  summary: text.optional(),
  headline: text.optional(),
  bio: text.optional(),
  specialities: texts.default([]),
})

const story = z.strictObject({
  company: text,
  sector: text,
  name: text,
  role: text,
  quote: text,
  challenge: text,
  solution: text,
  story: texts.min(1, 'está vazio: conte em um parágrafo ou mais'),
  metrics: z.tuple([fact, fact, fact], 'precisa de três números, cada um com value e label'),
  results: texts.min(1, 'está vazio: escreva ao menos um'),
  timeline: z.string('falta').regex(/^\d+ \p{L}+/u, 'começa com um número: 8 meses'),
  investment: text,
  rating: z.literal(5, 'só 5, se o cliente deu essa nota').optional(),
  photo: photo.optional(),
})

/** A price alone, or with what it buys. */
const priced = z.preprocess(
  (answer) => (typeof answer === 'object' && answer !== null ? answer : { price: answer }),
  z.strictObject({
    price: typedReais,
    name: text.optional(),
    description: text.optional(),
    features: texts.min(1, 'está vazio: diga ao menos uma coisa').optional(),
  }),
)

const newService = z.strictObject({
  name: text,
  summary: text,
  features: texts.min(1, 'está vazio: diga ao menos uma coisa que o serviço inclui').max(8),
  icon: z
    .string()
    .refine((name) => name in iconNames, 'não é um ícone de app/ui/icon-names.ts')
    .default('sparkles'),
  paragraphs: texts.default([]),
  steps: z.array(z.strictObject({ title: text, text })).default([]),
  faq: z.array(z.strictObject({ question: text, answer: text })).default([]),
  photo: photo.optional(),
  price: typedReais.optional(),
  unit: z.enum(['month', 'once'], 'é month ou once').default('month'),
})

/** Whatever is not left out is wanted, but for the second set of pages. */
const everyPart = {
  ...(Object.fromEntries(Object.keys(parts).map((name) => [name, true])) as Record<Part, boolean>),
  classic: false,
}
const part = z.enum(
  Object.keys(parts) as [Part, ...Part[]],
  `não é uma parte: ${Object.keys(parts).join(', ')}`,
)

/** The answers of `npm run adopt`. Optional parts that are missing are left out of the site. */
export const answersSchema = z
  .strictObject({
    brand: brandAnswers,
    colours: z.strictObject({
      main: rules.colour,
      accent: rules.colour,
      dark: rules.colour,
      light: rules.colour,
    }),
    look: rules.look.default('vento'),
    parts: z.partialRecord(part, z.boolean('é true ou false')).default({}),
    /** People who lead the work; visitors meet the first. */
    people: z.array(person).min(1, 'está vazio: diga quem visitantes encontram'),
    /** Slugs of content/services, and new services; all slugs by default. */
    services: z
      .array(z.union([text, newService]))
      .min(1, 'está vazio')
      .optional(),
    cases: z.array(story).default([]),
    /** By the id of content/plans.ts: what has no price is not sold on the site. */
    prices: z.record(z.string(), priced).default({}),
    discounts: z
      .array(z.strictObject({ services: z.int().min(2), percent: z.number().min(0).max(100) }))
      .default([]),
    tools: z
      .array(
        z.strictObject({
          name: text,
          category: text,
          level: z.enum(['Expert', 'Advanced'], 'é Expert ou Advanced').optional(),
        }),
      )
      .default([]),
    meeting: z
      .strictObject({ minutes: rules.minutes.default(30), where: rules.room.default('telefone') })
      .default({ minutes: 30, where: 'telefone' }),
    /** Figures by 'group.name' of content/claims.ts: only those one can prove. */
    claims: z.record(z.string(), z.union([fact, z.number(), z.string()])).default({}),
    headline: z.strictObject({ title: text, highlight: text, lead: text }).optional(),
  })
  .transform((answers) => ({
    ...answers,
    // The personal page needs a CV, which the questions do not cover.
    parts: { ...everyPart, ...answers.parts, personal: false },
    brand: {
      ...answers.brand,
      privacyOfficer: answers.brand.privacyOfficer ?? (answers.people[0]?.name as string),
    },
  }))

export type Answers = z.output<typeof answersSchema>
export type Person = z.output<typeof person>
export type Story = z.output<typeof story>
export type NewService = z.output<typeof newService>

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  if (words.length === 0) return (name[0] ?? 'A').toUpperCase()
  return `${words[0]?.[0] ?? 'A'}${words.length > 1 ? words.at(-1)?.[0] : ''}`
}
