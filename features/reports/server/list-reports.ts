import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthSpan } from '#features/shared/rules/days.ts'
import { type Database, plainText } from '#server/db/client.ts'
import { countRow, idRow, jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asClient, asStaff, queryAsClient, type Viewer } from '#server/db/roles/run-as.ts'
import { periodName } from './compose/format.ts'
import { editionOf, reportId } from './find-report.ts'
import { type Logo, readLogo, readLogoFacts } from './logo/client-logos.ts'
import { type Missing, reports } from './schema.ts'
import { planOf, unsentState } from './send/plan-report.ts'
import { listLinks } from './share-links.ts'

/** State of a client's report of a month. */
export const standings = [
  'none',
  'waiting',
  'draft',
  'planned',
  'changed',
  'failed',
  'sent',
  'opened',
] as const
export type Standing = (typeof standings)[number]

const listedReportRow = z.object({
  clientId: z.string(),
  client: z.string(),
  demo: z.boolean(),
  cadence: z.string(),
  standing: textAs<Standing>(),
  reportId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  edition: z.nullable(z.number()),
  waitsFor: z.nullable(jsonAs<Missing[]>()),
  approvedAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  sendAt: z.nullable(z.string()),
  mailed: z.number(),
})

export type ReportQuery = { month: string; standing?: Standing; search?: string; page?: number }
export const REPORTS_PER_PAGE = 50

const standingRow = z.object({ standing: textAs<Standing>(), count: z.number() })

/** Every client with the latest report that ends in this month. */
export function listReports(
  database: Pick<Database, 'db'>,
  staffId: string,
  { month, standing, search, page = 1 }: ReportQuery,
) {
  const { first, last } = monthSpan(month)
  const byName = search
    ? sql`position(${plainText(sql`${search}`)} in ${plainText(sql`clients.name`)}) > 0`
    : sql`true`
  const standingOf = sql`case
    when newest.id is null then 'none'
    when newest.send_at is not null or newest.state <> 'approved' then ${unsentState('newest')}
    when told.failed > 0 then 'failed'
    when read.at is not null or link.openings > 0 then 'opened'
    else 'sent' end`
  return asStaff(database, staffId, async (tx) => {
    const all = sql`
      select clients.id as "clientId", clients.name as client, clients.demo,
        coalesce(settings.cadence, 'monthly') as cadence, ${standingOf} as standing,
        newest.id as "reportId", newest.document ->> 'title' as title, newest.edition,
        newest.waits_for as "waitsFor",
        to_char(newest.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "approvedAt",
        to_char(read.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "openedAt",
        to_char(newest.send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sendAt",
        coalesce(told.mailed, 0)::int as mailed
      from alisio.clients
      left join alisio.report_settings settings on settings.client_id = clients.id
      left join lateral (
        select * from alisio.reports where reports.client_id = clients.id
          and last_day between ${first} and ${last}
        order by (state = 'approved'), last_day desc, edition desc limit 1) newest on true
      left join lateral (
        select count(*) as mailed, count(*) filter (where state = 'failed') as failed
        from alisio.report_mails where report_id = newest.id) told on true
      left join lateral (
        select min(first_at) as at from alisio.report_readings
        where report_id = newest.id) read on true
      left join lateral (
        select sum(openings) as openings from alisio.report_links
        where report_id = newest.id) link on true
      where clients.archived_at is null and ${byName}
        and (newest.id is not null or exists (
          select from alisio.campaigns where campaigns.client_id = clients.id))`
    const counts = await queryRows(tx, standingRow)`
      select standing, count(*)::int as count from (${all}) listed group by standing`
    const rows = await queryRows(tx, listedReportRow)`
      select * from (${all}) listed
      where ${standing ? sql`standing = ${standing}` : sql`true`}
      order by array_position(array['failed', 'changed', 'draft',
          'waiting', 'none', 'planned', 'sent', 'opened'], standing),
        lower(client), "clientId"
      limit ${REPORTS_PER_PAGE} offset ${(page - 1) * REPORTS_PER_PAGE}`
    return { rows, counts: new Map(counts.map((each) => [each.standing, each.count])) }
  })
}

