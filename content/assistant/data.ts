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
import shortForms from './language/short-forms.json' with { type: 'json' }
import synonyms from './language/synonyms.json' with { type: 'json' }
import words from './language/words.json' with { type: 'json' }
import nicheFile from './niches.json' with { type: 'json' }
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

/** Every direct question that has one answer of its own; the first wins a tie. */
export const topics: Topic[] = [
  ...topicList([...assistant, ...promises]),
  ...clientAreaTopics,
  ...privacyTopics,
  ...topicList([...contract, ...booking, ...payment, ...money, ...details, ...work]),
  ...contactTopics,
  ...topicList(agency),
]

/** How people ask for what the site can answer about any of its services. */
export const asks: Record<keyof typeof askFile, Terms> = askFile
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
export { shortForms, synonyms }
