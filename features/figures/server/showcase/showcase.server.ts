import { sql } from 'drizzle-orm'

import { z } from 'zod'

import type { HeroTotals } from '#features/figures/rules/hero-metrics.ts'
import type { Platform } from '#features/figures/rules/period.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import { type Database, plainText } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { platformColumn } from '../campaigns/platform-column.ts'
import { readHeroTotals } from '../campaigns/read-hero-totals.ts'

type ShowcaseRow = {
  id: string
  name: string
  client: string
  source: Platform | null
  shown: boolean
  lastDay: string | null
}

const CAMPAIGNS_PER_PAGE = 25

const showcaseRow = z.object({
  id: z.string(),
  name: z.string(),
  client: z.string(),
  source: z.nullable(textAs<Platform>()),
  shown: z.boolean(),
  lastDay: z.nullable(z.string()),
  matches: z.number(),
})

const shownRow = z.object({ shown: z.number() })

/** Campaigns that may be in the showcase, shown ones first, with the public sums. */
export function listShowcase(
  database: Pick<Database, 'db'>,
  staffId: string,
  { search, page }: { search: string; page: number },
): Promise<{ campaigns: ShowcaseRow[]; matches: number; shown: number; totals: HeroTotals }> {
  return asStaff(database, staffId, async (tx) => {
    const needle = plainText(sql`${search}`)
    const matching = search
      ? sql`(position(${needle} in ${plainText(sql`campaign_name`)}) > 0
          or position(${needle} in ${plainText(sql`clients.name`)}) > 0)`
      : sql`true`
    const rows = await queryRows(tx, showcaseRow)`
      with page as (
        select campaigns.id, campaign_name as name, clients.name as client, client_id, ${platformColumn} as source,
          showcase as shown, (count(*) over ())::int as matches
        from alisio.campaigns join alisio.clients on clients.id = campaigns.client_id
        where not campaigns.demo and not clients.demo and ${matching}
        order by showcase desc, lower(clients.name), campaign_name, campaigns.id
        limit ${CAMPAIGNS_PER_PAGE} offset ${(page - 1) * CAMPAIGNS_PER_PAGE})
      select page.id, name, client, source, shown, matches, last.date::text as "lastDay"
      from page left join lateral (
        select date from alisio.campaigns_stats stats
        where stats.campaign_id = page.id and stats.client_id = page.client_id
        order by date desc limit 1) last on true
      order by shown desc, lower(client), name, page.id`
    const count = await queryRows(tx, shownRow)`
      select count(*)::int as shown from alisio.campaigns where showcase`
    return {
      campaigns: rows,
      matches: rows[0]?.matches ?? 0,
      shown: count[0]?.shown ?? 0,
      totals: await readHeroTotals({ db: tx }),
    }
  })
}

const setShowcaseRow = z.object({ clientId: z.string(), before: z.boolean() })

/** Demo campaigns, and those of sample clients, are never shown. */
export function setShowcase(
  database: Pick<Database, 'db'>,
  staffId: string,
  { id, shown }: { id: string; shown: boolean },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const rows = await queryRows(tx, setShowcaseRow)`
      select client_id as "clientId", showcase as before
      from alisio.campaigns join alisio.clients on clients.id = client_id
      where campaigns.id::text = ${id} and not campaigns.demo and not clients.demo
      for update of campaigns`
    const [campaign] = rows
    if (!campaign) throw notFound()
    // A double click.
    if (campaign.before === shown) return
    await tx.execute(sql`update alisio.campaigns set showcase = ${shown} where id::text = ${id}`)
    await recordAudit(tx, {
      kind: 'showcase-changed',
      clientId: campaign.clientId,
      about: id,
      detail: { shown },
    })
  })
}

export { CAMPAIGNS_PER_PAGE }

export async function showcaseOf(args: Args, query: { search: string; page: number }) {
  const { database, staffId } = await openDesk(args)
  return listShowcase(database, staffId, query)
}
