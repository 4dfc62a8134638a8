import type {
  Comparison,
  Definition,
  ForeignLanguage,
  Goal,
  Niche,
  Subject,
  Terms,
  Topic,
} from '../types/assistant.ts'
import askFile from './asks.json' with { type: 'json' }
import comparisonFile from './comparisons.json' with { type: 'json' }
import { fillBrand } from './fill-brand.ts'
import glossaryFile from './glossary.json' with { type: 'json' }
import goalFile from './goals.json' with { type: 'json' }
import foreignFile from './language/foreign.json' with { type: 'json' }
import numerals from './language/numerals.json' with { type: 'json' }
import shortForms from './language/short-forms.json' with { type: 'json' }
import synonyms from './language/synonyms.json' with { type: 'json' }
import words from './language/words.json' with { type: 'json' }
import nicheFile from './niches.json' with { type: 'json' }
import storyFile from './stories.json' with { type: 'json' }
import subjectFile from './subjects.json' with { type: 'json' }
import agency from './topics/agency.json' with { type: 'json' }
import assistant from './topics/assistant.json' with { type: 'json' }
import booking from './topics/booking.json' with { type: 'json' }
import clientArea from './topics/client-area.json' with { type: 'json' }
import contact from './topics/contact.json' with { type: 'json' }
import contract from './topics/contract.json' with { type: 'json' }
import details from './topics/details.json' with { type: 'json' }
import money from './topics/money.json' with { type: 'json' }
import payment from './topics/payment.json' with { type: 'json' }
import privacy from './topics/privacy.json' with { type: 'json' }
import promises from './topics/promises.json' with { type: 'json' }
import work from './topics/work.json' with { type: 'json' }

/**
 * The data files of this folder with the types that scripts/content/check.ts proves them to have.
 * Whole questions (examples) are read only where the model is fitted.
 */
const topicList = (file: unknown) => fillBrand(file) as Topic[]

export const contactTopics = topicList(contact)
export const clientAreaTopics = topicList(clientArea)
export const privacyTopics = topicList(privacy)
/** @public the desk edits them, as those below. */
export const assistantTopics = topicList(assistant)
/** @public */
export const promiseTopics = topicList(promises)
/** @public */
export const contractTopics = topicList(contract)
/** @public */
export const bookingTopics = topicList(booking)
/** @public */
export const paymentTopics = topicList(payment)
/** @public */
export const moneyTopics = topicList(money)
/** @public */
export const detailTopics = topicList(details)
/** @public */
export const workTopics = topicList(work)
/** @public */
export const agencyTopics = topicList(agency)

/** Every direct question that has one answer of its own; the first wins a tie. */
export const topics: Topic[] = [
  ...assistantTopics,
  ...promiseTopics,
  ...clientAreaTopics,
  ...privacyTopics,
  ...contractTopics,
  ...bookingTopics,
  ...paymentTopics,
  ...moneyTopics,
  ...detailTopics,
  ...workTopics,
  ...contactTopics,
  ...agencyTopics,
]

/** How people ask for what the site can answer about any of its services. */
export const asks: Record<keyof typeof askFile, Terms> = askFile
/** What is asked of a client's story. */
export const storyAsks: Record<keyof typeof storyFile, Terms> = storyFile
export const comparisons = comparisonFile as Comparison[]
export const glossary: Definition[] = glossaryFile
export const goals = goalFile as Goal[]
/** What a price, a deadline or a list of contents is asked of; the narrow before the wide. */
export const subjects = subjectFile as Subject[]
/** The first wins a tie; the last one serves whoever is in none of the others. */
export const niches = nicheFile.slice(0, -1) as unknown as Niche[]
export const generalNiche = nicheFile.at(-1) as unknown as Niche
export const foreignLanguages = fillBrand(foreignFile) as unknown as ForeignLanguage[]
/** States, large cities and countries that visitors come from, folded. */
export const places = words.places.split(', ')
/** Everyday words that the site does not use: they are no misspelling of something else. */
export const commonWords = words.common
/** Said for themselves they ask nothing. */
export const greetings = words.greetings.split(', ')
/** What may stand beside a service without asking for more than it. */
export const offerWords = words.offer
/** Headings with these words stand above what is not done here. */
export const refusals = words.refusals.split(', ')
export { numerals, shortForms, synonyms }
