import { sql } from 'drizzle-orm'
import type { Period } from '#contracts/campaign-figures.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import {
  type DayRow,
  dayColumns,
  foldDays,
  type PeriodFigures,
  readToday,
  withinDays,
} from './period-days.ts'

export type Overview = PeriodFigures & { account: CampaignAccount }

/** What the client has at all, whatever the period. */
export type CampaignAccount = { campaigns: number; demo: boolean; updatedAt: string | null }

export async function readAccount(tx: Transaction): Promise<CampaignAccount> {
  const { rows } = await tx.execute<{
    campaigns: number
    demo: boolean
    updated_at: Date | null
  }>(sql`
    select count(*)::int as campaigns, coalesce(bool_or(demo), false) as demo,
      max(updated_at) as updated_at
    from alisio.campaigns`)
  const { campaigns = 0, demo = false, updated_at = null } = rows[0] ?? {}
  return { campaigns, demo, updatedAt: updated_at && new Date(updated_at).toISOString() }
}

/** The client's figures over all campaigns, in the period that ends today and the one before. */
export function readOverview(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  period: Period,
): Promise<Overview> {
  return asClient(database, viewer, async (tx) => {
    const account = await readAccount(tx)
    const lastDay = await readToday(tx)
    const { rows } = await tx.execute<DayRow>(sql`
      select ${dayColumns} from alisio.campaigns_stats
      where ${withinDays(lastDay, period * 2)}
      group by date`)
    return { account, ...foldDays(rows, lastDay, period) }
  })
}
