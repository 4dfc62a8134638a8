import { goals as everyGoal, subjects as everySubject } from '#content/assistant/data.ts'
import { brand } from '#content/brand.ts'
import type { Goal, Phrases, Subject } from '#content/types/assistant.ts'
import { isPriced } from '../answers/price-line.ts'
import { readExamples } from './examples.ts'
import { services } from './site-content.ts'
import { answerAbout } from './site-faq.ts'

/**
 * The playbooks of content/assistant are written for every service there can be. These are this
 * agency's: whatever they say of a service or a price that it does not have is left out.
 */
const isOffered = (slug: string | undefined) => slug !== undefined && slug in services

/** A thing that is neither described nor priced here cannot be asked for. */
export const subjects: Subject[] = everySubject.flatMap(({ service, time, prices, ...subject }) => {
  const own = prices.filter(isPriced)
  if (own.length === 0 && !isOffered(service)) return []
  return [
    {
      ...subject,
      prices: own,
      ...(isOffered(service) && { service }),
      ...(isOffered(time) && { time }),
    },
  ]
})

export const goals: Goal[] = everyGoal.map(({ services: wanted, prices, ...goal }) => ({
  ...goal,
  services: wanted.filter(isOffered),
  prices: prices.filter(isPriced),
}))

/** A question of the site that it no longer answers is asked by nobody. */
function isAnswered(label: string): boolean {
  const [, slug, about] = /^faq:([\w-]+)\/(.+)$/.exec(label) ?? []
  return !slug || !about || answerAbout(slug, about) !== undefined
}

/** What both models of asking learn from. */
export const phrases: Phrases = Object.fromEntries(
  Object.entries(readExamples())
    .filter(([label]) => isAnswered(label))
    .map(([label, rows]) => [label, rows.join('\n').replaceAll('{a}', brand.name)]),
)
