import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { addDays, countDays, type Day, type Span } from '#features/shared/rules/days.ts'
import { PlatformFailure } from '../fetch-platform.ts'
import type { MetaClient } from '../platforms/meta-ads/meta-client.ts'

/** Meta's organic days are those of California, whatever the account. */
export const META_ZONE = 'America/Los_Angeles'

/** 2026-10-20T15:00:00+0000 */
export const metaMoment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

/** The second at which a day begins. */
export const startOf = (day: Day): string =>
  String(Temporal.PlainDate.from(day).toZonedDateTime(META_ZONE).epochMilliseconds / 1000)

/** Values are named by the end of their day. */
export function dayEndedAt(moment: string): Day {
  const end = Temporal.Instant.from(moment.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return end.subtract({ hours: 1 }).toZonedDateTimeISO(META_ZONE).toPlainDate().toString()
}

export const spanParams = ({ first, last }: Span) => ({
  since: startOf(first),
  until: startOf(addDays(last, 1)),
})

export const isWithin = (span: Span, days: number) => countDays(span) <= days

const amount = z.number()
const insight = z.object({
  name: z.string(),
  values: z
    .array(z.object({ value: amount.default(0), end_time: z.string().optional() }))
    .default([]),
  total_value: z.object({ value: amount.default(0) }).optional(),
})
const answer = z.object({ data: z.array(insight) })
type Insight = z.infer<typeof insight>

/** Code 100 without a known subcode: a metric that is not there (any more), or a wrong request. */
const isRefused = (error: unknown) =>
  error instanceof PlatformFailure && error.reaction === 'bug' && error.code.split('/')[0] === '100'

/**
 * Reads insights despite retired metrics: a refused request is repeated metric by metric, and this
 * reader does not request a refused metric again.
 */
export function insightReader(client: MetaClient) {
  const refused = new Set<string>()

  const read = async (path: string, metrics: string[], params: Record<string, string>) =>
    answer.parse(await client.get(`${path}/insights`, { metric: metrics.join(','), ...params }))
      .data

  async function readLeft(path: string, metrics: string[], params: Record<string, string>) {
    const left = metrics.filter((metric) => !refused.has(metric))
    if (left.length === 0) return []
    try {
      return await read(path, left, params)
    } catch (error) {
      if (!isRefused(error)) throw error
      if (left.length === 1) {
        refused.add(left[0] as string)
        return []
      }
      const insights: Insight[] = []
      for (const metric of left) insights.push(...(await readLeft(path, [metric], params)))
      return insights
    }
  }

  return {
    read: readLeft,
    refused: (metrics: string[]) => metrics.filter((metric) => refused.has(metric)),
  }
}

/** Where every metric is refused it is the request that is wrong. */
export const refusedRequest = () => new PlatformFailure('meta', 'bug', '100')

/** Reasons for which one publication has no figures while all others have. */
const NO_FIGURES = ['10', '100/33', '100/2108006']

/** Figures of one publication; few viewers, or a time before the account was a business, are none. */
export async function postFigures(
  reader: ReturnType<typeof insightReader>,
  id: string,
  names: Record<string, string>,
  params: Record<string, string> = {},
): Promise<Record<string, number>> {
  try {
    const insights = await reader.read(id, Object.keys(names), params)
    return Object.fromEntries(
      insights.flatMap(({ name, values, total_value }) => {
        const value = total_value?.value ?? values[0]?.value
        const key = names[name]
        return key && value !== undefined ? [[key, value]] : []
      }),
    )
  } catch (error) {
    if (error instanceof PlatformFailure && NO_FIGURES.includes(error.code)) return {}
    throw error
  }
}

const pageRow = z.object({
  id: z.string().regex(/^\d{1,40}$/),
  name: z.string().default(''),
  access_token: z.string().min(1).optional(),
  instagram_business_account: z
    .object({
      id: z.string().regex(/^\d{1,40}$/),
      username: z.string().default(''),
      name: z.string().default(''),
    })
    .optional(),
})

/** The pages a token reaches, and what else is asked of each. */
export async function listPages(client: MetaClient, fields: string) {
  const rows = await client.list('me/accounts', { fields, limit: '100' })
  return rows.map((row) => pageRow.parse(row))
}
