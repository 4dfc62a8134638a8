import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { asStaff } from '#server/db/as-staff.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { describeError } from '#server/log.ts'
import { ImportProblem } from '#server/modules/campaigns/import/import-problem.ts'
import type { Platform } from '#server/modules/campaigns/import/platform.ts'
import { actAs, inTransaction, takeTurn } from './act-as.ts'
import { applyImport } from './apply-import.ts'
import { lastChange } from './build-report.ts'
import { beginLongWork } from './long-work.ts'
import type { Report } from './report.ts'
import { undoImport } from './undo-import.ts'

type Deps = Pick<AppDeps, 'connection' | 'database' | 'log'>
type Named = { staffId: string; clientId: string; id: string }
type State = 'ready' | 'done' | 'saving' | 'undoing'

const gone = (what: string) => new AppError('bad_request', what, 'Recarregue a página.')

/** One of two who press at once begins; the other is told that it goes on already. */
async function step(deps: Deps, { staffId, clientId, id }: Named, from: State, to: State) {
  return asStaff(deps.database, staffId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update alisio.imports set state = ${to}, progress = 0, moved_at = now(), report = report - 'problem'
      where id = ${id} and client_id = ${clientId} and state = ${from}`)
    return rowCount === 1
  })
}

/** Back to where it was, with what stood in the way. */
async function back(deps: Deps, named: Named, from: State, to: State, error: unknown) {
  if (!(error instanceof ImportProblem)) deps.log.error('import failed', describeError(error))
  deps.database.noteFailure(error)
  const problem =
    error instanceof ImportProblem
      ? error.portuguese
      : { message: 'Não deu certo por uma falha do nosso lado.', details: ['Nada mudou.'] }
  await asStaff(deps.database, named.staffId, (tx) =>
    tx.execute(sql`
      update alisio.imports
      set state = ${to}, report = report || ${JSON.stringify({ problem })}::jsonb
      where id = ${named.id} and state = ${from}`),
  )
}

const otherwise = new ImportProblem('', [], {
  message: 'Os números deste cliente mudaram depois que o arquivo foi lido.',
  details: ['O que aparece aqui já não vale. Descarte e envie o arquivo de novo.'],
})

const lost = new ImportProblem('', [], {
  message: 'O que foi lido do arquivo se perdeu.',
  details: ['Descarte e envie o arquivo de novo.'],
})

async function saveStaged(client: pg.Client, { staffId, clientId, id }: Named) {
  await inTransaction(client, async () => {
    await actAs(client, { staffId })
    await takeTurn(client, clientId)
    const { rows } = await client.query<{ platform: Platform; fileName: string; report: Report }>(
      `select platform, file_name as "fileName", report from alisio.imports
       where id = $1 and state = 'saving' for update`,
      [id],
    )
    const [found] = rows
    if (!found) return
    const { platform, fileName, report } = found
    if ((await lastChange(client, clientId)) !== report.basedOn) throw otherwise
    const { rows: staged } = await client.query(
      'select from alisio.staged_days where import_id = $1 limit 1',
      [id],
    )
    // What waits is not written to the log that replicas read: after a failover it is empty.
    if (staged.length === 0) throw lost
    await applyImport(client, { staffId }, { id, clientId, platform, fileName })
  })
}

/** From here on the client sees the figures. */
export async function confirmImport(deps: Deps, named: Named): Promise<void> {
  if (!(await step(deps, named, 'ready', 'saving'))) {
    throw gone('Este arquivo já foi confirmado ou descartado.')
  }
  await beginLongWork(deps, (client) =>
    saveStaged(client, named).catch((error) => back(deps, named, 'saving', 'ready', error)),
  ).catch(async (error) => {
    await step(deps, named, 'saving', 'ready')
    throw error
  })
}

/** The way back, as the desk goes it. */
export async function undoAtDesk(deps: Deps, named: Named): Promise<void> {
  if (!(await step(deps, named, 'done', 'undoing'))) {
    throw gone('Esta importação já foi desfeita.')
  }
  const { staffId, clientId, id } = named
  const work = (client: pg.Client) =>
    inTransaction(client, async () => {
      await actAs(client, { staffId })
      await takeTurn(client, clientId)
      await undoImport(client, { staffId }, id)
    }).catch((error) => back(deps, named, 'undoing', 'done', error))
  await beginLongWork(deps, work).catch(async (error) => {
    await step(deps, named, 'undoing', 'done')
    throw error
  })
}
