import { type SQL, sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Database, Transaction } from '#server/db/client.ts'
import { isDatabaseUnavailable } from '#server/db/is-unavailable.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'
import { ImportProblem, type Words } from '../campaigns/import/import-problem.ts'

/** Work that did not end by itself: somebody discarded the file, or the process stops. */
export class Interrupted extends Error {
  readonly why: 'discarded' | 'stopped'

  constructor(why: Interrupted['why']) {
    super(`long work was ${why}`)
    this.name = 'Interrupted'
    this.why = why
  }
}

/** The states in which somebody works on an import. */
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

/** What staff are told of work whose process ended in its middle. */
const interruptedWords = (state: UnderWay): Words => ({
  message: `${what[state].name} foi interrompida: o site reiniciou no meio.`,
  details: [what[state].next],
})

/** What staff are told of whatever went wrong, and what to do about it. */
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

/** Looks for work that nobody is at any more: killed processes, lost connections. */
export const repairImportsJob: JobDefinition<object> = {
  name: 'mend-imports',
  payload: z.object({}),
  cron: '* * * * *',
}

/** Held by whoever works on the import, until their transaction ends, however it ends. */
export async function lockImport(client: ClientBase, id: string): Promise<void> {
  await client.query(
    "select pg_advisory_xact_lock(hashtextextended('import work ' || $1::text, 0))",
    [id],
  )
}

const idleRow = z.object({ idle: z.boolean() })

/** Whether nobody works on it; until the end of the transaction nobody begins. */
export async function isIdle(tx: Transaction, id: string): Promise<boolean> {
  const rows = await queryRows(tx, idleRow)`
    select pg_try_advisory_xact_lock(hashtextextended('import work ' || ${id}::text, 0)) as idle`
  return rows[0]?.idle === true
}

/** Work that has not said it holds its lock is about to, or of a build that takes none. */
const mayBeLeft = sql`(held or moved_at < now() - interval '10 minutes')`

/** Reading leaves nothing; saving and undoing are one transaction, which then did not happen. */
const after: Record<UnderWay, string> = { reading: 'refused', saving: 'ready', undoing: 'done' }

const cases = (of: (state: UnderWay) => SQL) =>
  sql`case state ${sql.join(
    (Object.keys(after) as UnderWay[]).map((state) => sql`when ${state} then ${of(state)}`),
    sql` `,
  )} end`

/** Whether its work had been interrupted; staff are told so, and may go on from there. */
export async function repairImport(tx: Transaction, id: string): Promise<boolean> {
  if (!(await isIdle(tx, id))) return false
  // Asked only now: whoever had the lock a moment ago has written how it ended.
  const { rowCount } = await tx.execute(sql`
    update alisio.imports set held = false, state = ${cases((state) => sql`${after[state]}`)},
      report = report || ${cases(
        (state) => sql`${JSON.stringify({ problem: interruptedWords(state) })}::jsonb`,
      )}
    where id = ${id} and state in ('reading', 'saving', 'undoing') and ${mayBeLeft}`)
  return (rowCount ?? 0) > 0
}

/** At the start and every minute. Work of processes that live is left alone. */
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
    where state in ('reading', 'saving', 'undoing') and ${mayBeLeft}`
  for (const { id } of rows) {
    const mended = await db.transaction((tx) => repairImport(tx, id))
    if (mended) log.warn('import was interrupted', { import: id })
  }
}
