import { guessByExamples } from './example-model.ts'
import { guessByPhrases, namesNothingElse } from './phrase-model.ts'

/** How likely each label is what a question asks: two models of different make err apart. */
export function guess(words: string): Record<string, number> {
  if (namesNothingElse(words)) return {}
  const [phrases, examples] = [guessByPhrases(words), guessByExamples(words)]
  return Object.fromEntries(
    Object.entries(phrases).map(([label, share]) => [label, (share + (examples[label] ?? 0)) / 2]),
  )
}
