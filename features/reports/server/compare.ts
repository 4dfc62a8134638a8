import { growth } from '#features/figures/rules/figures.ts'
import type { Words } from '../rules/report.ts'

/** One figure beside the same one of the period before, as a sentence. Missing is not zero. */
export function compare(
  now: number | null,
  before: number | null,
  within: string,
  write: (value: number) => string,
): Words {
  if (before === null) return [`Sem números ${within} para comparar.`]
  if (now === null) return [`${capital(within)} foi ${write(before)}.`]
  if (before === 0) return now === 0 ? [`Zero, como ${within}.`] : [`${capital(within)} não houve.`]
  const percent = Math.round(growth(now, before) ?? 0)
  if (now === before) return [{ strong: `Igual ao que foi ${within}` }, '.']
  const than = `que ${within}`
  if (percent === 0) return [{ strong: `Quase o mesmo ${than}` }, ` (${write(before)}).`]
  return [
    { strong: `${Math.abs(percent)}% ${percent > 0 ? 'mais' : 'menos'} ${than}` },
    ` (${write(before)}).`,
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same with something to add: the full stop moves to the end. */
export function adding(words: Words, more: string): Words {
  const last = words.at(-1)
  if (typeof last !== 'string') return [...words, ` ${more}`]
  return [...words.slice(0, -1), `${last.replace(/\.$/, '')}${more}`]
}
