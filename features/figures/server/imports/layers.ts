import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'

/**
 * A connected account's figures are one import that goes on: above every file while the account is
 * connected, in its place among them from then on (migration 0047 makes the numbers).
 */
export const LOWEST_LAYER = '4611686018427387904'

/** A file's word on a campaign that a layer has is what the layer finds beneath itself. */
export const handBeneath = `
  update alisio.import_campaigns layer set before = jsonb_build_object(
    'name', staged.name,
    'externalId', coalesce(layer.before ->> 'externalId', staged.external_id),
    'status', coalesce(staged.status, layer.before ->> 'status', $3),
    'objective', coalesce(staged.objective, layer.before ->> 'objective', $4))
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and layer.campaign_id = staged.campaign_id and layer.seq > $2`

/** A day the account was asked for and had nothing to say of is the layer's all the same. */
export const openDays = `
  insert into alisio.import_days (seq, campaign_id, date, had_figures)
  select layer.seq, staged.campaign_id, day, false
  from alisio.staged_days join alisio.staged_campaigns staged using (import_id, key)
  join alisio.import_campaigns said on said.campaign_id = staged.campaign_id and said.seq > $2
  join alisio.imports layer on layer.seq = said.seq
  where import_id = $1 and day between layer.covered_from and layer.covered_until
  on conflict do nothing`

/** What a day of a campaign holds, in the figures themselves and wherever they wait or are kept. */
const names = [
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
]

/** Parts of SQL, so that no statement forgets one of them. */
export const dayColumns = names.join(', ')
export const dayColumnsOf = (table: string) => names.map((name) => `${table}.${name}`).join(', ')
export const setDayFrom = (table: string) =>
  names.map((name) => `${name} = ${table}.${name}`).join(', ')

const others = ['nestloop', 'mergejoin']
const turn = (to: 'on' | 'off') =>
  others.map((join) => `set local enable_${join} = ${to}`).join('; ')

/**
 * Joins read each side once, by hashing. PostgreSQL knows nothing yet of rows that came a moment
 * ago, takes them for a handful, and would look for each of a million days among all the client has,
 * or all it has on that date: an import that never ends. Within a transaction.
 */
export async function withHashJoins<T>(connection: ClientBase, work: () => Promise<T>): Promise<T> {
  await connection.query(turn('off'))
  const done = await work()
  await connection.query(turn('on'))
  return done
}

/** A client's later imports and layers, so that links of no other client are read. */
export const seqsAbove = (client: string, seq: string) =>
  `array(select above.seq from alisio.imports above where above.client_id = ${client} and above.seq > ${seq})`

const stagedSpanRow = z.object({ first: z.string(), last: z.string() })

/** The first and the last day a waiting file speaks of. */
export async function stagedSpan(connection: ClientBase, importId: string) {
  const rows = await queryText(
    connection,
    stagedSpanRow,
    `select min(day)::text as first, max(day)::text as last from alisio.staged_days
     where import_id = $1`,
    [importId],
  )
  return rows[0] as { first: string; last: string }
}

/** Somebody at the desk, whose rights the database checks, or whoever types commands on the machine. */
export type Actor = { staffId: string } | 'operator'

/** From here to the end of the transaction. */
export async function actAs(connection: ClientBase, actor: Actor): Promise<void> {
  if (actor === 'operator') return
  await connection.query(
    `select set_config('role', 'alisio_staff', true), set_config('app.staff_id', $1, true)`,
    [actor.staffId],
  )
}

/**
 * A backend amid a query, or waiting for its turn, does not notice by itself that its process died,
 * and would keep what it locked for hours. Where a platform cannot look, the rest still holds.
 */
const noticeDeath = `do $$ begin
    perform set_config(name, value, true) from (values ('tcp_keepalives_idle', '15'),
      ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3'),
      ('client_connection_check_interval', '2s')) given (name, value);
  exception when others then null; end $$`

/** One transaction of long work, on a connection of its own. */
export async function inTransaction<T>(connection: ClientBase, work: () => Promise<T>): Promise<T> {
  await connection.query(`begin; ${noticeDeath}`)
  try {
    const done = await work()
    await connection.query('commit')
    return done
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    throw error
  }
}

/** Imports and undoings of one client come one after the other. */
export async function lockClient(connection: ClientBase, clientId: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `import campaigns ${clientId}`,
  ])
}

/** A line of the log: as the desk's own, or as the command line's. */
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
