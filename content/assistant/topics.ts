import type { Topic } from '../types/assistant.ts'
import { agencyTopics } from './topics/agency.ts'
import { assistantTopics } from './topics/assistant.ts'
import { bookingTopics } from './topics/booking.ts'
import { clientAreaTopics } from './topics/client-area.ts'
import { contactTopics } from './topics/contact.ts'
import { contractTopics } from './topics/contract.ts'
import { detailTopics } from './topics/details.ts'
import { moneyTopics } from './topics/money.ts'
import { paymentTopics } from './topics/payment.ts'
import { privacyTopics } from './topics/privacy.ts'
import { promiseTopics } from './topics/promises.ts'
import { workTopics } from './topics/work.ts'

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
