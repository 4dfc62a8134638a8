import { z } from 'zod'
import { type Act, ask, PlatformFailure, type Timeouts, withRetries } from '../fetch-platform.ts'
import { accessToken, type GoogleSecret, type GoogleSettings } from './tokens.ts'

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

function judgeGoogle(
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

const page = z.object({
  results: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
})

/** The Google Ads API with one credential. A search is one operation, however many pages it has. */
export function googleClient(
  settings: GoogleSettings,
  secret: GoogleSecret,
  timeouts: Timeouts,
  signal?: AbortSignal,
) {
  let token: string | undefined
  let sent = 0

  async function once(path: string, loginId: string | null, body: object | undefined) {
    token ??= await accessToken(settings, secret, signal)
    const url = new URL(`${settings.GOOGLE_ADS_URL}/${settings.GOOGLE_ADS_API_VERSION}/${path}`)
    const headers: Record<string, string> = { Authorization: `Bearer ${token}` }
    if (body) headers['Content-Type'] = 'application/json'
    if (loginId) headers['login-customer-id'] = loginId
    // Absent works where an empty one fails.
    if (settings.GOOGLE_ADS_DEVELOPER_TOKEN)
      headers['developer-token'] = settings.GOOGLE_ADS_DEVELOPER_TOKEN
    sent += 1
    const init = body
      ? { method: 'POST', headers, body: JSON.stringify(body) }
      : { method: 'GET', headers }
    const answer = await ask('google', url, init, signal)
    if (answer.status === 200 && answer.body !== null) return answer.body
    const { act, code, waitMs } = judgeGoogle(answer.status, answer.body)
    throw new PlatformFailure('google', act, code, waitMs)
  }

  /** A token that ran out is fetched anew, once. */
  async function refreshing(...given: Parameters<typeof once>) {
    try {
      return await once(...given)
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.act !== 'refresh') throw error
      token = undefined
      return once(...given)
    }
  }

  const patiently = (...given: Parameters<typeof once>) =>
    withRetries(timeouts, () => refreshing(...given), signal)

  /** All rows of a query. No page size: naming one is refused. */
  async function search(customer: string, loginId: string | null, query: string) {
    const rows: unknown[] = []
    const seen = new Set<string>()
    let pageToken: string | undefined
    do {
      const answer = await patiently(`customers/${customer}/googleAds:search`, loginId, {
        query,
        ...(pageToken ? { pageToken } : {}),
      })
      const { results, nextPageToken } = page.parse(answer)
      rows.push(...results)
      pageToken = nextPageToken || undefined
      if (pageToken && seen.has(pageToken)) {
        throw new PlatformFailure('google', 'bug', 'endless pages')
      }
      if (pageToken) seen.add(pageToken)
    } while (pageToken)
    return rows
  }

  return {
    get: (path: string) => patiently(path, null, undefined),
    search,
    requests: () => sent,
  }
}

export type GoogleClient = ReturnType<typeof googleClient>
