import * as z from 'zod'
import { typedReais } from '../content/prices.ts'
import { fact, photo, text } from '../content/schemas/common.ts'
import { brandSchema, partsSchema } from '../content/schemas/facts.ts'

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "is no colour: write it as '#1f6f5c'")

export const look = z.enum(['vento', 'editorial'], 'is no look: vento or editorial')

/** What `npm run adopt` needs to know; all but the first lines have neutral defaults. */
export const answersSchema = z.strictObject({
  brand: brandSchema.omit({ sample: true }),
  colours: z.strictObject({ main: colour, accent: colour, dark: colour, light: colour }),
  look: look.default('vento'),
  parts: partsSchema,
  /** Who leads the work; the first is whom visitors meet. */
  people: z
    .array(z.strictObject({ name: text, role: text, photo: photo.optional() }))
    .min(1)
    .max(3),
  cases: z
    .array(
      z.strictObject({
        company: text,
        sector: text,
        name: text,
        role: text,
        quote: text,
        challenge: text,
        solution: text,
        story: z.array(text).min(1),
        metrics: z.tuple([fact, fact, fact]),
        results: z.array(text).min(1),
        timeline: text,
        investment: text,
        photo: photo.optional(),
      }),
    )
    .min(1),
  /** Whole reais by the id of content/plans.ts, or as they are written in Brazil: '1.350,00'. */
  prices: z.record(z.string(), typedReais).default({}),
  /** Figures by 'group.name' of content/claims.ts: only those one can prove. */
  claims: z.record(z.string(), z.union([fact, z.number(), z.string()])).default({}),
  headline: z.strictObject({ title: text, highlight: text, lead: text }).optional(),
})

export type Answers = z.output<typeof answersSchema>

/** 'Ana Lúcia Prado' is ana-lucia-prado. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return `${words[0]?.[0] ?? 'A'}${words.length > 1 ? words.at(-1)?.[0] : ''}`
}
