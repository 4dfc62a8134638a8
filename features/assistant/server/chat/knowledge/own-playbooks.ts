import { goals as everyGoal, subjects as written } from '#content/assistant/data.ts'
import type { Goal, Subject } from '#content/types/assistant.ts'
import { allPrices, findPrice, isPriced, tierPrices } from '../answers/price-line.ts'
import { occursIn } from '../understanding/match-terms.ts'
import { foldWords } from '../understanding/text.ts'
import { setNamedServices } from '../understanding/tokens.ts'
import { services } from './site-content.ts'

/**
 * The playbooks of content/assistant are written for every service there can be. These are this
 * agency's: whatever they say of a service or a price that it does not have is left out.
 */
const isOffered = (slug: string | undefined) => slug !== undefined && slug in services

const playbooks: Subject[] = written.map(({ service, time, prices, ...subject }) => ({
  ...subject,
  prices: prices.filter(isPriced),
  ...(isOffered(service) && { service }),
  ...(isOffered(time) && { time }),
}))

const plain = (text: string) => foldWords(text).join(' ')

/** Prices that are published under a service's name or on its page. */
function pricesOf(slug: string): Subject['prices'] {
  const { name = '', blocks = [] } = services[slug] ?? {}
  const lists = blocks.flatMap((block) => (block.kind === 'tiers' ? [block.plan as string] : []))
  const isIts = (ref: string) =>
    ref.split('/')[1] === slug || plain(findPrice(ref as never).name) === plain(name)
  return [
    ...allPrices.filter(isIts),
    ...tierPrices.filter((ref) => lists.includes(ref.split('/')[0] as string)),
  ]
}

/** Services that no playbook knows by the name they have: new ones, and those that were renamed. */
const named: Subject[] = Object.entries(services).flatMap(([service, { name }]) => {
  const servicePlaybooks = playbooks.filter((one) => one.service === service)
  const words = plain(name)
  const isCalledSo = servicePlaybooks.some(({ terms }) =>
    terms.some((term) => occursIn(term, words)),
  )
  if (isCalledSo) return []
  const prices = servicePlaybooks.at(-1)?.prices ?? pricesOf(service)
  return [{ id: service, name, terms: [words], service, time: service, prices }]
})

/** Every thing that may be asked for; one that is not offered has neither a service nor a price. */
export const everySubject: Subject[] = [...named, ...playbooks]

const namedByFirst = Map.groupBy(
  named.flatMap(({ terms }) => terms.map((term) => term.split(' '))),
  ([first]) => first as string,
)
setNamedServices((word) => namedByFirst.get(word))

export const isOwn = ({ service, prices }: Subject) => service !== undefined || prices.length > 0

/** What the agency describes or prices. */
export const subjects = everySubject.filter(isOwn)

export const goals: Goal[] = everyGoal.map(({ services: wanted, prices, ...goal }) => ({
  ...goal,
  services: wanted.filter(isOffered),
  prices: prices.filter(isPriced),
}))
