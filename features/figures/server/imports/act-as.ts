import type { ClientBase } from 'pg'

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
export async function takeTurn(connection: ClientBase, clientId: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `import campaigns ${clientId}`,
  ])
}

/** A line of the log: as the desk's own, or as the command line's. */
export async function recordLongAct(
  connection: ClientBase,
  actor: Actor,
  act: { kind: string; clientId: string; about: string; detail: Record<string, unknown> },
): Promise<void> {
  const values = [act.kind, act.clientId, act.about, JSON.stringify(act.detail)]
  await connection.query(
    actor === 'operator'
      ? `insert into alisio.acts (staff_name, kind, client_id, about, detail)
         values ('linha de comando', $1, $2, $3, $4::jsonb)`
      : 'select alisio.record_act($1, $2, $3, $4::jsonb)',
    values,
  )
}
