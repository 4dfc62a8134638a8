import { z } from 'zod'
import { ask, type Patience, withRetries } from '../ask.ts'
import { PlatformFailure } from '../failure.ts'
import { judgeGoogle } from './errors.ts'
import { accessToken, type GoogleSecret, type GoogleSettings } from './tokens.ts'

const page = z.object({
  results: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
})

/** The Google Ads API with one credential. A search is one operation, however many pages it has. */
export function googleClient(
  settings: GoogleSettings,
  secret: GoogleSecret,
  patience: Patience,
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
    withRetries(patience, () => refreshing(...given), signal)

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
