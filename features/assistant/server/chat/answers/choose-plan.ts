import { asks } from '#content/assistant/data.ts'
import type { PriceRef } from '#content/types/assistant.ts'
import { telling } from '../knowledge/telling.ts'
import { foldWords, numberWord, readNumberWords } from '../understanding/text.ts'
import { wordWeight } from '../understanding/vocabulary.ts'
import { allPrices, findPrice, tierPrices } from './price-line.ts'

/** 'Até 12 páginas': how many of what a plan has room for. */
type Room = { most: number; of: string }

const described = [...allPrices, ...tierPrices].map((ref) => {
  const { name, covers, features } = findPrice(ref)
  const words = foldWords([name, covers, ...features].join(' '))
  const room = features.flatMap((feature): Room[] => {
    const [, most, of = ''] = /^(?:ate )?(\d+) (\w+)/.exec(foldWords(feature).join(' ')) ?? []
    return most ? [{ most: Number(most), of }] : []
  })
  return { ref, stems: telling(words), room }
})

const spread = new Map<string, number>()
for (const { stems } of described) {
  for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1)
}

/** 'plano', 'valor': words of asking, which no plan has for its own. */
const asking = telling(
  Object.values(asks).flatMap((terms) => terms.flatMap((term) => foldWords(term))),
)

const numbers = new RegExp(`\\b${numberWord}\\b`, 'g')

/** 'oito páginas' as 8. */
const inDigits = (words: string) => words.replace(numbers, (word) => String(readNumberWords(word)))

/** How much of what was said only some plans speak of, and whether it has room for what was counted. */
function fits(
  { stems, room }: (typeof described)[number],
  words: string,
  spoken: ReadonlySet<string>,
): number {
  let points = 0
  for (const stem of spoken) {
    if (stems.has(stem) && !asking.has(stem)) points += wordWeight(stem) / (spread.get(stem) ?? 1)
  }
  for (const [, count = '', of = ''] of inDigits(words).matchAll(/\b(\d+) ([a-z]\w*)/g)) {
    const places = room.filter((one) => one.of === of)
    if (places.length === 0 || Number(count) < 2) continue
    if (places.some(({ most }) => most === Number(count))) points += 2
    else points += places.some(({ most }) => Number(count) < most) ? 1 : -1
  }
  return points
}

/** Whether a plan's own features speak of what was said. */
export function isWithin(ref: PriceRef | undefined, words: string): boolean {
  const stems = described.find((one) => one.ref === ref)?.stems
  return [...telling(words.split(' '))].some((one) => !asking.has(one) && stems?.has(one))
}

/** Of several plans the one that what was said is about, where one is; by its own features. */
export function choosePlan(
  refs: readonly PriceRef[],
  words: string,
  least: number,
): PriceRef | undefined {
  const spoken = telling(words.split(' '))
  const rated = described
    .filter(({ ref }) => refs.length === 0 || refs.includes(ref))
    .map((plan) => ({ ref: plan.ref, points: fits(plan, words, spoken) }))
    .sort((a, b) => b.points - a.points)
  const [first, second] = rated
  if (!first || first.points < least || first.points === second?.points) return undefined
  return first.ref
}
