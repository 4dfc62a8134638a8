import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { user } from '#features/people/server/schema.ts'
import type { Database } from '#server/db/client.ts'

type Client = { id: string; email: string }

/** An account as far as the database cares: a row that campaigns can belong to, confirmed. */
export async function addClient({ db }: Database): Promise<Client> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await db.insert(user).values({ id, name: 'Cliente de teste', email, emailVerified: true })
  return { id, email }
}

/** Looking at the client that came with one's account. */
export const viewOf = ({ id }: { id: string }) => ({ userId: id, clientId: id })

export type CampaignRow = {
  name?: string
  objective?: string
  status?: string
  demo?: boolean
  showcase?: boolean
  source?: 'meta' | 'google'
}

export async function addCampaign(
  { db }: Database,
  owner: Client,
  { name = 'Leads', objective = 'OUTCOME_LEADS', ...rest }: CampaignRow = {},
): Promise<string> {
  const { status = 'ACTIVE', demo = false, showcase = false, source = null } = rest
  const id = randomUUID()
  await db.execute(sql`
    insert into alisio.campaigns
      (id, client_id, campaign_name, objective, status, showcase, demo, source)
    values (${id}, ${owner.id}, ${name}, ${objective}, ${status}, ${showcase}, ${demo}, ${source})`)
  return id
}

type StatsRow = {
  /** How many days before today, in the agency's time zone. */
  daysAgo: number
  impressions?: number
  clicks?: number
  spend?: number
  conversions?: number
  ctr?: number
}

export async function addStats({ db }: Database, campaign: string, rows: StatsRow[]) {
  for (const row of rows) {
    const { impressions = 0, clicks = 0, spend = 0, conversions = 0, ctr = 0 } = row
    await db.execute(sql`
      insert into alisio.campaigns_stats (campaign_id, date, impressions, clicks, spend, conversions, ctr)
      values (${campaign}, (now() at time zone ${brand.timeZone})::date - ${row.daysAgo}::int,
        ${impressions}, ${clicks}, ${spend}, ${conversions}, ${ctr})`)
  }
}
