import { z } from 'zod'
import { TOKEN_FORM } from '#features/conversations/rules/conversations.ts'
import { ANSWERS_MAX, NICHE_MAX, QUESTION_MAX, TRANSCRIPT_MAX, TURNS_MAX } from './chat.ts'

/** Control characters carry no meaning here and could hide text from a reader. */
const control = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu
const clean = (value: string) => value.replace(control, '').trim()
const text = (most: number) => z.string().transform(clean).pipe(z.string().min(1).max(most))

/** Help in understanding, never a reason to refuse: what is not text is as if it were not there. */
const previous = z
  .string()
  .transform((value) => clean(value).slice(-QUESTION_MAX) || undefined)
  .optional()
  .catch(undefined)

const answers = z.array(z.string().max(20)).max(ANSWERS_MAX).optional().catch(undefined)

const line = (most: number) =>
  z
    .string()
    .transform((value) => clean(value).replace(/\s+/g, ' ').slice(0, most))
    .catch('')

const turn = z.object({
  by: z.enum(['visitor', 'assistant']),
  text: z.string().transform((value) => clean(value).slice(0, TRANSCRIPT_MAX)),
})

/** What the contact form would send along, bounded as it is there. */
const handover = z
  .object({
    step: z.enum(['contact', 'consent', 'stored']),
    key: z.uuid(),
    contact: z.object({
      name: line(200).optional(),
      phone: line(60).optional(),
      email: line(300).optional(),
    }),
    reminded: z.boolean().optional(),
    agreed: z.boolean().optional(),
    turns: z.array(turn).max(TURNS_MAX).catch([]),
    page: line(2000),
    before: line(2000),
    visit: z.object({ landing: line(2000), referrer: line(2000) }).catch({
      landing: '',
      referrer: '',
    }),
  })
  .optional()
  .catch(undefined)

export const chatRequest = z.object({
  niche: text(NICHE_MAX),
  question: text(QUESTION_MAX),
  previous,
  answers,
  handover,
  conversation: z
    .object({ token: z.string().regex(TOKEN_FORM), id: z.uuid() })
    .optional()
    .catch(undefined),
})