/** All reports of one client, drafts included, newest first. */
export function listClientDrafts(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
) {
  return asStaff(database, staffId, async (tx) => {
    const rows = await tx
      .select()
      .from(reports)
      .where(eq(reports.clientId, clientId))
      .orderBy(desc(reports.lastDay), desc(reports.firstDay), desc(reports.edition))
      .limit(200)
    return rows.map((row) => ({
      id: row.id,
      edition: row.edition,
      state: row.state,
      waitsFor: row.waitsFor,
      approvedAt: row.approvedAt,
      plan: planOf(row),
      title: periodName({ first: row.firstDay, last: row.lastDay }).title,
    }))
  })
}

type Db = Pick<Database, 'db'>

const clientReportRow = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  summary: z.string(),
  edition: z.number(),
  approvedAt: z.string(),
  isNew: z.boolean(),
  /** A later edition exists. */
  replaced: z.boolean(),
})
type ClientReport = z.infer<typeof clientReportRow>

/** Approved reports of this client, newest first. */
export function listClientReports(database: Db, viewer: Viewer): Promise<ClientReport[]> {
  const person = 'userId' in viewer ? viewer.userId : ''
  return asClient(database, viewer, async (tx) => {
    const rows = await queryRows(tx, clientReportRow)`
      select id, document ->> 'title' as title, document ->> 'kind' as kind,
        document ->> 'summary' as summary, edition,
        to_char(approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "approvedAt",
        ${person} <> '' and not exists (select from alisio.report_readings
          where report_id = reports.id and user_id = ${person}) as "isNew",
        edition < max(edition) over (partition by first_day, last_day) as replaced
      from alisio.reports where client_id = ${viewer.clientId} and state = 'approved'
      order by last_day desc, first_day desc, edition desc limit 400`
    return rows
  })
}

export async function hasReport(database: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await asClient(database, viewer, (tx) =>
    tx.execute(sql`select from alisio.reports
      where id = ${reportId(id)} and client_id = ${viewer.clientId} and state = 'approved'`),
  )
  return rows.length > 0
}

/** One report, marked as read by this user; null for any other id. */
export function openClientReport(database: Db, viewer: Viewer, id: string) {
  return asClient(database, viewer, async (tx) => {
    const [row] = await tx
      .select({
        id: reports.id,
        clientId: reports.clientId,
        firstDay: reports.firstDay,
        lastDay: reports.lastDay,
        state: reports.state,
        document: reports.document,
        words: reports.words,
        leftOut: reports.leftOut,
        blockOrder: reports.blockOrder,
        logoId: reports.logoId,
        edition: reports.edition,
        approvedAt: reports.approvedAt,
      })
      .from(reports)
      .where(eq(reports.id, reportId(id)))
    const edition = row?.state === 'approved' && row.clientId === viewer.clientId && editionOf(row)
    if (!row?.approvedAt || !edition) return null
    const later = await queryRows(tx, idRow)`
      select id from alisio.reports where client_id = ${row.clientId}
        and first_day = ${row.firstDay} and last_day = ${row.lastDay}
        and edition > ${row.edition} order by edition desc limit 1`
    if ('userId' in viewer) {
      await tx.execute(sql`
        insert into alisio.report_readings (report_id, user_id) values (${row.id}, ${viewer.userId})
        on conflict (report_id, user_id)
        do update set times = report_readings.times + 1, last_at = now()`)
    }
    const links = await listLinks(tx, row.id)
    const logo = await readLogoFacts(tx, row.logoId)
    const laterId = later[0]?.id ?? null
    return { id: row.id, edition, approvedAt: row.approvedAt, links, logo, laterId }
  })
}

/** The logo of a report this user may read, which is no reading of it. */
export function readClientLogo(database: Db, viewer: Viewer, id: string): Promise<Logo | null> {
  return asClient(database, viewer, async (tx) => {
    const [row] = await tx
      .select({ logoId: reports.logoId })
      .from(reports)
      .where(and(eq(reports.id, reportId(id)), eq(reports.state, 'approved')))
    return readLogo(tx, row?.logoId ?? null)
  })
}

/** Unread reports of this user, for the menu. */
export async function countNew(database: Db, viewer: Viewer): Promise<number> {
  if (!('userId' in viewer)) return 0
  const [row] = await queryAsClient(
    database,
    viewer,
    countRow,
    sql`select count(*)::int as count from alisio.reports
      where client_id = ${viewer.clientId} and state = 'approved' and not exists (
        select from alisio.report_readings
        where report_id = reports.id and user_id = ${viewer.userId})`,
  )
  return row?.count ?? 0
}
