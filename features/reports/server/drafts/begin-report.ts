import { eq, ne, sql } from 'drizzle-orm'
import { readToday } from '#features/figures/server/figures.server.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Database } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Cadence } from '../../rules/report.ts'
import { readSpan } from '../../rules/report-schedule.ts'
import { readFigures } from '../compose/report-figures.ts'
import { findReport } from '../find-report.ts'
import { reportSettings, reports } from '../schema.ts'
import { draftReport, stateOf } from './draft-reports.ts'

type Db = Pick<Database, 'db'>

/** For any past days. Opens the existing report if there is one. */
export function beginReport(
  database: Db,
  staffId: string,
  clientId: string,
  span: { first: string; last: string },
): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    const period = readSpan(span.first, span.last, await readToday(tx))
    if (!period) {
      throw new AppError(
        'bad_request',
        'Este período não serve para um relatório.',
        'Escolha dias que já passaram, em ordem, até três meses.',
      )
    }
    const id = await draftReport(tx, { clientId, period })
    if (!id) throw notFound()
    return id
  })
}

/** A new edition of an approved report, with current figures. */
export function correctReport(database: Db, staffId: string, id: string): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id)
    if (row?.state !== 'approved') throw notFound()
    const { clientId, firstDay, lastDay, words, leftOut, blockOrder } = row
    // Whoever removes the client waits, or has removed it.
    const [client] = await queryRows(tx, idRow)`
      select id from alisio.clients where id = ${clientId} for key share`
    if (!client) throw notFound()
    const read = await readFigures(tx, clientId, { first: firstDay, last: lastDay })
    if (!read) throw notFound()
    const next = sql<number>`(select max(edition) + 1 from alisio.reports newest
      where newest.client_id = ${clientId} and newest.first_day = ${firstDay}
        and newest.last_day = ${lastDay})`
    const [created] = await tx
      .insert(reports)
      .values({
        clientId,
        firstDay,
        lastDay,
        edition: next,
        ...stateOf(read, true),
        words: { ...words, correction: '' },
        leftOut,
        blockOrder,
      })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (created) {
      await recordAudit(tx, { kind: 'report-corrected', clientId, about: created.id })
      return created.id
    }
    const rows = await queryRows(tx, idRow)`
      select id from alisio.reports where client_id = ${clientId} and first_day = ${firstDay}
        and last_day = ${lastDay} and state <> 'approved'`
    return rows[0]?.id ?? id
  })
}

export function setCadence(database: Db, staffId: string, clientId: string, cadence: Cadence) {
  return asStaff(database, staffId, async (tx) => {
    const { rowCount } = await tx
      .insert(reportSettings)
      .values({ clientId, cadence })
      .onConflictDoUpdate({
        target: reportSettings.clientId,
        set: { cadence },
        setWhere: ne(reportSettings.cadence, cadence),
      })
    if (!rowCount) return
    await recordAudit(tx, { kind: 'report-cadence-changed', clientId, detail: { cadence } })
  })
}

export async function cadenceOf(database: Db, staffId: string, clientId: string): Promise<Cadence> {
  const [row] = await asStaff(database, staffId, (tx) =>
    tx.select().from(reportSettings).where(eq(reportSettings.clientId, clientId)),
  )
  return row?.cadence ?? 'monthly'
}
