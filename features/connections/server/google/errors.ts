import { z } from 'zod'
import type { Act } from '../failure.ts'

const failure = z.looseObject({
  errors: z
    .array(
      z.looseObject({
        errorCode: z.record(z.string(), z.string()).default({}),
        details: z
          .looseObject({
            quotaErrorDetails: z.looseObject({ retryDelay: z.string().optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
})

const body = z.looseObject({
  error: z.looseObject({
    status: z.string().optional(),
    details: z.array(failure).default([]),
  }),
})

type Row = { codes?: string[]; groups?: string[]; act: Act }

/** By the error's own code, never by its message. */
const googleErrors: Row[] = [
  { codes: ['OAUTH_TOKEN_EXPIRED', 'OAUTH_TOKEN_INVALID'], act: 'refresh' },
  {
    codes: [
      'OAUTH_TOKEN_REVOKED',
      'NOT_ADS_USER',
      'CUSTOMER_NOT_FOUND',
      'TWO_STEP_VERIFICATION_NOT_ENROLLED',
    ],
    act: 'reconnect',
  },
  { codes: ['USER_PERMISSION_DENIED', 'CUSTOMER_NOT_ENABLED'], act: 'tell' },
  { codes: ['CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', 'PROJECT_DISABLED'], act: 'set-up' },
  { codes: ['RESOURCE_EXHAUSTED', 'RESOURCE_TEMPORARILY_EXHAUSTED'], act: 'wait' },
  { groups: ['queryError', 'requestError'], act: 'bug' },
]

/** Where the answer has no detail. */
const byStatus: Record<number, Act> = { 401: 'refresh', 403: 'tell', 429: 'wait' }

const seconds = (delay: string | undefined) => {
  const found = /^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')
  return found ? Number(found[1]) * 1000 : undefined
}

export function judgeGoogle(
  status: number,
  answer: unknown,
): { act: Act; code: string; waitMs: number | undefined } {
  const said = body.safeParse(Array.isArray(answer) ? answer[0] : answer).data?.error
  const errors = said?.details.flatMap((each) => each.errors) ?? []
  const codes = errors.flatMap(({ errorCode }) => Object.entries(errorCode))
  const delay = errors.map((each) => each.details?.quotaErrorDetails?.retryDelay).find(Boolean)
  for (const row of googleErrors) {
    const fits = codes.find(
      ([group, code]) => row.codes?.includes(code) || row.groups?.includes(group),
    )
    if (fits) return { act: row.act, code: fits[1], waitMs: seconds(delay) }
  }
  const act = byStatus[status] ?? (status >= 500 ? 'retry' : 'bug')
  return { act, code: codes[0]?.[1] ?? `HTTP ${status}`, waitMs: seconds(delay) }
}
