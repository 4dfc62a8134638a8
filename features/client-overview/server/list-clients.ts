import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type MonthSums, standingOf } from '#features/alerts/rules/standing.ts'
import type { Goals, Pace } from '#features/figures/rules/goals.ts'
import type { Platform } from '#features/figures/rules/period.ts'
import { platformColumn, readToday } from '#features/figures/server/figures.server.ts'
import type { Cadence } from '#features/reports/rules/report.ts'
import { type UnsentState, unsentState } from '#features/reports/server/reports.server.ts'
import { type Database, plainText, type Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'

export type Source = Platform

/** The columns a list can be ordered by. */
export const clientOrders = [
  'cliente',
  'responsavel',
  'gasto',
  'resultados',
  'ritmo',
  'alertas',
  'contato',
] as const
export type ClientOrder = (typeof clientOrders)[number]

type ListedClient = {
  id: string
  name: string
  archived: boolean
  responsible: string | null
  people: number
  /** Invitations not accepted yet. */
  invited: number
  campaigns: number
  demo: boolean
  month: MonthSums
  pace: Pace | null
  /** Open alerts, seen ones included. */
  alerts: number
  /** Last day with figures, by platform. */
  lastDays: { source: Source | null; day: string }[]
  /** The last report, note or invitation. */
  contact: { kind: 'report' | 'note' | 'invitation'; at: string } | null
  cadence: Cadence
  /** The newest report that has not left. */
  report: UnsentReport | null
}

/** `at`: when an approved one leaves. */
export type UnsentReport = { state: UnsentState; at: string | null }

export type ClientQuery = {
  search?: string
  archived?: boolean
  page?: number
  /** Clients of this member of staff; `none` for those nobody answers for. */
  responsible?: string
  order?: ClientOrder
  descending?: boolean
}

export type ClientList = {
  matches: number
  /** Independent of the search, to tell an empty desk from an empty result. */
  all: number
  archivedOnes: number
  today: string
  /** Everybody who answers for a client, with how many; null for those without anybody. */
  people: { id: string | null; name: string | null; clients: number }[]
  clients: ListedClient[]
}

export const CLIENTS_PER_PAGE = 30

const peopleRow = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  clients: z.number(),
  archived: z.number(),
})
const clientRow = z.object({
  id: z.string(),
  name: z.string(),
  archived: z.boolean(),
  responsible: z.nullable(z.string()),
  people: z.number(),
  invited: z.number(),
  campaigns: z.number(),
  demo: z.boolean(),
  alerts: z.number(),
  month: jsonAs<MonthSums & { lastDay: string | null }>(),
  goals: z.nullable(jsonAs<Goals>()),
  lastDays: jsonAs<ListedClient['lastDays']>(),
  contact: z.nullable(jsonAs<NonNullable<ListedClient['contact']>>()),
  cadence: textAs<Cadence>(),
  report: z.nullable(jsonAs<UnsentReport>()),
  matches: z.number(),
})

/** The last time the agency wrote to the client or about it. */
const contactOf = (client: SQL) => sql`(
  select json_build_object('kind', kind, 'at', to_json(at) #>> '{}') as contact, at from (
    (select 'note' as kind, created_at as at from alisio.client_notes
      where client_id = ${client} order by created_at desc limit 1)
    union all
    select 'report', max(approved_at) from alisio.reports
      where client_id = ${client} and state = 'approved'
    union all
    select 'invitation', max(sent_at) from alisio.invitations where client_id = ${client}) times
  where at is not null order by at desc limit 1)`

/** What each order needs beside the client's row. Sums come from the last time they were watched. */
const orders: Record<ClientOrder, { join: SQL; by: SQL }> = {
  cliente: { join: sql``, by: sql`lower(clients.name)` },
  responsavel: {
    join: sql`left join alisio.people responsible on responsible.id = clients.responsible_id`,
    by: sql`lower(responsible.name)`,
  },
  gasto: {
    join: sql`left join alisio.client_standings standing on standing.client_id = clients.id`,
    by: sql`standing.spend`,
  },
  resultados: {
    join: sql`left join alisio.client_standings standing on standing.client_id = clients.id`,
    by: sql`standing.conversions`,
  },
  ritmo: {
    join: sql`left join alisio.client_standings standing on standing.client_id = clients.id`,
    by: sql`standing.pace`,
  },
  alertas: {
    join: sql`left join (select client_id, count(*) as open from alisio.alerts
      where resolved_at is null group by client_id) watched on watched.client_id = clients.id`,
    by: sql`coalesce(watched.open, 0)`,
  },
  contato: {
    join: sql`left join lateral ${contactOf(sql`clients.id`)} last on true`,
    by: sql`last.at`,
  },
}

