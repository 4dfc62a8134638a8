import { rm, stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { ImportProblem, type Words } from '../../campaigns/import/import-problem.ts'
import { sheetToCsv } from '../../campaigns/import/sheet-to-csv.ts'
import { platformParts } from '../../campaigns/platform-column.ts'
import { buildReport } from '../build-report.ts'
import { lockClient } from '../layers.ts'
import { NeedsMapping, readRemembered } from '../mapping/choose-layout.ts'
import { keepFile } from '../mapping/keep-file.ts'
import { storeRate } from '../mapping/rates.ts'
import { failureWords, Interrupted } from '../repair-imports.ts'
import type { Step } from '../report.ts'
import type { Upload } from './receive-upload.ts'
import { type FileSource, stageFile } from './stage-file.ts'

const BETWEEN_MS = 1000

/** Stores progress outside of the work's transaction, at most once a second. */
export function progressOf({ database }: Pick<AppDeps, 'database'>, staffId: string, id: string) {
  let reportedAt = 0
  return (share: number) => {
    if (Date.now() - reportedAt < BETWEEN_MS) return
    reportedAt = Date.now()
    asStaff(database, staffId, (tx) =>
      tx.execute(sql`
        update alisio.imports set progress = ${share}, moved_at = now()
        where id = ${id} and state in ('reading', 'saving', 'undoing')`),
    ).catch(() => {
      // Progress is optional; the next update may succeed.
    })
  }
}

type Deps = Pick<AppDeps, 'database' | 'log' | 'longWork'>

const sampleClient = () =>
  new AppError(
    'bad_request',
    'Este cliente é um exemplo, com números inventados.',
    'Crie o seu cliente para importar números de verdade.',
  )

const demoRow = z.object({ demo: z.boolean() })

/** Throws unless the client exists and is no sample. */
export function requireRealClient(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  clientId: string,
) {
  return asStaff(database, staffId, async (tx) => {
    const rows = await queryRows(tx, demoRow)`
      select demo from alisio.clients where id = ${clientId}`
    if (!rows[0]) throw notFound()
    if (rows[0].demo) throw sampleClient()
  })
}

function refuse({ database, log }: Deps, staffId: string, id: string, error: unknown) {
  if (!(error instanceof ImportProblem) && !(error instanceof Interrupted)) {
    logFailure(log, 'reading failed', error)
  }
  database.noteFailure(error)
  const report = JSON.stringify({ problem: failureWords('reading', error) })
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      update alisio.imports set state = 'refused', report = ${report}::jsonb where id = ${id}`)
  })
}

/** A refused file has a page like any other, so that it says what is wrong. */
export function recordRefused(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  { clientId, fileName, words }: { clientId: string; fileName: string; words: Words },
): Promise<string> {
  return asStaff(database, staffId, async (tx) => {
    const report = JSON.stringify({ problem: words })
    const rows = await queryRows(tx, idRow)`
      insert into alisio.imports (client_id, state, file_name, staff_id, staff_name, report)
      select ${clientId}, 'refused', ${fileName || 'arquivo'}, id, name, ${report}::jsonb
      from alisio.people where id = ${staffId} returning id`
    return rows[0]?.id as string
  })
}

type Place = { staffId: string; clientId: string; id: string }
type ReadFile = FileSource & { onRead: (share: number) => void }

/** Small files are kept until they are confirmed, so that their columns can be chosen anew. */
const KEPT_BYTES = 5_000_000

async function readInto(client: pg.Client, { staffId, clientId, id }: Place, file: ReadFile) {
  const read = await stageFile(client, { staffId }, id, file)
  const { platform } = read.layout
  await lockClient(client, clientId)
  const report = await buildReport(client, { id, clientId, platform }, read)
  const { size } = await stat(file.path)
  const isKept = read.table && (read.how !== 'recognised' || size <= KEPT_BYTES)
  if (isKept) await keepFile(client, id, file.path)
  if (file.mapping) await storeRate(client, staffId, file.mapping, report.last)
  const { at, dateOrder, decimalSign, currency } = read.layout
  const step: Step = isKept
    ? {
        table: read.table ?? undefined,
        how: read.how,
        mapping: file.mapping ?? {
          platform,
          dateOrder,
          decimalSign,
          currency,
          conversion: read.conversion,
          columns: { ...at, day: at.day ?? at.starts },
        },
      }
    : {}
  const { rowCount } = await client.query(
    `update alisio.imports set state = 'ready', progress = 1, platform = $2, other_platform = $3,
       report = $4 where id = $1 and state = 'reading'`,
    [id, ...platformParts(platform), JSON.stringify({ ...report, ...step })],
  )
  if (!rowCount) throw new Interrupted('discarded')
}

/** The question that a problem leads to, with the file kept for its answer; null when none does. */
async function stepAfter(
  client: pg.Client,
  { id }: Place,
  { path, mapping }: ReadFile,
  problem: ImportProblem,
): Promise<Step | null> {
  // The file and what was chosen are there already.
  if (mapping) return {}
  const step =
    problem instanceof NeedsMapping
      ? { table: problem.table, mapping: problem.guess }
      : await readRemembered(client, id, path)
  if (step) await keepFile(client, id, path)
  return step
}

/** Reads a file, or asks what its columns are and keeps it for the answer. */
export async function readOrAsk(client: pg.Client, place: Place, file: ReadFile): Promise<void> {
  await client.query('savepoint reading')
  try {
    await readInto(client, place, file)
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    await client.query('rollback to savepoint reading')
    const step = await stepAfter(client, place, file, error)
    if (!step) throw error
    const { rowCount } = await client.query(
      `update alisio.imports set state = 'refused', report = report || $2
       where id = $1 and state = 'reading'`,
      [place.id, JSON.stringify({ problem: error.portuguese, ...step })],
    )
    if (!rowCount) throw new Interrupted('discarded')
  }
}

/**
 * Stages an uploaded file for confirmation and deletes it. The client's figures do not change yet.
 */
export async function readUpload(
  deps: Deps,
  staffId: string,
  clientId: string,
  upload: Upload,
): Promise<string> {
  const { path, fileName, isSheet } = upload
  const csv = `${path}.csv`
  const forget = async () => {
    await rm(path, { force: true })
    await rm(csv, { force: true })
  }
  const work = async (client: pg.Client, id: string) => {
    const numbers = isSheet && (await sheetToCsv(path, csv)).numbers
    const onRead = progressOf(deps, staffId, id)
    const file = {
      path: isSheet ? csv : path,
      decimalSign: numbers ? '.' : undefined,
      fileName,
      onRead,
    } as const
    await readOrAsk(client, { staffId, clientId, id }, file)
  }
  try {
    return await beginReading(deps, staffId, { clientId, fileName, work, end: forget })
  } catch (error) {
    await forget()
    throw error
  }
}

type Reading = {
  clientId: string
  fileName: string
  work: (client: pg.Client, id: string) => Promise<void>
  end: () => Promise<void>
}

async function beginReading(deps: Deps, staffId: string, reading: Reading): Promise<string> {
  const { clientId, fileName, work, end } = reading
  const [row] = await asStaff(deps.database, staffId, async (tx) => {
    const rows = await queryRows(tx, idRow)`
      insert into alisio.imports (client_id, state, file_name, staff_id, staff_name)
      select ${clientId}, 'reading', ${fileName}, id, name from alisio.people
      where id = ${staffId} returning id`
    return rows
  })
  const id = row?.id as string
  const task = {
    importId: id,
    work: (client: pg.Client) => work(client, id),
    fail: (error: unknown) => refuse(deps, staffId, id, error),
    end,
  }
  try {
    await deps.longWork.begin(task)
  } catch (error) {
    await asStaff(deps.database, staffId, (tx) =>
      tx.execute(sql`delete from alisio.imports where id = ${id}`),
    )
    throw error
  }
  return id
}
