import { z } from 'zod'
import { PlatformFailure, type Timeouts } from '../../fetch-platform.ts'
import type { Span } from '../platform-api.ts'
import type { MetaClient } from './meta-client.ts'

const LIMIT = 100
const SMALLEST_LIMIT = 25
const ASYNC_POLL_MS = 5000
const ASYNC_POLLS = 120

export const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
export const actions = z
  .array(z.looseObject({ action_type: z.string(), value: decimal }))
  .default([])

/** Numbers come as strings; an absent key means none. */
const insight = z.object({
  campaign_id: z.string(),
  campaign_name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  account_currency: z.string().optional(),
  date_start: z.iso.date(),
  date_stop: z.iso.date(),
  impressions: wholeNumber.default(0),
  reach: wholeNumber.optional(),
  frequency: decimal.optional(),
  clicks: wholeNumber.default(0),
  inline_link_clicks: wholeNumber.default(0),
  spend: decimal.default('0'),
  actions,
  action_values: actions,
  purchase_roas: actions,
  attribution_setting: z.string().optional(),
})
export type Insight = z.infer<typeof insight>

const totals = z.object({
  impressions: wholeNumber.default(0),
  inline_link_clicks: wholeNumber.default(0),
  spend: decimal.default('0'),
})

const fields =
  'campaign_id,campaign_name,account_currency,impressions,reach,frequency,clicks,inline_link_clicks,spend,actions,action_values,purchase_roas,attribution_setting'

/** Includes deleted ones, whose days are omitted without the filter. */
export const allStatuses = ['ACTIVE', 'PAUSED', 'IN_PROCESS', 'WITH_ISSUES', 'ARCHIVED', 'DELETED']
const filtering = JSON.stringify([
  { field: 'campaign.effective_status', operator: 'IN', value: allStatuses },
])

const range = ({ first, last }: Span) => JSON.stringify({ since: first, until: last })

const run = z.object({ report_run_id: z.union([z.string(), z.number().transform(String)]) })
const runState = z.object({
  async_status: z.string(),
  async_percent_completion: z.number().optional(),
})

/** An asynchronous report, for requests that are refused as too large. */
async function readLater(
  client: MetaClient,
  path: string,
  params: Record<string, string>,
  { sleep }: Timeouts,
) {
  const { report_run_id } = run.parse(await client.post(path, params))
  for (let polls = 0; polls < ASYNC_POLLS; polls += 1) {
    const { async_status } = runState.parse(
      await client.get(report_run_id, { fields: 'async_status,async_percent_completion' }),
    )
    if (async_status === 'Job Completed') {
      return client.list(`${report_run_id}/insights`, { limit: String(LIMIT) })
    }
    if (/Failed|Skipped/.test(async_status)) break
    await sleep(ASYNC_POLL_MS)
  }
  throw new PlatformFailure('meta', 'retry', 'report not made')
}

const nextDay = (day: string) => shift(day, 1)
const shift = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)

const campaigns = { level: 'campaign', fields }
export type Level = typeof campaigns

/** Too large requests are split: fewer days, then shorter pages, then a report. */
export async function readRows(
  client: MetaClient,
  account: string,
  span: Span,
  timeouts: Timeouts,
  what: Level = campaigns,
  limit = LIMIT,
): Promise<unknown[]> {
  const path = `act_${account}/insights`
  const params = {
    ...what,
    time_increment: '1',
    time_range: range(span),
    filtering,
  }
  try {
    return await client.list(path, { ...params, limit: String(limit) })
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.reaction !== 'halve') throw error
    if (span.first < span.last) {
      const days = (Date.parse(span.last) - Date.parse(span.first)) / 86_400_000
      const middle = shift(span.first, Math.floor(days / 2))
      const halves = [
        { first: span.first, last: middle },
        { first: nextDay(middle), last: span.last },
      ]
      const rows: unknown[] = []
      for (const half of halves) {
        rows.push(...(await readRows(client, account, half, timeouts, what, limit)))
      }
      return rows
    }
    if (limit > SMALLEST_LIMIT) {
      return readRows(client, account, span, timeouts, what, Math.floor(limit / 2))
    }
    return readLater(client, path, params, timeouts)
  }
}

export async function readInsights(
  client: MetaClient,
  account: string,
  span: Span,
  timeouts: Timeouts,
): Promise<Insight[]> {
  const rows = await readRows(client, account, span, timeouts)
  return rows.map((row) => insight.parse(row))
}

/** The whole account in one row, deleted campaigns included; no row without impressions. */
export async function readAccountTotals(client: MetaClient, account: string, span: Span) {
  const rows = await client.list(`act_${account}/insights`, {
    level: 'account',
    time_range: range(span),
    fields: 'impressions,inline_link_clicks,spend',
  })
  return totals.parse(rows[0] ?? {})
}
