import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { takeTurn } from './act-as.ts'
import { buildReport } from './build-report.ts'
import { failureWords, Interrupted } from './interrupted.ts'
import type { Upload } from './receive-upload.ts'
import { sheetToCsv } from './sheet-to-csv.ts'
import { type Given, stageFile } from './stage-file.ts'
import { progressOf } from './tell-progress.ts'

type Deps = Pick<AppDeps, 'database' | 'log' | 'longWork'>

const sampleClient = () =>
  new AppError(
    'bad_request',
    'Este cliente é um exemplo, com números inventados.',
    'Crie o seu cliente para importar números de verdade.',
  )

/** Whose figures may be imported: those of a client that exists and is no sample. */
export function requireRealClient(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  clientId: string,
) {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ demo: boolean }>(
      sql`select demo from alisio.clients where id = ${clientId}`,
    )
    if (!rows[0]) throw notFound()
    if (rows[0].demo) throw sampleClient()
  })
}

function refuse({ database, log }: Deps, staffId: string, id: string, error: unknown) {
  if (!(error instanceof ImportProblem) && !(error instanceof Interrupted)) {
    log.error('reading failed', describeError(error))
  }
  database.noteFailure(error)
  const report = JSON.stringify({ problem: failureWords('reading', error) })
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      update alisio.imports set state = 'refused', report = ${report}::jsonb where id = ${id}`)
  })
}

async function readInto(
  client: pg.Client,
  { staffId, clientId, id }: { staffId: string; clientId: string; id: string },
  file: Given & { onRead: (share: number) => void },
) {
  const read = await stageFile(client, { staffId }, id, file)
  const { platform } = read.layout
  await takeTurn(client, clientId)
  const report = await buildReport(client, { id, clientId, platform }, read)
  const { rowCount } = await client.query(
    `update alisio.imports set state = 'ready', progress = 1, platform = $2, report = $3
     where id = $1 and state = 'reading'`,
    [id, platform, JSON.stringify(report)],
  )
  if (!rowCount) throw new Interrupted('discarded')
}

/**
 * Reads an uploaded file to where it waits for somebody's word, and forgets the file. Nothing of it
 * counts yet: the client's figures are as they were.
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
      onRead,
    } as const
    await readInto(client, { staffId, clientId, id }, file)
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
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into alisio.imports (client_id, state, file_name, staff_id, staff_name)
      select ${clientId}, 'reading', ${fileName}, id, name from alisio.people
      where id = ${staffId} returning id`)
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
