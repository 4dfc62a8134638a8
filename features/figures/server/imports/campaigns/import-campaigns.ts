import { basename } from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Platform } from '#features/figures/rules/period.ts'
import { idRow, jsonAs, queryText } from '#server/db/query-rows.ts'
import { findClient } from '../../campaigns/import/find-client.ts'
import { platformParts } from '../../campaigns/platform-column.ts'
import { type Applied, applyImport } from '../apply-import.ts'
import { buildReport } from '../build-report.ts'
import { type FileSource, stageFile } from '../files/stage-file.ts'
import { inTransaction, lockClient } from '../layers.ts'
import type { Report } from '../report.ts'

export type ImportOptions = FileSource & {
  /** The e-mail of a user with access to the client, or the client's id. */
  client: string
  /** Also for an account with an unconfirmed address. */
  evenUnconfirmed?: boolean
  /** Reports the share of each step. */
  onProgress?: (step: 'reading' | 'saving', share: number) => void
}

export type ImportResult = Applied & {
  id: string
  platform: Platform
  rows: number
  totals: number
}

class Enough extends Error {}

/** Stages a file for a client in a transaction and passes it on. */
function withFile<T>(
  connection: ClientBase,
  { client, evenUnconfirmed, onProgress = () => {}, ...file }: ImportOptions,
  work: (
    read: Awaited<ReturnType<typeof stageFile>>,
    importJob: { id: string; clientId: string; platform: Platform; fileName: string },
  ) => Promise<T>,
): Promise<T> {
  return inTransaction(connection, async () => {
    const clientId = await findClient(connection, client, evenUnconfirmed)
    await lockClient(connection, clientId)
    const fileName = basename(file.path).slice(0, 200)
    const rows = await queryText(
      connection,
      idRow,
      `insert into alisio.imports (client_id, state, file_name, staff_name)
       values ($1, 'reading', $2, 'linha de comando') returning id`,
      [clientId, fileName],
    )
    const id = rows[0]?.id as string
    const read = await stageFile(connection, 'operator', id, {
      ...file,
      onRead: (share) => onProgress('reading', share),
    })
    const { platform } = read.layout
    await connection.query(
      'update alisio.imports set platform = $2, other_platform = $3 where id = $1',
      [id, ...platformParts(platform)],
    )
    onProgress('saving', 0)
    const done = await work(read, { id, clientId, platform, fileName })
    onProgress('saving', 1)
    return done
  })
}

/** From the command line, without confirmation: all of the file, or nothing. */
export function importCampaigns(
  connection: ClientBase,
  options: ImportOptions,
): Promise<ImportResult> {
  return withFile(connection, options, async ({ rows, totals, kinds }, importJob) => {
    const job = { ...importJob, kinds: [...kinds.keys()] }
    const applied = await applyImport(connection, 'operator', job)
    return { ...applied, id: importJob.id, platform: importJob.platform, rows, totals }
  })
}

/** What importCampaigns would do, rolled back. */
export async function tryImport(connection: ClientBase, options: ImportOptions): Promise<Report> {
  let report: Report | undefined
  await withFile(connection, options, async (read, importJob) => {
    report = await buildReport(connection, importJob, read)
    throw new Enough()
  }).catch((error) => {
    if (!(error instanceof Enough)) throw error
  })
  return report as Report
}

const listedRow = z.object({
  id: z.string(),
  state: z.string(),
  at: z.string(),
  by: z.string(),
  fileName: z.string(),
  result: jsonAs<Applied>(),
})

/** A client's imports as text, latest first. */
export async function listForCommand(connection: ClientBase, client: string): Promise<string> {
  const clientId = await findClient(connection, client, true)
  const rows = await queryText(
    connection,
    listedRow,
    `select id, state, to_char(done_at at time zone $2, 'YYYY-MM-DD HH24:MI') as at,
       staff_name as by, file_name as "fileName", result
     from alisio.imports where client_id = $1 and done_at is not null and ad_account_id is null
     order by seq desc`,
    [clientId, brand.timeZone],
  )
  const lines = rows.map(({ id, state, at, by, fileName, result }) => {
    const { newDays, changedDays } = result
    const undone = state === 'undone' ? '  (undone)' : ''
    return `${id}  ${at}  ${fileName}  ${newDays} new days, ${changedDays} changed  by ${by}${undone}`
  })
  return [...lines, `${rows.length} imports`].join('\n')
}