/** The view of people is read by ids: joined, all who ever signed up would be read first. */
async function readPeople(tx: Transaction, archived: boolean) {
  const rows = await queryRows(tx, peopleRow)`
    with counts as materialized (
      select responsible_id, count(*) filter (where archived_at is null)::int as clients,
        count(*) filter (where archived_at is not null)::int as archived
      from alisio.clients group by responsible_id)
    select people.id, people.name, counts.clients, counts.archived
    from counts left join alisio.people on people.id = counts.responsible_id
      and people.id = any(array(select responsible_id from counts))
    order by lower(people.name) nulls last, people.id`
  const sum = (key: 'clients' | 'archived') => rows.reduce((total, row) => total + row[key], 0)
  return {
    all: sum('clients'),
    archivedOnes: sum('archived'),
    people: rows
      .map(({ id, name, ...counts }) => ({
        id,
        name,
        clients: archived ? counts.archived : counts.clients,
      }))
      .filter(({ clients }) => clients > 0),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  }
}

/** Details are queried for the clients of this page only, and their figures from the sums of days. */
export function listClients(
  database: Pick<Database, 'db'>,
  staffId: string,
  query: ClientQuery,
): Promise<ClientList> {
  const { search, archived = false, page = 1, responsible, order = 'cliente' } = query
  return asStaff(database, staffId, async (tx) => {
    const today = await readToday(tx)
    const byName = search
      ? sql`position(${plainText(sql`${search}`)} in ${plainText(sql`clients.name`)}) > 0`
      : sql`true`
    const byPerson = !responsible
      ? sql`true`
      : responsible === 'none'
        ? sql`clients.responsible_id is null`
        : sql`clients.responsible_id = ${responsible}`
    const { join, by } = orders[order]
    const direction = query.descending ? sql`desc nulls last` : sql`asc nulls last`
    const isListed = sql`archived_at ${archived ? sql`is not null` : sql`is null`}
      and ${byName} and ${byPerson}`
    // Names are compared once; without a search no more rows are read than the page shows.
    const matches = search
      ? sql`count(*) over ()`
      : sql`(select count(*) from alisio.clients where ${isListed})`
    const rows = await queryRows(tx, clientRow)`
      with listed as (
        select clients.id, clients.name, archived_at, responsible_id, (${matches})::int as matches
        from alisio.clients ${join} where ${isListed}
        order by ${by} ${direction}, lower(clients.name), clients.id
        limit ${CLIENTS_PER_PAGE} offset ${(page - 1) * CLIENTS_PER_PAGE}),
      page as (select *, row_number() over () as place from listed)
      select page.id, page.name, page.archived_at is not null as archived,
        page.responsible_id as responsible, page.matches, access.people,
        open.invited, watched.alerts, month.sums as month, goals.goals, contact.contact,
        coalesce(received.campaigns, 0)::int as campaigns, coalesce(received.demo, false) as demo,
        coalesce(received.days, '[]') as "lastDays",
        coalesce(settings.cadence, 'monthly') as cadence, unsent.report
      from page
      left join alisio.report_settings settings on settings.client_id = page.id
      left join lateral (
        select json_build_object('state', ${unsentState('reports')},
          'at', to_json(send_at) #>> '{}') as report
        from alisio.reports where client_id = page.id and state <> 'approved'
        order by last_day desc limit 1) unsent on true
      left join lateral (
        select json_build_object('monthlyBudget', monthly_budget, 'conversions', conversions,
          'costPerConversion', cost_per_conversion, 'counts', counts) as goals
        from alisio.client_goals where client_id = page.id and from_month <= ${today}::date
        order by from_month desc limit 1) goals on true
      left join lateral ${contactOf(sql`page.id`)} contact on true
      cross join lateral (
        select count(*)::int as alerts from alisio.alerts
        where client_id = page.id and resolved_at is null) watched
      cross join lateral (
        select count(*)::int as people from alisio.client_people where client_id = page.id) access
      cross join lateral (
        select count(*)::int as invited from alisio.invitations
        where client_id = page.id and accepted_at is null and withdrawn_at is null) open
      cross join lateral (
        select json_build_object('spend', coalesce(sum(spend), 0),
          'conversions', coalesce(sum(conversions), 0), 'contacts', coalesce(sum(contacts), 0),
          'purchases', coalesce(sum(purchases), 0),
          'conversations', coalesce(sum(conversations), 0), 'lastDay', max(date)) as sums
        from alisio.client_days
        where client_id = page.id and date >= date_trunc('month', ${today}::date)::date
          and date <= ${today}::date) month
      cross join lateral (
        select sum(campaigns) as campaigns, bool_or(demo) as demo,
          json_agg(json_build_object('source', source, 'day', day) order by source like 'outra:%', source desc nulls last)
            filter (where day is not null) as days
        from (
          select ${platformColumn} as source, bool_or(demo) as demo, count(*) as campaigns, max(spans.last_day)::text as day
          from alisio.campaigns left join alisio.campaign_spans spans
            on spans.client_id = page.id and spans.campaign_id = campaigns.id
          where campaigns.client_id = page.id group by 1) as platforms) received
      order by page.place`
    const { names, ...people } = await readPeople(tx, archived)
    return {
      matches: rows[0]?.matches ?? 0,
      ...people,
      today,
      clients: rows.map(({ matches: _, goals, month: { lastDay, ...month }, ...row }) => ({
        ...row,
        responsible: names.get(row.responsible) ?? null,
        month,
        pace: standingOf(goals, today, lastDay, month),
      })),
    }
  })
}
