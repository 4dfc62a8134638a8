import { z } from 'zod'
import { stripControls } from '#features/shared/rules/text.ts'
import { cleanText, MESSAGE_MAX, TOKEN_FORM } from './conversations.ts'

const MOST_TURNS = 60

const line = (most: number) =>
  z
    .string()
    .transform((text) => stripControls(text).trim().slice(0, most))
    .catch('')

const turn = z.object({
  by: z.enum(['visitor', 'assistant']),
  text: z.string().transform((text) => cleanText(text).slice(0, MESSAGE_MAX)),
})

export const openRequest = z.object({
  token: z.string().regex(TOKEN_FORM),
  niche: line(200),
  name: line(200),
  turns: z.array(turn).max(MOST_TURNS).catch([]),
  page: line(2000),
  before: line(2000),
  visit: z
    .object({ landing: line(2000), referrer: line(2000) })
    .catch({ landing: '', referrer: '' }),
})

export const messageRequest = z.object({
  id: z.uuid(),
  text: z
    .string()
    .max(MESSAGE_MAX * 2)
    .transform(cleanText)
    .pipe(z.string().min(1).max(MESSAGE_MAX)),
})

/** The number of the last message a reader has; what is no number counts as none. */
export const afterNumber = z.coerce.number().int().min(0).max(2_000_000_000).catch(0)
