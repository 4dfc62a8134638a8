import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'

/**
 * A connected account's figures are one continuing import: above every file while it is connected,
 * in its place among them afterwards (migration 0047 defines the numbers).
 */
export const LOWEST_LAYER = '4611686018427387904'

/** What a platform says of a campaign's day. */
const stated = [
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'ctr',
  'revenue',
  'contacts',
  'purchases',
  'conversations',
  'reach',
  'results',
]

/** Columns of a campaign's day, in the figures, the staged and the replaced ones. */
const names = [...stated, 'currency', 'rate', 'original_spend', 'original_revenue']

/** SQL fragments, so that no statement forgets a column. */
export const statedColumns = stated.join(', ')
export const dayColumns = names.join(', ')
export const dayColumnsOf = (table: string) => names.map((name) => `${table}.${name}`).join(', ')
/** Without the results, which figures from before do not have. */
export const figureColumnsOf = (table: string) =>
  names.flatMap((name) => (name === 'results' ? [] : [`${table}.${name}`])).join(', ')
export const setDayFrom = (table: string) =>
  names.map((name) => `${name} = ${table}.${name}`).join(', ')

/** Until the end of the transaction, changed figures keep their results (functions/figures.sql). */
export const RESULTS_KNOWN = `select set_config('app.results', 'known', true)`

const others = ['nestloop', 'mergejoin']
const turn = (to: 'on' | 'off') =>
  others.map((join) => `set local enable_${join} = ${to}`).join('; ')

/**
 * Forces hash joins, inside a transaction. PostgreSQL has no statistics of rows inserted a moment ago
 * and would choose nested loops, with which a million days never end.
 */
export async function withHashJoins<T>(connection: ClientBase, work: () => Promise<T>): Promise<T> {
  await connection.query(turn('off'))
  const done = await work()
  await connection.query(turn('on'))
  return done
}

/** A client's later imports and layers. */
export const seqsAbove = (client: string, seq: string) =>
  `array(select above.seq from alisio.imports above where above.client_id = ${client} and above.seq > ${seq})`

const stagedSpanRow = z.object({ first: z.string(), last: z.string() })
export type StagedSpan = z.infer<typeof stagedSpanRow>

/** First and last staged day, widened to an account's window. */
export async function stagedSpan(connection: ClientBase, importId: string, window?: StagedSpan) {
  const rows = await queryText(
    connection,
    stagedSpanRow,
    `select least(min(day), $2::date)::text as first, greatest(max(day), $3::date)::text as last
     from alisio.staged_days where import_id = $1`,
    [importId, window?.first, window?.last],
  )
  return rows[0] as StagedSpan
}

/** A staff user, whose rights the database checks, or the command line. */
export type Actor = { staffId: string } | 'operator'

/** Until the end of the transaction. */
export async function actAs(connection: ClientBase, actor: Actor): Promise<void> {
  if (actor === 'operator') return
  await connection.query(
    `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
    [actor.staffId],
  )
}

/**
 * A backend in a query, or waiting for a lock, does not notice that its client died and would hold
 * its locks for hours. Not every platform supports all of these settings.
 */
const detectDeadClient = `do $$ begin
    perform set_config(name, value, true) from (values ('tcp_keepalives_idle', '15'),
      ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3'),
      ('client_connection_check_interval', '2s')) given (name, value);
  exception when others then null; end $$`

/** One transaction of long work, on a dedicated connection. */
export async function inTransaction<T>(connection: ClientBase, work: () => Promise<T>): Promise<T> {
  await connection.query(`begin; ${detectDeadClient}`)
  try {
    const done = await work()
    await connection.query('commit')
    return done
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    throw error
  }
}

/** Serialises imports, syncs and undos of one client. */
export async function lockClient(connection: ClientBase, clientId: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `import campaigns ${clientId}`,
  ])
}

/** An audit line of a staff user or of the command line. */
export async function recordLongAudit(
  connection: ClientBase,
  actor: Actor,
  entry: { kind: string; clientId: string; about: string; detail: Record<string, unknown> },
): Promise<void> {
  const values = [entry.kind, entry.clientId, entry.about, JSON.stringify(entry.detail)]
  await connection.query(
    actor === 'operator'
      ? `insert into alisio.acts (staff_name, kind, client_id, about, detail)
         values ('linha de comando', $1, $2, $3, $4::jsonb)`
      : 'select alisio.record_act($1, $2, $3, $4::jsonb)',
    values,
  )
}
