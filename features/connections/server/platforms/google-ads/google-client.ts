import { z } from 'zod'
import {
  accessToken,
  type GoogleSecret,
  type GoogleSettings,
} from '../../credentials/google-tokens.ts'
import {
  PlatformFailure,
  type Reaction,
  request,
  type Timeouts,
  withRetries,
} from '../../fetch-platform.ts'

export const adsScope = 'https://www.googleapis.com/auth/adwords'

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

type Row = { codes?: string[]; groups?: string[]; reaction: Reaction }

/** By error code, never by message. */
const googleErrors: Row[] = [
  { codes: ['OAUTH_TOKEN_EXPIRED', 'OAUTH_TOKEN_INVALID'], reaction: 'refresh' },
  {
    codes: [
      'OAUTH_TOKEN_REVOKED',
      'NOT_ADS_USER',
      'CUSTOMER_NOT_FOUND',
      'TWO_STEP_VERIFICATION_NOT_ENROLLED',
    ],
    reaction: 'reconnect',
  },
  { codes: ['USER_PERMISSION_DENIED', 'CUSTOMER_NOT_ENABLED'], reaction: 'report' },
  { codes: ['CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', 'PROJECT_DISABLED'], reaction: 'set-up' },
  { codes: ['RESOURCE_EXHAUSTED', 'RESOURCE_TEMPORARILY_EXHAUSTED'], reaction: 'wait' },
  { groups: ['queryError', 'requestError'], reaction: 'bug' },
]

/** When the answer has no detail. */
const byStatus: Record<number, Reaction> = { 401: 'refresh', 403: 'report', 429: 'wait' }

const seconds = (delay: string | undefined) => {
  const match = /^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')
  return match ? Number(match[1]) * 1000 : undefined
}

function judgeGoogle(
  status: number,
  answer: unknown,
): { reaction: Reaction; code: string; waitMs: number | undefined } {
  const error = body.safeParse(Array.isArray(answer) ? answer[0] : answer).data?.error
  const errors = error?.details.flatMap((each) => each.errors) ?? []
  const codes = errors.flatMap(({ errorCode }) => Object.entries(errorCode))
  const delay = errors.map((each) => each.details?.quotaErrorDetails?.retryDelay).find(Boolean)
  for (const row of googleErrors) {
    const fits = codes.find(
      ([group, code]) => row.codes?.includes(code) || row.groups?.includes(group),
    )
    if (fits) return { reaction: row.reaction, code: fits[1], waitMs: seconds(delay) }
  }
  const reaction = byStatus[status] ?? (status >= 500 ? 'retry' : 'bug')
  return { reaction, code: codes[0]?.[1] ?? `HTTP ${status}`, waitMs: seconds(delay) }
}

const page = z.object({
  results: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
})

/**
 * The Google Ads API with one credential. A search counts as one operation, regardless of its
 * pages.
 */
export function googleClient(
  settings: GoogleSettings,
  secret: GoogleSecret,
  timeouts: Timeouts,
  signal?: AbortSignal,
) {
  let token: string | undefined
  let requestCount = 0

  async function once(path: string, loginId: string | null, body: object | undefined) {
    token ??= await accessToken(settings, secret, adsScope, signal)
    const url = new URL(`${settings.GOOGLE_ADS_URL}/${settings.GOOGLE_ADS_API_VERSION}/${path}`)
    const headers: Record<string, string> = { Authorization: `Bearer ${token}` }
    if (body) headers['Content-Type'] = 'application/json'
    if (loginId) headers['login-customer-id'] = loginId
    // The header must be absent rather than empty.
    if (settings.GOOGLE_ADS_DEVELOPER_TOKEN)
      headers['developer-token'] = settings.GOOGLE_ADS_DEVELOPER_TOKEN
    requestCount += 1
    const init = body
      ? { method: 'POST', headers, body: JSON.stringify(body) }
      : { method: 'GET', headers }
    const answer = await request('google', url, init, signal)
    if (answer.status === 200 && answer.body !== null) return answer.body
    const { reaction, code, waitMs } = judgeGoogle(answer.status, answer.body)
    throw new PlatformFailure('google', reaction, code, waitMs)
  }

  /** An expired access token is replaced once. */
  async function refreshing(...args: Parameters<typeof once>) {
    try {
      return await once(...args)
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.reaction !== 'refresh') throw error
      token = undefined
      return once(...args)
    }
  }

  const retrying = (...args: Parameters<typeof once>) =>
    withRetries(timeouts, () => refreshing(...args), signal)

  /** All rows of a query. Naming a page size is refused by the API. */
  async function search(customer: string, loginId: string | null, query: string) {
    const rows: unknown[] = []
    const pageTokens = new Set<string>()
    let pageToken: string | undefined
    do {
      const answer = await retrying(`customers/${customer}/googleAds:search`, loginId, {
        query,
        ...(pageToken ? { pageToken } : {}),
      })
      const { results, nextPageToken } = page.parse(answer)
      rows.push(...results)
      pageToken = nextPageToken || undefined
      if (pageToken && pageTokens.has(pageToken)) {
        throw new PlatformFailure('google', 'bug', 'endless pages')
      }
      if (pageToken) pageTokens.add(pageToken)
    } while (pageToken)
    return rows
  }

  return {
    get: (path: string) => retrying(path, null, undefined),
    search,
    requests: () => requestCount,
  }
}

export type GoogleClient = ReturnType<typeof googleClient>
