import { z } from 'zod'
import { googleRest, REFUSED } from '../../credentials/google-rest.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import { type ChannelAccount, type ChannelApi, lostKey, rowsOfDimension } from '../channel-api.ts'
import type { Access } from '../platform.ts'
import type { Span } from '../platform-api.ts'

export const ga4Scope = 'https://www.googleapis.com/auth/analytics.readonly'

const summaries = z.object({
  accountSummaries: z
    .array(
      z.object({
        displayName: z.string().default(''),
        propertySummaries: z
          .array(
            z.object({
              property: z.string().regex(/^properties\/\d{1,30}$/),
              displayName: z.string().default(''),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})
const property = z.object({ timeZone: z.string(), currencyCode: z.string().default('') })

const header = z.object({ name: z.string() })
const report = z.object({
  dimensionHeaders: z.array(header).default([]),
  metricHeaders: z.array(header).default([]),
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(z.object({ value: z.string() })).default([]),
        metricValues: z.array(
          z.object({ value: z.string().regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i) }),
        ),
      }),
    )
    .default([]),
  rowCount: z.number().int().nonnegative().default(0),
})

const ROWS_PER_PAGE = 10_000
/** The most of one question. */
const RANGES = 4

/** 20261114 */
const toDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (!day) throw new PlatformFailure('google', 'bug', 'answer date')
  return `${year}-${month}-${day}`
}

type Question = { spans: Span[]; dimensions: string[]; metrics: string[] }
type Line = { dimensions: Record<string, string>; amounts: Record<string, number> }

/** Dimensions by our name, with theirs and the metrics that make sense for each. */
const dimensions = [
  { name: '', ga4: [], metrics: ['sessions', 'engagedSessions', 'keyEvents'] },
  { name: 'source', ga4: ['sessionDefaultChannelGroup'], metrics: ['sessions', 'keyEvents'] },
  { name: 'page', ga4: ['landingPage'], metrics: ['sessions', 'keyEvents'] },
  { name: 'event', ga4: ['eventName'], metrics: ['keyEvents'] },
]
const wholePeriods = ['totalUsers']

const isRefused = (error: unknown) => error instanceof PlatformFailure && error.code === REFUSED

export function ga4Api(access: Access): ChannelApi {
  const rest = googleRest(access, ga4Scope)
  const { GOOGLE_ANALYTICS_DATA_URL: data, GOOGLE_ANALYTICS_ADMIN_URL: admin } = access.env

  async function readAll(id: string, { spans, dimensions: names, metrics }: Question) {
    const lines: Line[] = []
    for (;;) {
      const answer = report.parse(
        await rest.post(`${data}/v1beta/properties/${id}:runReport`, {
          dateRanges: spans.map(({ first, last }, at) => ({
            startDate: first,
            endDate: last,
            ...(spans.length > 1 ? { name: String(at) } : {}),
          })),
          dimensions: names.map((name) => ({ name })),
          metrics: metrics.map((name) => ({ name })),
          limit: String(ROWS_PER_PAGE),
          offset: String(lines.length),
          returnPropertyQuota: true,
        }),
      )
      for (const { dimensionValues, metricValues } of answer.rows) {
        lines.push({
          dimensions: Object.fromEntries(
            answer.dimensionHeaders.map(({ name }, at) => [name, dimensionValues[at]?.value ?? '']),
          ),
          amounts: Object.fromEntries(
            answer.metricHeaders.map(({ name }, at) => [name, Number(metricValues[at]?.value)]),
          ),
        })
      }
      if (lines.length >= answer.rowCount) return lines
      if (answer.rows.length === 0) throw new PlatformFailure('google', 'bug', 'endless pages')
    }
  }

  /** Metric by metric where they are refused together: a retired one loses itself, not the report. */
  async function readReport(id: string, question: Question) {
    try {
      return { lines: await readAll(id, question), lost: [] as string[] }
    } catch (error) {
      if (!isRefused(error)) throw error
      const lines: Line[] = []
      const lost: string[] = []
      for (const metric of question.metrics) {
        try {
          lines.push(...(await readAll(id, { ...question, metrics: [metric] })))
        } catch (refusal) {
          if (!isRefused(refusal)) throw refusal
          lost.push(metric)
        }
      }
      return { lines, lost, refusal: error }
    }
  }

  return {
    requests: rest.requests,
    listAccounts: async () => {
      const accounts: ChannelAccount[] = []
      const tokens = new Set<string>()
      let token = ''
      do {
        tokens.add(token)
        const query = new URLSearchParams({
          pageSize: '200',
          ...(token ? { pageToken: token } : {}),
        })
        const answer = summaries.parse(await rest.get(`${admin}/v1beta/accountSummaries?${query}`))
        for (const { displayName: account, propertySummaries } of answer.accountSummaries) {
          for (const each of propertySummaries) {
            const externalId = each.property.replace('properties/', '')
            accounts.push({ externalId, name: each.displayName || account || externalId })
          }
        }
        token = answer.nextPageToken ?? ''
        if (tokens.has(token) && token) throw new PlatformFailure('google', 'bug', 'endless pages')
      } while (token)
      return accounts
    },
    describe: async (id) => {
      const { timeZone, currencyCode } = property.parse(
        await rest.get(`${admin}/v1beta/properties/${id}`),
      )
      return { zone: timeZone, settings: { timeZone, currencyCode } }
    },
    readWindow: async (id, span) => {
      const lost = new Set<string>()
      const rows = []
      for (const { name, ga4, metrics: all } of dimensions) {
        const metrics = all.filter((metric) => !lost.has(metric))
        if (metrics.length === 0) continue
        const question = { spans: [span], dimensions: ['date', ...ga4], metrics }
        const { lines, lost: refused, refusal } = await readReport(id, question)
        // Nothing of it works, so it is not a metric that is gone.
        if (name === '' && refused.length === metrics.length) throw refusal
        for (const metric of refused) lost.add(lostKey(metric, name))
        const values = new Map<string, { day: string; value: string; amounts: Line['amounts'] }>()
        for (const { dimensions: each, amounts } of lines) {
          const day = toDay(each.date ?? '')
          const value = ga4[0] ? (each[ga4[0]] ?? '') || '(not set)' : ''
          const key = `${day} ${value}`
          const same = values.get(key)
          values.set(key, { day, value, amounts: { ...same?.amounts, ...amounts } })
        }
        rows.push(...rowsOfDimension(name, [...values.values()], metrics))
      }
      return {
        rows: rows.filter(({ amount, dimension }) => dimension === '' || amount !== 0),
        lost: [...lost],
        until: span.last,
      }
    },
    readPeriods: async (id, spans) => {
      const rows = []
      const lost = new Set<string>()
      for (let at = 0; at < spans.length; at += RANGES) {
        const batch = spans.slice(at, at + RANGES)
        const question = { spans: batch, dimensions: [], metrics: wholePeriods }
        const { lines, lost: refused } = await readReport(id, question)
        for (const metric of refused) lost.add(metric)
        const ranges = lines.map(({ dimensions: each, amounts }) => {
          const range = Number(each.dateRange ?? 0)
          if (!batch[range]) throw new PlatformFailure('google', 'bug', 'answer dateRange')
          return { range, amounts }
        })
        for (const metric of wholePeriods.filter((each) => !refused.includes(each))) {
          for (const [place, span] of batch.entries()) {
            // A period without anybody has no row.
            const line = ranges.find(({ range, amounts }) => range === place && metric in amounts)
            rows.push({ ...span, metric, amount: line?.amounts[metric] ?? 0 })
          }
        }
      }
      return { rows, lost: [...lost] }
    },
  }
}
