import { goals as everyGoal, subjects as written } from '#content/assistant/data.ts'
import type { Goal, Subject } from '#content/types/assistant.ts'
import { isPriced } from '../answers/price-line.ts'
import { services } from './site-content.ts'

/**
 * The playbooks of content/assistant are written for every service there can be. These are this
 * agency's: whatever they say of a service or a price that it does not have is left out.
 */
const isOffered = (slug: string | undefined) => slug !== undefined && slug in services

/** Every thing that may be asked for; one that is not offered has neither a service nor a price. */
export const everySubject: Subject[] = written.map(({ service, time, prices, ...subject }) => ({
  ...subject,
  prices: prices.filter(isPriced),
  ...(isOffered(service) && { service }),
  ...(isOffered(time) && { time }),
}))

export const isOwn = ({ service, prices }: Subject) => service !== undefined || prices.length > 0

/** What the agency describes or prices. */
export const subjects = everySubject.filter(isOwn)

export const goals: Goal[] = everyGoal.map(({ services: wanted, prices, ...goal }) => ({
  ...goal,
  services: wanted.filter(isOffered),
  prices: prices.filter(isPriced),
}))
