import { sentencesOf } from './sentences.ts'
import { answerOfLabel } from './site-faq.ts'

/** What the pages say to each label that quotes them: all of it, and a sentence at a time. */
export function pageTexts(labels: readonly string[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const label of labels) {
    const found = answerOfLabel(label)
    if (!found) continue
    const { question, answer } = found
    texts[label] = [answer, ...sentencesOf(answer)].map((text) => `${question} ${text}`)
  }
  return texts
}
