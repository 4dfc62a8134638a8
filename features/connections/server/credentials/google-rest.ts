import { z } from 'zod'
import { PlatformFailure, type Reaction, request, withRetries } from '../fetch-platform.ts'
import type { Access } from '../platforms/platform.ts'
import { accessToken, googleSecret } from './google-tokens.ts'

const body = z.looseObject({
  error: z.looseObject({
    status: z.string().optional(),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
    /** The older services put their reason here. */
    errors: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
})

type Row = { reasons: string[]; reaction: Reaction }

const quotaReasons = [
  'RATE_LIMIT_EXCEEDED',
  'RESOURCE_EXHAUSTED',
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
]
/** Codes of a limit that ends by itself. */
export const QUOTA_CODES = [...quotaReasons, 'HTTP 429']

/** By reason, never by message; the first that fits decides. */
const byReason: Row[] = [
  { reasons: ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficientPermissions'], reaction: 'report' },
  { reasons: ['SERVICE_DISABLED', 'accessNotConfigured'], reaction: 'set-up' },
  { reasons: quotaReasons, reaction: 'wait' },
  { reasons: ['UNAUTHENTICATED', 'authError'], reaction: 'refresh' },
]
const byStatus: Record<number, Reaction> = {
  401: 'refresh',
  403: 'report',
  404: 'report',
  429: 'wait',
}

/** A metric or dimension that is not there (any more), or a request of ours that is wrong. */
export const REFUSED = 'INVALID_ARGUMENT'
/** Quotas of these services are by the hour and by the day. */
const QUOTA_WAIT_MS = 60 * 60_000

function judge(status: number, answer: unknown): PlatformFailure {
  const error = body.safeParse(answer).data?.error
  const reasons = [
    ...(error?.details ?? []).map(({ reason }) => reason),
    ...(error?.errors ?? []).map(({ reason }) => reason),
    error?.status,
  ].flatMap((reason) => reason ?? [])
  const row = byReason.find((each) => each.reasons.some((reason) => reasons.includes(reason)))
  const reaction = row?.reaction ?? byStatus[status] ?? (status >= 500 ? 'retry' : 'bug')
  const code =
    row?.reasons.find((reason) => reasons.includes(reason)) ??
    (status === 400 ? REFUSED : (reasons[0] ?? `HTTP ${status}`))
  return new PlatformFailure(
    'google',
    reaction,
    code,
    reaction === 'wait' ? QUOTA_WAIT_MS : undefined,
  )
}

/** A JSON service of Google with one credential and one permission. */
export function googleRest({ env, secret, timeouts, signal }: Access, scope: string) {
  const parsed = googleSecret.parse(secret)
  let token: string | undefined
  let requestCount = 0

  async function once(url: string, json: object | undefined) {
    token ??= await accessToken(env, parsed, scope, signal)
    requestCount += 1
    const headers = { Authorization: `Bearer ${token}` }
    const init = json
      ? {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(json),
        }
      : { method: 'GET', headers }
    const answer = await request('google', new URL(url), init, signal)
    if (answer.status === 200 && answer.body !== null) return answer.body
    throw judge(answer.status, answer.body)
  }

  /** An expired access token is replaced once. */
  async function refreshing(url: string, json: object | undefined) {
    try {
      return await once(url, json)
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.reaction !== 'refresh') throw error
      token = undefined
      return once(url, json)
    }
  }

  const retrying = (url: string, json?: object) =>
    withRetries(timeouts, () => refreshing(url, json), signal)

  return {
    get: (url: string) => retrying(url),
    post: (url: string, json: object) => retrying(url, json),
    requests: () => requestCount,
  }
}
