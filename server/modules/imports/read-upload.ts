import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { ImportProblem, type Words } from '#server/modules/campaigns/import/import-problem.ts'
import { inTransaction, takeTurn } from './act-as.ts'
import { buildReport } from './build-report.ts'
import { beginLongWork } from './long-work.ts'
import type { Upload } from './receive-upload.ts'
import { sheetToCsv } from './sheet-to-csv.ts'
import { type Given, stageFile } from './stage-file.ts'
import { progressOf } from './tell-progress.ts'

type Deps = Pick<AppDeps, 'connection' | 'database' | 'log'>

const sampleClient = () =>
  new AppError(
    'bad_request',
    'Este cliente é um exemplo, com números inventados.',
    'Crie o seu cliente para importar números de verdade.',
  )

/** Whose figures may be imported: those of a client that exists and is no sample. */
export function requireRealClient({ database }: Deps, staffId: string, clientId: string) {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ demo: boolean }>(
      sql`select demo from alisio.clients where id = ${clientId}`,
    )
    if (!rows[0]) throw notFound()
    if (rows[0].demo) throw sampleClient()
  })
}

const failed: Words = {
  message: 'A leitura parou por uma falha do nosso lado.',
  details: ['Nada mudou. Envie o arquivo de novo.'],
}

function refuse({ database }: Deps, staffId: string, id: string, problem: Words) {
  return asStaff(database, staffId, (tx) =>
    tx.execute(sql`
      update alisio.imports set state = 'refused', report = ${JSON.stringify({ problem })}::jsonb
      where id = ${id}`),
  )
}

async function readInto(
  client: pg.Client,
  { staffId, clientId, id }: { staffId: string; clientId: string; id: string },
  file: Given & { onRead: (share: number) => void },
) {
  await inTransaction(client, async () => {
    const read = await stageFile(client, { staffId }, id, file)
    const { platform } = read.layout
    await takeTurn(client, clientId)
    const report = await buildReport(client, { id, clientId, platform }, read)
    await client.query(
      `update alisio.imports set state = 'ready', progress = 1, platform = $2, report = $3
       where id = $1 and state = 'reading'`,
      [id, platform, JSON.stringify(report)],
    )
  })
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
  const [row] = await asStaff(deps.database, staffId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into alisio.imports (client_id, state, file_name, staff_id, staff_name)
      select ${clientId}, 'reading', ${fileName}, id, name from alisio.people
      where id = ${staffId} returning id`)
    return rows
  })
  const id = row?.id as string
  const csv = `${path}.csv`
  const work = async (client: pg.Client) => {
    try {
      const numbers = isSheet && (await sheetToCsv(path, csv)).numbers
      await readInto(
        client,
        { staffId, clientId, id },
        {
          path: isSheet ? csv : path,
          decimalSign: numbers ? '.' : undefined,
          onRead: progressOf(deps, staffId, id),
        },
      )
    } catch (error) {
      if (!(error instanceof ImportProblem)) deps.log.error('reading failed', describeError(error))
      deps.database.noteFailure(error)
      await refuse(deps, staffId, id, error instanceof ImportProblem ? error.portuguese : failed)
    } finally {
      await rm(path, { force: true })
      await rm(csv, { force: true })
    }
  }
  try {
    await beginLongWork(deps, work)
  } catch (error) {
    await rm(path, { force: true })
    await asStaff(deps.database, staffId, (tx) =>
      tx.execute(sql`delete from alisio.imports where id = ${id}`),
    )
    throw error
  }
  return id
}
