import { asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MonthSums } from '#features/alerts/rules/standing.ts'
import { platformColumn, readToday } from '#features/figures/server/figures.server.ts'
import {
  clientNotes,
  clientPeople,
  clients,
  listInvitations,
  people,
} from '#features/people/server/people.server.ts'
import { unsentState, unsentStates } from '#features/reports/server/reports.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { Source } from './list-clients.ts'

/** Days in the chart of each platform. */
export const CHART_DAYS = 30

type MonthFigures = MonthSums & { lastDay: string }

const platformRow = z.object({
  source: z.nullable(textAs<Source>()),
  campaigns: z.number(),
  lastDay: z.nullable(z.string()),
  /** Spend by day, for days with rows. */
  days: jsonAs<Record<string, number>>(),
})
type Platform = z.infer<typeof platformRow>

async function readPlatforms(
  tx: Transaction,
  clientId: string,
  today: string,
): Promise<Platform[]> {
  const rows = await queryRows(tx, platformRow)`
    select source, count(*)::int as campaigns, max(spans.last_day)::text as "lastDay",
      (select coalesce(json_object_agg(date, spend), '{}') from alisio.platform_days
        where client_id = ${clientId} and date > ${today}::date - ${CHART_DAYS}::int
          and platform = coalesce(source, '')) as days
    from (
      select id, client_id, ${platformColumn} as source from alisio.campaigns
      where client_id = ${clientId}) campaigns
    left join alisio.campaign_spans spans
      on spans.client_id = campaigns.client_id and spans.campaign_id = campaigns.id
    group by source order by source like 'outra:%', source desc nulls last`
  return rows
}

const monthRow = z.object({
  spend: z.string(),
  conversions: z.string(),
  contacts: z.string(),
  purchases: z.string(),
  conversations: z.string(),
  lastDay: z.string(),
  current: z.boolean(),
})

/**
 * The current month so far, and the same days of the previous one; all of it while the current one
 * has none.
 */
async function readMonths(tx: Transaction, clientId: string, today: string) {
  const rows = await queryRows(tx, monthRow)`
    with month as (
      select date_trunc('month', ${today}::date)::date as first), latest as (
      select max(date) as day from alisio.client_days, month
      where client_id = ${clientId} and date between month.first and ${today}::date)
    select date >= month.first as current, sum(spend) as spend,
      sum(conversions) as conversions, sum(contacts) as contacts, sum(purchases) as purchases,
      sum(conversations) as conversations, max(date)::text as "lastDay"
    from alisio.client_days, month, latest
    where client_id = ${clientId} and date <= ${today}::date
      and date >= (month.first - interval '1 month')::date
      and (date >= month.first or latest.day is null
        or date <= (latest.day - interval '1 month')::date)
    group by 1`
  const figures = (current: boolean): MonthFigures | null => {
    const row = rows.find((each) => each.current === current)
    if (!row) return null
    return {
      spend: Number(row.spend),
      conversions: Number(row.conversions),
      contacts: Number(row.contacts),
      purchases: Number(row.purchases),
      conversations: Number(row.conversations),
      lastDay: row.lastDay,
    }
  }
  return { month: figures(true), before: figures(false) }
}

const unsentRow = z.object({
  id: z.string(),
  state: z.enum(unsentStates),
  at: z.nullable(z.string()),
})

/** Null when there is no such client. */
export function readClient(database: Pick<Database, 'db'>, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, id))
    if (!client) return null
    const today = await readToday(tx)
    const [unsent] = await queryRows(tx, unsentRow)`
      select id, ${unsentState('reports')} as state, to_json(send_at) #>> '{}' as at
      from alisio.reports
      where client_id = ${id} and state <> 'approved' order by last_day desc limit 1`
    const members = tx
      .select({ id: clientPeople.userId })
      .from(clientPeople)
      .where(eq(clientPeople.clientId, id))
    const withAccess = await tx
      .select({
        id: people.id,
        name: people.name,
        email: people.email,
        verified: people.emailVerified,
        lastSeen: people.lastSeen,
      })
      .from(people)
      // Joined, the view would look up when everybody who ever signed up was last seen.
      .where(sql`${people.id} = any(array(${members}))`)
      .orderBy(asc(sql`lower(${people.name})`), asc(people.id))
    const notes = await tx
      .select({
        id: clientNotes.id,
        body: clientNotes.body,
        author: people.name,
        at: clientNotes.createdAt,
      })
      .from(clientNotes)
      .leftJoin(people, eq(people.id, clientNotes.authorId))
      .where(eq(clientNotes.clientId, id))
      .orderBy(desc(clientNotes.createdAt))
      .limit(100)
    return {
      client,
      today,
      /** The newest report that has not left. */
      unsent: unsent ?? null,
      people: withAccess,
      notes,
      invitations: await listInvitations(tx, id),
      platforms: await readPlatforms(tx, id, today),
      ...(await readMonths(tx, id, today)),
    }
  })
}

export type ClientReport = NonNullable<Awaited<ReturnType<typeof readClient>>>
