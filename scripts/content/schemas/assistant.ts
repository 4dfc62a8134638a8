import * as z from 'zod'
import { slug, text, texts } from './common.ts'

const words = z.record(z.string(), text)
const spellings = z.record(z.string(), z.string())
const terms = z
  .array(
    z
      .string()
      .regex(
        /^[=^]?[a-z0-9{}:|*. ]+$/i,
        'is no term: lower case, without accents; .. skips words, | parts, * ends',
      ),
  )
  .min(1)
const service = slug
const priceRef = z
  .string()
  .regex(/^(recurring|one-off|websites|content|analytics)\/[\w-]+$/, "names no price: 'list/id'")

const topic = z.strictObject({
  id: slug,
  terms,
  answer: z.array(text).min(1),
  alone: z.literal(true).optional(),
  courtesy: z.literal(true).optional(),
})
const niche = z.strictObject({
  id: slug,
  name: text,
  terms: z.array(z.string()),
  business: z.strictObject({ article: z.enum(['a', 'o']), noun: text }),
  customer: z.strictObject({ one: text, many: text }),
  search: text,
  rule: text.optional(),
  proof: z.strictObject({ label: text, path: text }).optional(),
  plays: z.record(service, text),
})
const goal = z.strictObject({
  id: slug,
  terms,
  wide: z.literal(true).optional(),
  diagnosis: text,
  services: z.array(service),
  steps: texts,
  prices: z.array(priceRef),
})
const subject = z.strictObject({
  id: slug,
  name: text,
  terms,
  weak: terms.optional(),
  service: service.optional(),
  prices: z.array(priceRef),
  note: text.optional(),
  time: service.optional(),
  advice: text.optional(),
})
const foreign = z.strictObject({
  id: slug,
  marks: text,
  words: spellings,
  line: text,
})

/** What each data file of content/assistant has to look like, by its path there. */
export const assistantSchemas: [file: RegExp, schema: z.ZodType][] = [
  [/^topics\/[\w-]+\.json$/, z.array(topic)],
  [/^niches\.json$/, z.array(niche).min(1)],
  [/^goals\.json$/, z.array(goal).min(1)],
  [/^subjects\.json$/, z.array(subject)],
  [/^glossary\.json$/, z.array(z.strictObject({ terms, text }))],
  [
    /^comparisons\.json$/,
    z.array(z.strictObject({ between: z.tuple([terms, terms]), answer: texts })),
  ],
  [/^asks\.json$/, z.record(z.string(), terms)],
  [/^language\/foreign\.json$/, z.array(foreign)],
  [/^language\/(synonyms|words)\.json$/, words],
  [/^language\/short-forms\.json$/, spellings],
  [/^replies\.json$/, z.looseObject({ frames: words, headings: words, means: words })],
  [/^client\.json$/, z.looseObject({ replies: words, figures: z.record(z.string(), terms) })],
  [/^texts\.json$/, z.looseObject({ greeting: text, error: text })],
]
