import * as z from 'zod'
import type { Continuing, Handover } from '#content/types/assistant-handover.ts'
import { bilingual } from './checks/messages.ts'
import { fixed, line, listOf, slug, text, texts } from './common.ts'

/** What the assistant recognises is fitted to its examples and stays in the files. */

const words = z.record(z.string(), text)
const spellings = z.record(z.string(), z.string())
/** As written; with the agency's name put in, a term may have other letters. */
const writtenTerms = z
  .array(
    z
      .string()
      .regex(
        /^[=^]?[a-z0-9{}:|*. ]+$/i,
        bilingual(
          'is no term: lower case, without accents; .. skips words, | parts, * ends',
          'Escreva em letras minúsculas, sem acento.',
        ),
      ),
  )
  .min(1)
  .meta(fixed)
const terms = z.array(z.string()).min(1).meta(fixed)
const service = slug
const priceRef = z
  .string()
  .regex(
    /^(recurring|one-off|websites|content|analytics)\/[\w-]+$/,
    bilingual("names no price: 'list/id'", 'Escolha um preço da lista de planos.'),
  )
const services = z.array(service).meta(fixed)
const prices = z.array(priceRef).meta(fixed)

const topic = z.strictObject({
  id: slug,
  terms,
  answer: texts,
  alone: z.literal(true).meta(fixed).optional(),
  courtesy: z.literal(true).meta(fixed).optional(),
  priced: z.literal(true).meta(fixed).optional(),
  trade: z.literal(true).meta(fixed).optional(),
  page: z.string().startsWith('/').meta(fixed).optional(),
})
export const topicsSchema = z.array(topic).max(200)
const niche = z.strictObject({
  id: slug,
  name: line,
  terms: z.array(z.string()).meta(fixed),
  business: z.strictObject({ article: z.enum(['a', 'o']), noun: line }),
  customer: z.strictObject({ one: line, many: line }),
  search: line,
  rule: text.optional(),
  proof: z.strictObject({ label: line, path: line.meta(fixed) }).optional(),
  plays: z.record(service, text),
})
const goal = z.strictObject({
  id: slug,
  terms,
  wide: z.literal(true).meta(fixed).optional(),
  diagnosis: text,
  services,
  steps: texts,
  prices,
})
const subject = z.strictObject({
  id: slug,
  name: line,
  terms,
  weak: terms.optional(),
  service: service.optional(),
  prices,
  note: text.optional(),
  time: service.optional(),
  advice: text.optional(),
})
const foreign = z.strictObject({
  id: slug,
  marks: z.string().min(1).meta(fixed),
  words: spellings.meta(fixed),
  line: text,
})

export const generalNicheSchema = niche
export const nichesSchema = z.array(niche).max(200)
export const goalsSchema = z.array(goal).max(200)
export const subjectsSchema = z.array(subject).max(200)
export const glossarySchema = z.array(z.strictObject({ terms, text })).max(200)
export const comparisonsSchema = z
  .array(z.strictObject({ between: z.tuple([terms, terms]).meta(fixed), answer: texts }))
  .max(200)
export const foreignSchema = z.array(foreign).max(20)

const phrases = z.array(z.string()).meta(fixed)

export const repliesSchema = z.strictObject({
  ...Object.fromEntries(
    [
      ...['whatItIs', 'nothingFits', 'nearest', 'notOffered', 'unknownNiche', 'hello', 'offer'],
      ...['adBudget', 'managementFee', 'abilities', 'notMyRules', 'sorry', 'welcome'],
      ...['personalData', 'unverified'],
    ].map((name) => [name, text]),
  ),
  frames: words,
  ads: z.strictObject({ service, price: priceRef }).meta(fixed),
  budget: phrases,
  budgetApart: phrases,
  times: phrases,
  means: words,
  headings: words,
})

const faq = z.strictObject({ question: line, answer: text })

