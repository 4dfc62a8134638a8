import type { ClientBase } from 'pg'
import { ImportProblem } from './import-problem.ts'

type Found = { id: string; name: string }

/** By the e-mail of somebody with access, or by the client's own id. */
export async function findClient(connection: ClientBase, given: string): Promise<string> {
  const { rows } = await connection.query<Found>(
    `select clients.id, clients.name from alisio.clients clients
     where clients.id = $1 or exists (
       select from alisio.client_people join alisio."user" on "user".id = client_people.user_id
       where client_people.client_id = clients.id and "user".email = lower($1))
     order by clients.name, clients.id`,
    [given.trim()],
  )
  const [only, ...others] = rows
  if (!only) {
    throw new ImportProblem(`No client has the e-mail ${given}.`, [
      'Clients create their account at /auth ("Criar Conta") or follow an invitation; then import again.',
      'Check the spelling, and that DATABASE_URL or DATA_DIR name the database the site runs on.',
    ])
  }
  if (others.length > 0) {
    throw new ImportProblem(
      `${given} has access to several clients; name one of them by its id (--client ID):`,
      rows.map(({ id, name }) => `${id}  ${name}`),
    )
  }
  return only.id
}
