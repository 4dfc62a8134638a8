import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { googleRest, REFUSED } from '../../credentials/google-rest.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import {
  type ChannelAccount,
  type ChannelApi,
  type ChannelRow,
  lostKey,
  rowsOfDimension,
} from '../channel-api.ts'
import type { Access } from '../platform.ts'
import type { Span } from '../platform-api.ts'

export const businessProfileScope = 'https://www.googleapis.com/auth/business.manage'

/** Days it may take until a day is there. */
const LATEST_DAYS = 5

/** Google's names by ours; several of one are parts of a dimension. */
const dailyMetrics: Record<string, { metric: string; where?: string }> = {
  CALL_CLICKS: { metric: 'calls' },
  BUSINESS_DIRECTION_REQUESTS: { metric: 'directions' },
  WEBSITE_CLICKS: { metric: 'website' },
  // The button of WhatsApp or of messages by text.
  MESSAGING_CLICKS: { metric: 'messages' },
  BUSINESS_IMPRESSIONS_MOBILE_MAPS: { metric: 'impressions', where: 'MOBILE_MAPS' },
  BUSINESS_IMPRESSIONS_MOBILE_SEARCH: { metric: 'impressions', where: 'MOBILE_SEARCH' },
  BUSINESS_IMPRESSIONS_DESKTOP_MAPS: { metric: 'impressions', where: 'DESKTOP_MAPS' },
  BUSINESS_IMPRESSIONS_DESKTOP_SEARCH: { metric: 'impressions', where: 'DESKTOP_SEARCH' },
}

const accountPage = z.object({
  accounts: z.array(z.object({ name: z.string().regex(/^accounts\/\w+$/) })).default([]),
  nextPageToken: z.string().optional(),
})
const locationPage = z.object({
  locations: z
    .array(
      z.object({
        name: z.string().regex(/^locations\/\w{1,60}$/),
        title: z.string().default(''),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})
const series = z.object({
  multiDailyMetricTimeSeries: z.array(
    z.object({
      dailyMetricTimeSeries: z.array(
        z.object({
          dailyMetric: z.string(),
          timeSeries: z.object({
            datedValues: z
              .array(
                z.object({
                  date: z.object({ year: z.number(), month: z.number(), day: z.number() }),
                  // Left out where it is zero.
                  value: z.string().regex(/^\d+$/).default('0'),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
})

type Value = { name: string; day: string; amount: number }

const two = (number: number) => String(number).padStart(2, '0')
const isRefused = (error: unknown) => error instanceof PlatformFailure && error.code === REFUSED

function dateParams(name: string, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  return [
    [`daily_range.${name}.year`, year],
    [`daily_range.${name}.month`, String(Number(month))],
    [`daily_range.${name}.day`, String(Number(date))],
  ] as [string, string][]
}

export function businessProfileApi(access: Access): ChannelApi {
  const rest = googleRest(access, businessProfileScope)
  const { env } = access

  /** All pages of a list. */
  async function listAll<T>(
    url: string,
    read: (answer: unknown) => { items: T[]; next: string | undefined },
  ): Promise<T[]> {
    const items: T[] = []
    const tokens = new Set<string>()
    for (let token = ''; ; ) {
      const page = token ? `${url}&pageToken=${encodeURIComponent(token)}` : url
      const { items: more, next } = read(await rest.get(page))
      items.push(...more)
      if (!next) return items
      if (tokens.has(next)) throw new PlatformFailure('google', 'bug', 'endless pages')
      tokens.add(next)
      token = next
    }
  }

  async function readValues(id: string, { first, last }: Span, names: string[]): Promise<Value[]> {
    const params = new URLSearchParams([
      ...names.map((name): [string, string] => ['dailyMetrics', name]),
      ...dateParams('start_date', first),
      ...dateParams('end_date', last),
    ])
    const path = `v1/locations/${id}:fetchMultiDailyMetricsTimeSeries`
    const answer = series.parse(
      await rest.get(`${env.GOOGLE_BUSINESS_PERFORMANCE_URL}/${path}?${params}`),
    )
    return answer.multiDailyMetricTimeSeries.flatMap(({ dailyMetricTimeSeries }) =>
      dailyMetricTimeSeries.flatMap(({ dailyMetric: name, timeSeries }) =>
        timeSeries.datedValues.map(({ date, value }) => ({
          name,
          day: `${date.year}-${two(date.month)}-${two(date.day)}`,
          amount: Number(value),
        })),
      ),
    )
  }

  /** One by one where they are refused together. */
  async function readAll(id: string, span: Span) {
    const names = Object.keys(dailyMetrics)
    try {
      return { values: await readValues(id, span, names), refused: [] }
    } catch (error) {
      if (!isRefused(error)) throw error
      const values: Value[] = []
      const refused: string[] = []
      for (const name of names) {
        try {
          values.push(...(await readValues(id, span, [name])))
        } catch (refusal) {
          if (!isRefused(refusal)) throw refusal
          refused.push(name)
        }
      }
      if (refused.length === names.length) throw error
      return { values, refused }
    }
  }

  return {
    requests: rest.requests,
    listAccounts: async () => {
      const accounts = await listAll(
        `${env.GOOGLE_BUSINESS_ACCOUNTS_URL}/v1/accounts?pageSize=20`,
        (answer) => {
          const { accounts: items, nextPageToken: next } = accountPage.parse(answer)
          return { items, next }
        },
      )
      const locations = new Map<string, ChannelAccount>()
      for (const { name: account } of accounts) {
        const url = `${env.GOOGLE_BUSINESS_INFORMATION_URL}/v1/${account}/locations?readMask=name,title&pageSize=100`
        const listed = await listAll(url, (answer) => {
          const { locations: items, nextPageToken: next } = locationPage.parse(answer)
          return { items, next }
        })
        for (const { name, title } of listed) {
          const externalId = name.replace('locations/', '')
          locations.set(externalId, { externalId, name: title || externalId })
        }
      }
      return [...locations.values()]
    },
    // The service names no zone; days are taken for the agency's.
    describe: async () => ({ zone: brand.timeZone, settings: {} }),
    readWindow: async (id, span) => {
      const { values, refused } = await readAll(id, span)
      const lost = new Set<string>()
      for (const name of refused) {
        const { metric = name } = dailyMetrics[name] ?? {}
        lost.add(lostKey(metric, ''))
      }
      const totals = new Map<string, Record<string, number>>()
      const places: Parameters<typeof rowsOfDimension>[1] = []
      for (const { name, day, amount } of values) {
        const about = dailyMetrics[name]
        // A part of what is lost would pass for the whole.
        if (!about || lost.has(about.metric)) continue
        const sums = totals.get(day) ?? {}
        sums[about.metric] = (sums[about.metric] ?? 0) + amount
        totals.set(day, sums)
        if (about.where && amount > 0) {
          places.push({ day, value: about.where, amounts: { [about.metric]: amount } })
        }
      }
      const days = [...totals].map(([day, amounts]) => ({ day, value: '', amounts }))
      const rows: ChannelRow[] = [
        ...rowsOfDimension('', days, ['calls']),
        ...rowsOfDimension('where', places, ['impressions']),
      ].filter(({ amount }) => amount !== 0)
      const latest = rows.reduce((last, { day }) => (day > last ? day : last), '')
      const late = addDays(span.last, -LATEST_DAYS)
      return { rows, lost: [...lost], until: latest > late ? latest : late }
    },
    // All its figures are counts of presses, which add up.
    readPeriods: async () => ({ rows: [], lost: [] }),
  }
}
