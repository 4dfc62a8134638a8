import type { Phrases } from '../types/assistant.ts'
import { accountPhrases } from './phrases/account.ts'
import { advicePhrases } from './phrases/advice.ts'
import { agencyPhrases } from './phrases/agency.ts'
import { contactPhrases } from './phrases/contact.ts'
import { moneyPhrases } from './phrases/money.ts'
import { servicePhrases } from './phrases/services.ts'

/** How people ask, by what they want: a topic's id, an ask, 'goal:' and a goal's id, or off. */
export const phrases: Phrases = {
  ...contactPhrases,
  ...moneyPhrases,
  ...servicePhrases,
  ...agencyPhrases,
  ...accountPhrases,
  ...advicePhrases,
}
