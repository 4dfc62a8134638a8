import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import type { Words } from '../campaigns/import/import-problem.ts'
import { importPlatform } from '../campaigns/platform-column.ts'
import type { Applied } from './apply-import.ts'
import { confirmImport, type KindAnswers, undoAtDesk } from './confirm-import.ts'
import { readUpload, recordRefused, requireRealClient } from './files/read-upload.ts'
import { processUploads, RefusedUpload, receiveUpload } from './files/receive-upload.ts'
import { addRateFrom, mapUpload } from './mapping/map-upload.ts'
import { listRates } from './mapping/rates.ts'
import { repairImport } from './repair-imports.ts'
import type { KindInFile, Report, Warning } from './report.ts'
import { discardImport, type Undone, WAITING_DAYS } from './undo-import.ts'

type ImportState = 'reading' | 'ready' | 'refused' | 'saving' | 'done' | 'undoing' | 'undone'

const columns = sql`
  id, state, file_name as "fileName", ${sql.raw(importPlatform)} as platform, staff_name as by, progress, result,
  undo_result as "undoResult", undone_by as "undoneBy", report,
  created_at::text as "createdAt", done_at::text as "doneAt", undone_at::text as "undoneAt"`

const IMPORTS_PER_PAGE = 20

const importRow = z.object({
  id: z.string(),
  state: textAs<ImportState>(),
  fileName: z.string(),
  platform: z.nullable(textAs<Platform>()),
  by: z.string(),
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  progress: z.number(),
  /** While it waits: what it says, or why it cannot be read. */
  report: jsonAs<Partial<Report> & { problem?: Words }>(),
  result: z.nullable(jsonAs<Applied>()),
  undoResult: z.nullable(jsonAs<Undone>()),
})
type ImportRow = z.infer<typeof importRow>
const countedImportRow = importRow.extend({ all: z.number() })

async function readImports(
  tx: Transaction,
  clientId: string,
  { limit = IMPORTS_PER_PAGE, offset = 0 } = {},
): Promise<{ imports: ImportRow[]; all: number }> {
  const rows = await queryRows(tx, countedImportRow)`
    select ${columns}, (count(*) over ())::int as all from alisio.imports
    where client_id = ${clientId} and ad_account_id is null order by created_at desc, id limit ${limit} offset ${offset}`
  return { imports: rows, all: rows[0]?.all ?? 0 }
}

export function listImports(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  page: { limit?: number; offset?: number } = {},
) {
  return asStaff(database, staffId, (tx) => readImports(tx, clientId, page))
}

const isUnderWay = ({ state }: ImportRow) =>
  state === 'reading' || state === 'saving' || state === 'undoing'

/** Null without such an import. Repairs interrupted work first. */
export function readImport(
  database: Pick<Database, 'db'>,
  staffId: string,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ client: { id: string; name: string }; row: ImportRow } | null> {
  return asStaff(database, staffId, async (tx) => {
    const read = () => queryRows(tx, importRow)`
      select ${columns} from alisio.imports
      where id::text = ${id} and client_id = ${clientId} and ad_account_id is null`
    let rows = await read()
    if (rows[0] && isUnderWay(rows[0]) && (await repairImport(tx, rows[0].id))) rows = await read()
    const clients = await queryRows(tx, namedRow)`
      select id, name from alisio.clients where id = ${clientId}`
    return rows[0] && clients[0] ? { client: clients[0], row: rows[0] } : null
  })
}

export {
  IMPORTS_PER_PAGE,
  type ImportRow,
  type KindInFile,
  type Report,
  WAITING_DAYS,
  type Warning,
}

export type UploadProblem = 'import-no-file' | 'import-too-large' | 'import-later'

const problems: Partial<Record<AppError['code'], UploadProblem>> = {
  payload_too_large: 'import-too-large',
  unavailable: 'import-later',
}

/** What has no file is reported on the client's page; everything else on the import's. */
export async function receiveFile(
  args: Args,
  clientId: string,
): Promise<{ id: string } | { problem: UploadProblem }> {
  const { deps, staffId } = await openDesk(args)
  try {
    await requireRealClient(deps, staffId, clientId)
    requestInfo(args).expectUpload?.()
    const receive = () => receiveUpload(args.request, processUploads(deps.uploads))
    const upload = await (deps.dataFolder?.writing(receive) ?? receive())
    return { id: await readUpload(deps, staffId, clientId, upload) }
  } catch (error) {
    if (error instanceof RefusedUpload) {
      const { fileName, words } = error
      return { id: await recordRefused(deps, staffId, { clientId, fileName, words }) }
    }
    if (!(error instanceof AppError) || error.code === 'not_found') throw error
    return { problem: problems[error.code] ?? 'import-no-file' }
  }
}

export async function importsOf(
  args: Args,
  clientId: string,
  page?: { limit?: number; offset?: number },
) {
  const { database, staffId } = await openDesk(args)
  return listImports(database, staffId, clientId, page)
}

export async function importOf(args: Args, clientId: string, id: string) {
  const { database, staffId } = await openDesk(args)
  return readImport(database, staffId, { clientId, id })
}

type Place = { clientId: string; id: string }

/** Runs an action on an import; resolves with its new state. */
async function change(
  { deps, staffId }: Desk,
  place: Place,
  work: (deps: AppDeps, at: Place & { staffId: string }, row: ImportRow) => Promise<unknown>,
): Promise<ImportState | undefined> {
  // Checks the id before the database would reject it.
  const row = await readImport(deps.database, staffId, place)
  if (!row) throw new AppError('not_found', 'Este arquivo já não está aqui.', 'Volte ao cliente.')
  await work(deps, { ...place, staffId, id: row.row.id }, row.row)
  return (await readImport(deps.database, staffId, place))?.row.state
}

/** `afterwards` runs once it is saved, also when that outlasts the request. */
export const confirm = (
  desk: Desk,
  place: Place,
  answers?: KindAnswers,
  afterwards?: () => Promise<void>,
) => change(desk, place, (deps, at) => confirmImport(deps, at, answers, afterwards))

export const discard = (desk: Desk, place: Place) =>
  change(desk, place, ({ database }, at) => discardImport(database, at))

/** Says what a waiting file's columns are; resolves with what is wrong. */
export async function mapColumns(desk: Desk, place: Place, form: FormData) {
  let errors: FieldErrors | undefined
  await change(desk, place, async (deps, at, row) => {
    errors = await mapUpload(deps, at, row, form)
  })
  return errors
}

export const addDayRate = ({ deps, staffId }: Desk, form: FormData) =>
  addRateFrom(deps, staffId, form)

export async function ratesOf(args: Args) {
  const { database, staffId } = await openDesk(args)
  return asStaff(database, staffId, (tx) => listRates(tx))
}

export const undo = (desk: Desk, place: Place) => change(desk, place, undoAtDesk)
