import type pg from 'pg'
import { attempt } from '../connection/attempt.ts'

/**
 * Roles of the product; none can sign in. They belong to the whole server and have no rights beyond
 * those of the migrations.
 */
export const roles = {
  /** Used by policies; the owner of the tables and the serving user are members. */
  server: 'alisio_server',
  /** A signed-in client's transaction. */
  client: 'alisio_client',
  /** The agency's own people, at their desk. */
  staff: 'alisio_staff',
} as const

const all = Object.values(roles)

async function missingRoles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query('select rolname from pg_roles where rolname = any($1)', [all])
  const names = rows.map(({ rolname }) => rolname)
  return all.filter((role) => !names.includes(role))
}

/** The server's role is inherited; the others are switched to. */
async function missingGrants(client: pg.ClientBase, logins: string[]): Promise<string[]> {
  const { rows: version } = await client.query(
    `select current_setting('server_version_num')::int as number`,
  )
  const become = version[0]?.number >= 160_000 ? 'SET' : 'MEMBER'
  const { rows } = await client.query<{ role: string; login: string; inherits: boolean }>(
    `select role, login, rolinherit as inherits
     from unnest($1::text[]) login join pg_roles on rolname = login, unnest($2::text[]) role
     where not pg_has_role(login, role, case role when $3 then 'USAGE' else $4 end)`,
    [logins, all, roles.server, become],
  )
  return rows.flatMap(({ role, login, inherits }) => {
    const name = client.escapeIdentifier(login)
    const grant = `grant ${role} to ${name}`
    return inherits ? [grant] : [`alter role ${name} inherit`, grant]
  })
}

export async function areRolesReady(client: pg.ClientBase, logins: string[]): Promise<boolean> {
  if ((await missingRoles(client)).length > 0) return false
  return (await missingGrants(client, logins)).length === 0
}

/** Creates the roles and grants them to these logins. Returns statements that need more rights. */
export async function ensureRoles(client: pg.ClientBase, logins: string[]): Promise<string[]> {
  const refused: string[] = []
  for (const role of await missingRoles(client)) {
    const statement = `create role ${role} nologin`
    if (!(await attempt(client, statement))) refused.push(statement)
  }
  if (refused.length > 0) {
    const names = logins.map((login) => client.escapeIdentifier(login)).join(', ')
    return [...refused, `grant ${all.join(', ')} to ${names}`]
  }
  for (const statement of await missingGrants(client, logins)) await attempt(client, statement)
  return missingGrants(client, logins)
}
