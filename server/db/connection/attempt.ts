import type pg from 'pg'

const FORBIDDEN = '42501'
/** Roles are shared by the whole server: another database's start may have created them. */
const ALREADY_EXISTS = ['42710', '23505']

/** Runs a statement in a savepoint. */
export async function attempt(client: pg.ClientBase, statement: string): Promise<boolean> {
  await client.query('savepoint attempt')
  try {
    await client.query(statement)
    await client.query('release savepoint attempt')
    return true
  } catch (error) {
    await client.query('rollback to savepoint attempt')
    const { code = '' } = error as { code?: string }
    if (ALREADY_EXISTS.includes(code)) return true
    if (code === FORBIDDEN) return false
    throw error
  }
}
