import { z } from 'zod'
import type { Act } from '../failure.ts'

export const metaErrorBody = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().default(0),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
  }),
})

type Said = z.infer<typeof metaErrorBody>['error']

type Row = {
  /** Codes, or ranges of them. */
  codes: (number | [number, number])[]
  subcodes?: number[]
  message?: RegExp
  act: Act
}

/** The first row that fits decides. HTTP statuses do not: dead tokens and limits come with 400. */
const metaErrors: Row[] = [
  { codes: [190, 102], act: 'reconnect' },
  { codes: [100], subcodes: [33], act: 'tell' },
  { codes: [100], message: /missing permissions/i, act: 'tell' },
  { codes: [10, [200, 299]], act: 'tell' },
  { codes: [1], message: /reduce the amount of data/i, act: 'halve' },
  { codes: [100], subcodes: [1487534, 1504018], act: 'halve' },
  { codes: [2], subcodes: [1504038], act: 'halve' },
  { codes: [4, 17, 32, 341, 613, [80000, 80014]], act: 'wait' },
  { codes: [1, 2], act: 'retry' },
]

const within = (code: number, wanted: number | [number, number]) =>
  typeof wanted === 'number' ? code === wanted : code >= wanted[0] && code <= wanted[1]

export function judgeMeta({ code, error_subcode, message, is_transient }: Said): Act {
  const row = metaErrors.find(
    ({ codes, subcodes, message: words }) =>
      codes.some((wanted) => within(code, wanted)) &&
      (!subcodes || subcodes.includes(error_subcode ?? 0)) &&
      (!words || words.test(message)),
  )
  return row?.act ?? (is_transient ? 'retry' : 'bug')
}

export const metaCode = ({ code, error_subcode }: Said) =>
  error_subcode ? `${code}/${error_subcode}` : String(code)
