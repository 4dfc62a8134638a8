import type { Phrases } from '../types/assistant.ts'
import { examples } from './examples.ts'
import { accountPhrases } from './phrases/account.ts'
import { advicePhrases } from './phrases/advice.ts'
import { agencyPhrases } from './phrases/agency.ts'
import { contactPhrases } from './phrases/contact.ts'
import { moneyPhrases } from './phrases/money.ts'
import { servicePhrases } from './phrases/services.ts'
import { sitePhrases } from './phrases/site.ts'
import { otherVoices } from './phrases/voices.ts'

const written: Phrases = {
  ...contactPhrases,
  ...moneyPhrases,
  ...servicePhrases,
  ...agencyPhrases,
  ...accountPhrases,
  ...advicePhrases,
  ...sitePhrases,
}

/**
 * How people ask, by what they want: a topic's id, an ask, 'goal:' and a goal's id, 'faq:' and a
 * question of the site, or off.
 */
export const phrases: Phrases = Object.fromEntries(
  [...new Set([...Object.keys(written), ...Object.keys(examples)])].map((label) => [
    label,
    [written[label], otherVoices[label], examples[label]].filter(Boolean).join('\n'),
  ]),
)
