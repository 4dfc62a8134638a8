import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '#server/env/env.ts'
import {
  type Answer,
  PlatformFailure,
  type Reaction,
  request,
  type Timeouts,
  withRetries,
} from '../../fetch-platform.ts'

const metaErrorBody = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().default(0),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
  }),
})

type MetaError = z.infer<typeof metaErrorBody>['error']

type Row = {
  /** Codes, or ranges of them. */
  codes: (number | [number, number])[]
  subcodes?: number[]
  message?: RegExp
  reaction: Reaction
}

/** The first matching row decides. HTTP statuses do not: dead tokens and limits come with 400. */
const metaErrors: Row[] = [
  { codes: [190, 102], reaction: 'reconnect' },
  { codes: [100], subcodes: [33], reaction: 'report' },
  { codes: [100], message: /missing permissions/i, reaction: 'report' },
  { codes: [10, [200, 299]], reaction: 'report' },
  { codes: [1], message: /reduce the amount of data/i, reaction: 'halve' },
  { codes: [100], subcodes: [1487534, 1504018], reaction: 'halve' },
  { codes: [2], subcodes: [1504038], reaction: 'halve' },
  { codes: [4, 17, 32, 341, 613, [80000, 80014]], reaction: 'wait' },
  { codes: [1, 2], reaction: 'retry' },
]

/** Codes of a limit that ends by itself, with or without their subcode. */
export const isMetaQuota = (problem: string) =>
  problem === 'usage' || /^(?:4|17|32|341|613|800(?:0\d|1[0-4]))(?:\/|$)/.test(problem)

const isInRange = (code: number, range: number | [number, number]) =>
  typeof range === 'number' ? code === range : code >= range[0] && code <= range[1]

function judgeMeta({ code, error_subcode, message, is_transient }: MetaError): Reaction {
  const row = metaErrors.find(
    ({ codes, subcodes, message: words }) =>
      codes.some((range) => isInRange(code, range)) &&
      (!subcodes || subcodes.includes(error_subcode ?? 0)) &&
      (!words || words.test(message)),
  )
  return row?.reaction ?? (is_transient ? 'retry' : 'bug')
}

const metaCode = ({ code, error_subcode }: MetaError) =>
  error_subcode ? `${code}/${error_subcode}` : String(code)

/** Used share of the platform's limits, and minutes until access is regained. */
type Usage = { percent: number; minutes: number }

const shares = z.looseObject({
  call_count: z.number().optional(),
  total_cputime: z.number().optional(),
  total_time: z.number().optional(),
  acc_id_util_pct: z.number().optional(),
  app_id_util_pct: z.number().optional(),
  estimated_time_to_regain_access: z.number().optional(),
})
const byBusiness = z.record(z.string(), z.array(shares))

const headers = ['x-app-usage', 'x-ad-account-usage', 'x-fb-ads-insights-throttle']

function tryParse<T>(schema: z.ZodType<T>, text: string | null): T | undefined {
  if (!text) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function readUsage(responseHeaders: Headers): Usage {
  const business = tryParse(byBusiness, responseHeaders.get('x-business-use-case-usage')) ?? {}
  const all = [
    ...Object.values(business).flat(),
    ...headers.map((name) => tryParse(shares, responseHeaders.get(name)) ?? {}),
  ]
  const percent = all.flatMap((each) => [
    each.call_count ?? 0,
    each.total_cputime ?? 0,
    each.total_time ?? 0,
    each.acc_id_util_pct ?? 0,
    each.app_id_util_pct ?? 0,
  ])
  const minutes = all.map((each) => each.estimated_time_to_regain_access ?? 0)
  return { percent: Math.max(0, ...percent), minutes: Math.max(0, ...minutes) }
}

const SLOW_FROM_PERCENT = 75
const PAUSE_FROM_PERCENT = 95
const SLOW_MS = 3000
/** When the platform names no minutes: its windows are an hour. */
const UNNAMED_WAIT_MS = 15 * 60_000

const page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
})

