import type { Phrases } from '../types/assistant.ts'
import { accountExamples } from './examples/account.ts'
import { adviceExamples } from './examples/advice.ts'
import { agencyExamples } from './examples/agency.ts'
import { contactExamples } from './examples/contact.ts'
import { moneyExamples } from './examples/money.ts'
import { moreAccountExamples } from './examples/more/account.ts'
import { moreAdviceExamples } from './examples/more/advice.ts'
import { moreAgencyExamples } from './examples/more/agency.ts'
import { moreContactExamples } from './examples/more/contact.ts'
import { hurriedExamples } from './examples/more/hurried.ts'
import { moreMoneyExamples } from './examples/more/money.ts'
import { politeExamples } from './examples/more/polite.ts'
import { moreSiteExamples } from './examples/more/site.ts'
import { siteExamples } from './examples/site.ts'

const sets: Phrases[] = [
  contactExamples,
  moneyExamples,
  agencyExamples,
  accountExamples,
  siteExamples,
  adviceExamples,
  moreContactExamples,
  moreMoneyExamples,
  moreAgencyExamples,
  moreAccountExamples,
  moreSiteExamples,
  moreAdviceExamples,
  politeExamples,
  hurriedExamples,
]

/** Questions as people type them, by what they want (see phrases.ts for the names). */
export const examples: Phrases = {}
for (const [label, rows] of sets.flatMap((set) => Object.entries(set))) {
  examples[label] = examples[label] ? `${examples[label]} / ${rows}` : rows
}
