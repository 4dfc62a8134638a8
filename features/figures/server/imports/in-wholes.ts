import type { ClientBase } from 'pg'

const others = ['nestloop', 'mergejoin']
const turn = (to: 'on' | 'off') =>
  others.map((join) => `set local enable_${join} = ${to}`).join('; ')

/**
 * Joins read each side once, by hashing. PostgreSQL knows nothing yet of rows that came a moment
 * ago, takes them for a handful, and would look for each of a million days among all the client has,
 * or all it has on that date: an import that never ends. Within a transaction.
 */
export async function inWholes<T>(connection: ClientBase, work: () => Promise<T>): Promise<T> {
  await connection.query(turn('off'))
  const done = await work()
  await connection.query(turn('on'))
  return done
}

/** A client's later imports and layers, so that links of no other client are read. */
export const seqsAbove = (client: string, seq: string) =>
  `array(select above.seq from alisio.imports above where above.client_id = ${client} and above.seq > ${seq})`

/** The first and the last day a waiting file speaks of. */
export async function stagedSpan(connection: ClientBase, importId: string) {
  const { rows } = await connection.query<{ first: string; last: string }>(
    `select min(day)::text as first, max(day)::text as last from alisio.staged_days
     where import_id = $1`,
    [importId],
  )
  return rows[0] as { first: string; last: string }
}
