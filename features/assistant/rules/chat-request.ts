import { z } from 'zod'
import { NICHE_MAX, QUESTION_MAX } from './chat.ts'

/** Control characters carry no meaning here and could hide text from a reader. */
const control = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu
const text = (most: number) =>
  z
    .string()
    .transform((value) => value.replace(control, '').trim())
    .pipe(z.string().min(1).max(most))

/** Help in understanding, never a reason to refuse: what is not text is as if it were not there. */
const previous = z
  .string()
  .transform((value) => value.replace(control, '').trim().slice(-QUESTION_MAX) || undefined)
  .optional()
  .catch(undefined)

export const chatRequest = z.object({
  niche: text(NICHE_MAX),
  question: text(QUESTION_MAX),
  previous,
})
