import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readSheet } from 'read-excel-file/node'
import { z } from 'zod'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { buildReport } from './build-report.ts'
import { lockClient } from './layers.ts'
import type { Upload } from './receive-upload.ts'
import { failureWords, Interrupted } from './repair-imports.ts'
import { type FileSource, stageFile } from './stage-file.ts'

const LARGEST_UNPACKED = 250_000_000
const MOST_ROWS = 200_000

const notASheet = () =>
  new ImportProblem('This is no .xlsx file.', [], {
    message: 'A planilha não pode ser aberta.',
    details: ['Salve como .xlsx sem senha, ou exporte como CSV.'],
  })

const tooLarge = () =>
  new ImportProblem('The sheet is too large; export it as CSV.', [], {
    message: 'A planilha é grande demais para ser aberta.',
    details: ['Exporte como CSV, que pode ter milhões de linhas.'],
  })

/**
 * The unpacked size by the zip's directory, checked before unpacking: a few kilobytes can hold
 * gigabytes.
 */
async function unpackedSize(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, 65_557))
    await file.read(tail, 0, tail.length, size - tail.length)
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
    if (end < 0) throw notASheet()
    const list = Buffer.alloc(Math.min(tail.readUInt32LE(end + 12), 1_000_000))
    await file.read(list, 0, list.length, tail.readUInt32LE(end + 16))
    let total = 0
    for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === 0x02014b50; ) {
      total += list.readUInt32LE(at + 24)
      at +=
        46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    }
    if (total === 0) throw notASheet()
    return total
  } finally {
    await file.close()
  }
}

/** Kept as text: a campaign id has more digits than a number can hold. */
class Digits {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Cell = string | Digits | boolean | Date | null | undefined

function text(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (cell instanceof Digits) {
    // 0.1 + 0.2 in a sheet; money has two decimals, rates four.
    return /^-?\d+$/.test(cell.text) ? cell.text : String(Number(Number(cell.text).toFixed(6)))
  }
  return String(cell ?? '').replace(/[\r\n]+/g, ' ')
}

/** The first sheet, one line per row, so that line numbers match. */
export async function sheetToCsv(path: string, to: string): Promise<{ numbers: boolean }> {
  if ((await unpackedSize(path)) > LARGEST_UNPACKED) throw tooLarge()
  const rows = await readSheet(path, { parseNumber: (digits) => new Digits(digits) }).catch(() => {
    throw notASheet()
  })
  if (rows.length > MOST_ROWS) throw tooLarge()
  const pieces = Readable.from(
    (function* () {
      for (const row of rows as Cell[][]) yield stringify([row.map(text)], { quoted_string: true })
    })(),
  )
  await pipeline(pieces, createWriteStream(to, { mode: 0o600 }))
  return { numbers: (rows as Cell[][]).some((row) => row.some((cell) => cell instanceof Digits)) }
}

const BETWEEN_MS = 1000

/** Stores progress outside of the work's transaction, at most once a second. */
function progressOf({ database }: Pick<AppDeps, 'database'>, staffId: string, id: string) {
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
  file: FileSource & { onRead: (share: number) => void },
) {
  const read = await stageFile(client, { staffId }, id, file)
  const { platform } = read.layout
  await lockClient(client, clientId)
  const report = await buildReport(client, { id, clientId, platform }, read)
  const { rowCount } = await client.query(
    `update alisio.imports set state = 'ready', progress = 1, platform = $2, report = $3
     where id = $1 and state = 'reading'`,
    [id, platform, JSON.stringify(report)],
  )
  if (!rowCount) throw new Interrupted('discarded')
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
