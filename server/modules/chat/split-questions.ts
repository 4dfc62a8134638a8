import type { ForeignLanguage } from '#content/types/assistant.ts'
import { normalise } from './normalise.ts'

/** More than this in one message is no question any more. */
const MOST = 5

/** ' e ' between two questions, where the second has a beginning and a body of its own. */
const joint =
  / (?:e|mas|tambem) (?=(?:em )?(?:quanto|que hora|qual|como|onde|quando|tem|aceita|posso|quero|voce) \w|o que (?:e|vem|esta|inclui) \w)/

/** The questions of one message, in plain words. */
export function splitQuestions(text: string, language?: ForeignLanguage): string[] {
  return text
    .split(/[?!;]+|\.(?=\s|$)|\n\s*\n/)
    .map((part) => normalise(part, language))
    .flatMap((part) => part.split(joint))
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MOST)
}
