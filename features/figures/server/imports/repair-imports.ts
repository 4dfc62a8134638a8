import { type SQL, sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Database, Transaction } from '#server/db/client.ts'
import { isDatabaseUnavailable } from '#server/db/connection/is-unavailable.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'
import { ImportProblem, type Words } from '../campaigns/import/import-problem.ts'

/** The file was discarded, or the process stops. */
export class Interrupted extends Error {
  readonly why: 'discarded' | 'stopped'

  constructor(why: Interrupted['why']) {
    super(`long work was ${why}`)
    this.name = 'Interrupted'
    this.why = why
  }
}

/** States in which somebody works on an import. */
type UnderWay = 'reading' | 'saving' | 'undoing'

const what: Record<UnderWay, { name: string; next: string }> = {
  reading: {
    name: 'A leitura',
    next: 'Nada mudou nos números do cliente. Envie o arquivo de novo e descarte este.',
  },
  saving: { name: 'A gravação', next: 'Nada foi gravado. Confirme de novo ou descarte o arquivo.' },
  undoing: {
    name: 'A volta ao que era',
    next: 'Nada foi desfeito: os números estão como antes. Tente desfazer de novo.',
  },
}

/** Message for staff when the process ended during the work. */
const interruptedWords = (state: UnderWay): Words => ({
  message: `${what[state].name} foi interrompida: o site reiniciou no meio.`,
  details: [what[state].next],
})

/** Message for staff about any failure. */
export function failureWords(state: UnderWay, error: unknown): Words {
  if (error instanceof ImportProblem) return error.portuguese
  if (error instanceof Interrupted) return interruptedWords(state)
  const { name, next } = what[state]
  return isDatabaseUnavailable(error)
    ? {
        message: `${name} parou: o banco de dados não respondeu.`,
        details: [next, 'Se repetir, espere alguns minutos.'],
      }
    : {
        message: `${name} parou por uma falha do nosso lado.`,
        details: [next, 'Se repetir, chame quem cuida do site.'],
      }
}

/** Finds work nobody is doing any more: killed processes, lost connections. */
export const repairImportsJob: JobDefinition<object> = {
  name: 'mend-imports',
  payload: z.object({}),
  cron: '* * * * *',
}

/** Held until the worker's transaction ends, however it ends. */
export async function lockImport(client: ClientBase, id: string): Promise<void> {
  await client.query(
    "select pg_advisory_xact_lock(hashtextextended('import work ' || $1::text, 0))",
    [id],
  )
}

const idleRow = z.object({ idle: z.boolean() })

/** Whether nobody works on it; nobody can begin until the end of the transaction. */
export async function isIdle(tx: Transaction, id: string): Promise<boolean> {
  const rows = await queryRows(tx, idleRow)`
    select pg_try_advisory_xact_lock(hashtextextended('import work ' || ${id}::text, 0)) as idle`
  return rows[0]?.idle === true
}

/** Work that has not taken its lock yet, or of a build that takes none. */
const isAbandoned = sql`(held or moved_at < now() - interval '10 minutes')`

/** Reading leaves nothing; saving and undoing are one transaction, which was rolled back. */
const after: Record<UnderWay, string> = { reading: 'refused', saving: 'ready', undoing: 'done' }

const cases = (of: (state: UnderWay) => SQL) =>
  sql`case state ${sql.join(
    (Object.keys(after) as UnderWay[]).map((state) => sql`when ${state} then ${of(state)}`),
    sql` `,
  )} end`

/** Whether the work was interrupted; staff see it and may continue. */
export async function repairImport(tx: Transaction, id: string): Promise<boolean> {
  if (!(await isIdle(tx, id))) return false
  // Checked under the lock: its last holder has recorded the result.
  const { rowCount } = await tx.execute(sql`
    update alisio.imports set held = false, state = ${cases((state) => sql`${after[state]}`)},
      report = report || ${cases(
        (state) => sql`${JSON.stringify({ problem: interruptedWords(state) })}::jsonb`,
      )}
    where id = ${id} and state in ('reading', 'saving', 'undoing') and ${isAbandoned}`)
  return (rowCount ?? 0) > 0
}

/** At the start and every minute. Running work is not touched. */
export async function repairImports({
  database,
  log,
}: {
  database: Pick<Database, 'db'>
  log: Logger
}): Promise<void> {
  const { db } = database
  const rows = await queryRows(db, idRow)`
    select id from alisio.imports
    where state in ('reading', 'saving', 'undoing') and ${isAbandoned}`
  for (const { id } of rows) {
    const mended = await db.transaction((tx) => repairImport(tx, id))
    if (mended) log.warn('import was interrupted', { import: id })
  }
}
