import type { Phrases } from '../types/assistant.ts'
import { accountExamples } from './examples/account.ts'
import { adviceExamples } from './examples/advice.ts'
import { agencyExamples } from './examples/agency.ts'
import { contactExamples } from './examples/contact.ts'
import { moneyExamples } from './examples/money.ts'
import { siteExamples } from './examples/site.ts'

/** Questions as people type them, by what they want (see phrases.ts for the names). */
export const examples: Phrases = {
  ...contactExamples,
  ...moneyExamples,
  ...agencyExamples,
  ...accountExamples,
  ...siteExamples,
  ...adviceExamples,
}
