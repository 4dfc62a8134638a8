import { eq, sql } from 'drizzle-orm'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import { askAsClient } from '#server/db/ask-as-client.ts'
import type { Database } from '#server/db/client.ts'
import { editionOf, reportId } from './find-report.ts'
import { reports } from './schema.ts'
import { listLinks } from './share-links.ts'

type Db = Pick<Database, 'db'>

export type ClientReport = {
  id: string
  title: string
  kind: string
  summary: string
  edition: number
  approvedAt: string
  isNew: boolean
  /** A later edition says it better. */
  replaced: boolean
}

/** Every report that was sent to this client, the newest first. */
export function listClientReports(database: Db, viewer: Viewer): Promise<ClientReport[]> {
  const person = 'userId' in viewer ? viewer.userId : ''
  return asClient(database, viewer, async (tx) => {
    const { rows } = await tx.execute<ClientReport>(sql`
      select id, document ->> 'title' as title, document ->> 'kind' as kind,
        document ->> 'summary' as summary, edition,
        to_char(approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "approvedAt",
        ${person} <> '' and not exists (select from alisio.report_readings
          where report_id = reports.id and user_id = ${person}) as "isNew",
        edition < max(edition) over (partition by first_day, last_day) as replaced
      from alisio.reports where client_id = ${viewer.clientId} and state = 'approved'
      order by last_day desc, first_day desc, edition desc limit 400`)
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

/** One of them, and that this person has read it; null for anything else. */
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
        edition: reports.edition,
        approvedAt: reports.approvedAt,
      })
      .from(reports)
      .where(eq(reports.id, reportId(id)))
    const edition = row?.state === 'approved' && row.clientId === viewer.clientId && editionOf(row)
    if (!row?.approvedAt || !edition) return null
    const { rows: later } = await tx.execute<{ id: string }>(sql`
      select id from alisio.reports where client_id = ${row.clientId}
        and first_day = ${row.firstDay} and last_day = ${row.lastDay}
        and edition > ${row.edition} order by edition desc limit 1`)
    if ('userId' in viewer) {
      await tx.execute(sql`
        insert into alisio.report_readings (report_id, user_id) values (${row.id}, ${viewer.userId})
        on conflict (report_id, user_id)
        do update set times = report_readings.times + 1, last_at = now()`)
    }
    const links = await listLinks(tx, row.id)
    return { id: row.id, edition, approvedAt: row.approvedAt, links, laterId: later[0]?.id ?? null }
  })
}

/** How many reports this person has not opened, for the menu. */
export async function countNew(database: Db, viewer: Viewer): Promise<number> {
  if (!('userId' in viewer)) return 0
  const [row] = await askAsClient<{ count: number }>(
    database,
    viewer,
    sql`select count(*)::int as count from alisio.reports
      where client_id = ${viewer.clientId} and state = 'approved' and not exists (
        select from alisio.report_readings
        where report_id = reports.id and user_id = ${viewer.userId})`,
  )
  return row?.count ?? 0
}
