import { z } from 'zod'
import type { ConvertedAmount } from '#features/figures/rules/converted.ts'
import { type Figures, noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import {
  type PeriodQuery,
  type ResolvedPeriod,
  resolvePeriod,
} from '#features/figures/rules/period.ts'
import { type Day, daysOf, type Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { type FigureSource, readAsClient } from '#server/db/replica/read-as-client.ts'
import type { Viewer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { type FigureNote, readFigureNotes } from '../goals/figure-notes.ts'
import { type RankedAds, rankCampaignAds } from './read-ads.ts'
import { readConverted } from './read-converted.ts'
import { type DayFigures, figureColumns, figureRow, toFigures } from './read-period.ts'
import { type Account, type CampaignFacts, readAccount } from './read-received.ts'

/** Reach is per day and cannot be summed. */
type ReachedDay = DayFigures & { reach: number | null }

export type CampaignReport = {
  query: PeriodQuery
  account: Account
  campaign: CampaignFacts
  period: ResolvedPeriod
  total: Figures
  before: Figures
  days: ReachedDay[]
  notes: FigureNote[]
  /** Spend that came in other currencies. */
  converted: ConvertedAmount[]
  /** Ads, keywords and ad sets, where a file or a connection has them. */
  ads: RankedAds[]
}

const dayRow = figureRow.extend({ day: textAs<Day>(), reach: z.nullable(z.number()) })

async function readDays(tx: Transaction, clientId: string, id: string, span: Span | null) {
  if (!span) return []
  const rows = await queryRows(tx, dayRow)`
    select date::text as day, max(reach)::float8 as reach, ${figureColumns}
    from alisio.campaigns_stats
    where campaign_id = ${id} and client_id = ${clientId}
      and date between ${span.first}::date and ${span.last}::date
    group by date`
  return rows
}

/** Null also for another client's campaign. */
export function readCampaign(
  database: FigureSource,
  viewer: Viewer,
  id: string,
  requested: PeriodQuery,
  today?: Day,
): Promise<CampaignReport | null> {
  if (!isUuid(id)) return Promise.resolve(null)
  const { clientId } = viewer
  return readAsClient(database, viewer, async (tx) => {
    const account = await readAccount(tx, clientId, today)
    const campaign = account.campaigns.find((each) => each.id === id.toLowerCase())
    if (!campaign) return null
    const query = { ...requested, platform: null }
    const received = account.received.filter(({ platform }) => platform === campaign.platform)
    const period = resolvePeriod(query, received, account.today)
    const rows = await readDays(tx, clientId, campaign.id, period.received)
    const before = await readDays(tx, clientId, campaign.id, period.before)
    const byDay = new Map(rows.map((row) => [row.day, row]))
    return {
      query,
      account,
      campaign,
      period,
      total: rows.length > 0 ? sumFigures(rows.map(toFigures)) : noFigures,
      before: before.length > 0 ? sumFigures(before.map(toFigures)) : noFigures,
      days: daysOf(period.requested).map((date) => {
        const row = byDay.get(date)
        return { date, figures: row ? toFigures(row) : null, reach: row?.reach ?? null }
      }),
      converted: await readConverted(tx, clientId, period.received, campaign.id),
      ads: await rankCampaignAds(tx, clientId, period.received, campaign.id),
      notes: await readFigureNotes(tx, clientId, {
        span: period.requested,
        campaignId: campaign.id,
      }),
    }
  })
}