export type MetaSettings = Pick<
  Env,
  'META_GRAPH_URL' | 'META_API_VERSION' | 'META_APP_ID' | 'META_APP_SECRET'
>
type Parameters = Record<string, string>
type CallArgs = ['GET' | 'POST', string, Parameters, string?]

const waitOf = ({ minutes }: Usage) => (minutes > 0 ? minutes * 60_000 : UNNAMED_WAIT_MS)

function refuse(answer: Answer, usage: Usage): never {
  const error = metaErrorBody.safeParse(answer.body).data?.error
  if (!error) throw new PlatformFailure('meta', 'retry', `HTTP ${answer.status}`)
  const judged = judgeMeta(error)
  const reaction = judged === 'bug' && answer.status >= 500 ? 'retry' : judged
  throw new PlatformFailure(
    'meta',
    reaction,
    metaCode(error),
    reaction === 'wait' ? waitOf(usage) : undefined,
  )
}

/** The Graph API with one token, within the limits of its headers. */
export function metaClient(
  settings: MetaSettings,
  token: string,
  timeouts: Timeouts,
  signal?: AbortSignal,
) {
  let usage: Usage = { percent: 0, minutes: 0 }
  let requestCount = 0

  async function waitForLimits() {
    if (usage.percent >= PAUSE_FROM_PERCENT) {
      const wait = waitOf(usage)
      usage = { percent: 0, minutes: 0 }
      throw new PlatformFailure('meta', 'wait', 'usage', wait)
    }
    if (usage.percent >= SLOW_FROM_PERCENT) await timeouts.sleep(SLOW_MS, signal)
  }

  async function call(method: 'GET' | 'POST', path: string, params: Parameters, bearer = token) {
    await waitForLimits()
    const url = new URL(`${settings.META_GRAPH_URL}/${settings.META_API_VERSION}/${path}`)
    const headers = bearer ? { Authorization: `Bearer ${bearer}` } : undefined
    const proof =
      settings.META_APP_SECRET && token && bearer === token
        ? {
            appsecret_proof: createHmac('sha256', settings.META_APP_SECRET)
              .update(token)
              .digest('hex'),
          }
        : undefined
    const parameters = new URLSearchParams({ ...params, ...proof })
    if (method === 'GET') url.search = parameters.toString()
    requestCount += 1
    const body = method === 'POST' ? parameters : undefined
    const answer = await request('meta', url, { method, headers, body }, signal)
    usage = readUsage(answer.headers)
    const refused = typeof answer.body === 'object' && answer.body && 'error' in answer.body
    if (answer.status >= 400 || refused || answer.body === null) refuse(answer, usage)
    return answer.body
  }

  const retrying = (...args: CallArgs) => withRetries(timeouts, () => call(...args), signal)

  /**
   * All pages, or those until there is enough. The next page's address is not followed, since it may
   * contain the token.
   */
  async function list(
    path: string,
    params: Parameters,
    isEnough: (rows: unknown[]) => boolean = () => false,
  ): Promise<unknown[]> {
    const rows: unknown[] = []
    const cursors = new Set<string>()
    let after: string | undefined
    do {
      const query = after === undefined ? params : { ...params, after }
      const { data, paging } = page.parse(await retrying('GET', path, query))
      rows.push(...data)
      after = paging?.next && !isEnough(rows) ? paging.cursors?.after : undefined
      if (after !== undefined && cursors.has(after)) {
        throw new PlatformFailure('meta', 'bug', 'endless pages')
      }
      if (after !== undefined) cursors.add(after)
    } while (after !== undefined)
    return rows
  }

  return {
    list,
    get: (path: string, params: Parameters) => retrying('GET', path, params),
    post: (path: string, params: Parameters, bearer?: string) =>
      retrying('POST', path, params, bearer),
    requests: () => requestCount,
  }
}

export type MetaClient = ReturnType<typeof metaClient>
