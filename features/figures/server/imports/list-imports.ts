import { sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Words } from '../campaigns/import/import-problem.ts'
import type { Platform } from '../campaigns/import/platform.ts'
import type { Applied } from './apply-import.ts'
import { mendImport } from './mend-imports.ts'
import type { Report } from './report.ts'
import type { Undone } from './undo-import.ts'

type ImportState = 'reading' | 'ready' | 'refused' | 'saving' | 'done' | 'undoing' | 'undone'

export type ImportRow = {
  id: string
  state: ImportState
  fileName: string
  platform: Platform | null
  by: string
  createdAt: string
  doneAt: string | null
  undoneAt: string | null
  undoneBy: string | null
  progress: number
  /** While it waits: what it says, or why it cannot be read. */
  report: Partial<Report> & { problem?: Words }
  result: Applied | null
  undoResult: Undone | null
}

const columns = sql`
  id, state, file_name as "fileName", platform, staff_name as by, progress, result,
  undo_result as "undoResult", undone_by as "undoneBy", report,
  created_at::text as "createdAt", done_at::text as "doneAt", undone_at::text as "undoneAt"`

export const IMPORTS_PER_PAGE = 20

async function readImports(
  tx: Transaction,
  clientId: string,
  { limit = IMPORTS_PER_PAGE, offset = 0 } = {},
): Promise<{ imports: ImportRow[]; all: number }> {
  const { rows } = await tx.execute<ImportRow & { all: number }>(sql`
    select ${columns}, (count(*) over ())::int as all from alisio.imports
    where client_id = ${clientId} and ad_account_id is null order by created_at desc, id limit ${limit} offset ${offset}`)
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

/** With the client it belongs to, or null. Work that was interrupted is not shown as going on. */
export function readImport(
  database: Pick<Database, 'db'>,
  staffId: string,
  { clientId, id }: { clientId: string; id: string },
): Promise<{ client: { id: string; name: string }; found: ImportRow } | null> {
  return asStaff(database, staffId, async (tx) => {
    const read = () =>
      tx.execute<ImportRow>(sql`
        select ${columns} from alisio.imports
        where id::text = ${id} and client_id = ${clientId} and ad_account_id is null`)
    let { rows } = await read()
    if (rows[0] && isUnderWay(rows[0]) && (await mendImport(tx, rows[0].id))) {
      rows = (await read()).rows
    }
    const { rows: clients } = await tx.execute<{ id: string; name: string }>(
      sql`select id, name from alisio.clients where id = ${clientId}`,
    )
    return rows[0] && clients[0] ? { client: clients[0], found: rows[0] } : null
  })
}