export const clientAssistantSchema = z.strictObject({
  texts: z.strictObject({ greeting: text, error: text }),
  starters: listOf(line),
  person: line,
  replies: words,
  questions: listOf(faq),
  figures: z.record(z.string(), terms).meta(fixed),
  channels: z.record(z.string(), terms).meta(fixed),
  channelFigures: z.record(z.string(), terms).meta(fixed),
  channelFiguresAlone: z.record(z.string(), terms).meta(fixed),
  figureNames: z.record(z.string(), z.strictObject({ was: line, many: line })),
  asks: z.record(z.string(), phrases).meta(fixed),
  help: phrases,
})

export const assistantTextsSchema = z.strictObject({
  greeting: text,
  error: text,
  starters: listOf(z.strictObject({ niche: line, question: line })),
})

const several = listOf(text).min(1)

export const handoverSchema: z.ZodType<Handover> = z.strictObject({
  asksPerson: phrases,
  complains: phrases,
  yes: phrases,
  yesAlone: phrases,
  authorises: phrases,
  forbids: phrases,
  ofOthers: phrases,
  claimsContact: phrases,
  no: phrases,
  polite: phrases,
  around: phrases,
  names: z.strictObject({ sure: phrases, capital: phrases, ends: z.string() }).meta(fixed),
  dictated: z.strictObject({ at: phrases, dot: phrases }).meta(fixed),
  telephone: phrases,
  documents: phrases,
  consent: several,
  consentAbroad: z.record(slug, text),
  what: z.strictObject({ phone: line, email: line, both: line }),
  privacy: line,
  remind: text,
  askContact: several,
  sorry: several,
  others: several,
  noContact: several,
  thanksName: several,
  incomplete: several,
  stored: text,
  refused: several,
  open: text,
  closed: text,
  today: line,
  tomorrow: line,
  day: line,
  nameless: line,
  message: z.strictObject({ opening: text, niche: text, plan: text, questions: text }),
  speakers: z.strictObject({ visitor: line, assistant: line }),
})

export const continuingSchema: z.ZodType<Continuing> = z.strictObject({
  doubts: phrases,
  nods: phrases,
  nodding: several,
  again: several,
  unknownAgain: several,
  offerPerson: several,
  explain: several,
  misread: phrases,
  misreadTexts: several,
  farewells: several,
  budget: z.strictObject({
    own: phrases,
    notOwn: phrases,
    yearly: phrases,
    monthly: phrases,
    adsOnly: phrases,
    everything: phrases,
    fits: text,
    fitsAds: text,
    tooLittle: text,
    cheapest: text,
    list: text,
    none: text,
    askAds: text,
    askGoal: text,
    adsOnlyAnswer: text,
    everythingAnswer: text,
  }),
  published: text,
})

/** What each data file of content/assistant has to look like, by its path there. */
export const assistantSchemas: [file: RegExp, schema: z.ZodType][] = [
  [/^topics\/[\w-]+\.json$/, z.array(topic.extend({ terms: writtenTerms }))],
  [/^niches\.json$/, nichesSchema.min(1)],
  [/^goals\.json$/, z.array(goal.extend({ terms: writtenTerms })).min(1)],
  [
    /^subjects\.json$/,
    z.array(subject.extend({ terms: writtenTerms, weak: writtenTerms.optional() })),
  ],
  [/^glossary\.json$/, z.array(z.strictObject({ terms: writtenTerms, text }))],
  [/^comparisons\.json$/, comparisonsSchema],
  [/^(asks|stories)\.json$/, z.record(z.string(), writtenTerms)],
  [/^language\/foreign\.json$/, foreignSchema],
  [/^language\/(synonyms|words)\.json$/, z.record(z.string(), z.string().min(1))],
  [/^language\/short-forms\.json$/, spellings],
  [/^language\/numerals\.json$/, z.record(z.string(), z.number())],
  [/^replies\.json$/, repliesSchema],
  [/^client\.json$/, clientAssistantSchema],
  [/^handover\.json$/, z.strictObject({ handover: handoverSchema, continuing: continuingSchema })],
  [/^texts\.json$/, assistantTextsSchema],
]
