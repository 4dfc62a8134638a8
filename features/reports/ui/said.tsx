import type { Words } from '../rules/report.ts'

/** A sentence with what matters in it. */
export function Said({ words }: { words: Words }) {
  return words.map((word) =>
    typeof word === 'string' ? word : <b key={word.strong}>{word.strong}</b>,
  )
}
