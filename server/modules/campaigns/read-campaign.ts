import { sql } from 'drizzle-orm'
import type { Period } from '#contracts/campaign-figures.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database } from '#server/db/client.ts'
import {
  type DayRow,
  dayColumns,
  foldDays,
  type PeriodFigures,
  readToday,
  withinDays,
} from './period-days.ts'

type Campaign = {
  id: string
  name: string
  objective: string
  status: string
  demo: boolean
  source: 'meta' | 'google' | null
  updatedAt: string
}

export type CampaignReport = PeriodFigures & { campaign: Campaign }

/** From the address, so it may be anything. */
export const isCampaignId = (text: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** One campaign of the client, or null: also when it is another client's. */
export function readCampaign(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  id: string,
  period: Period,
): Promise<CampaignReport | null> {
  if (!isCampaignId(id)) return Promise.resolve(null)
  return asClient(database, viewer, async (tx) => {
    const found = await tx.execute<Omit<Campaign, 'updatedAt'> & { updated_at: Date }>(sql`
      select id, campaign_name as name, objective, status, demo, source, updated_at
      from alisio.campaigns where id = ${id}`)
    const [row] = found.rows
    if (!row) return null
    const { updated_at, ...campaign } = row
    const lastDay = await readToday(tx)
    const { rows } = await tx.execute<DayRow>(sql`
      select ${dayColumns} from alisio.campaigns_stats
      where campaign_id = ${id} and ${withinDays(lastDay, period * 2)}
      group by date`)
    return {
      campaign: { ...campaign, updatedAt: new Date(updated_at).toISOString() },
      ...foldDays(rows, lastDay, period),
    }
  })
}
