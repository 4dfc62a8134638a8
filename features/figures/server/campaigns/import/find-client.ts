import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'
import { ImportProblem } from './import-problem.ts'

const clientRow = z.object({ id: z.string(), name: z.string(), verified: z.boolean() })

/**
 * By the e-mail of a user with access, or by the client's id. An unconfirmed address may not belong
 * to its user, so it is refused.
 */
export async function findClient(
  connection: ClientBase,
  emailOrId: string,
  evenUnconfirmed = false,
): Promise<string> {
  const rows = await queryText(
    connection,
    clientRow,
    `select clients.id, clients.name, clients.id = $1 or exists (
       select from alisio."user" where lower(email) = lower($1) and email_verified) as verified
     from alisio.clients clients
     where clients.id = $1 or exists (
       select from alisio.client_people join alisio."user" on "user".id = client_people.user_id
       where client_people.client_id = clients.id and lower("user".email) = lower($1))
     order by clients.name, clients.id`,
    [emailOrId.trim()],
  )
  const [only, ...others] = rows
  if (!only) {
    throw new ImportProblem(`No client has the e-mail ${emailOrId}.`, [
      'Clients create their account at /auth ("Criar Conta") or follow an invitation; then import again.',
      'Check the spelling, and that DATABASE_URL or DATA_DIR name the database the site runs on.',
    ])
  }
  if (!only.verified && !evenUnconfirmed) {
    throw new ImportProblem(`The account of ${emailOrId} has not confirmed its e-mail address.`, [
      'Somebody else may have opened it. Ask the client to sign in and press "Enviar link de confirmação".',
      'If you know that the account is theirs, import with --unconfirmed.',
    ])
  }
  if (others.length > 0) {
    throw new ImportProblem(
      `${emailOrId} has access to several clients; name one of them by its id (--client ID):`,
      rows.map(({ id, name }) => `${id}  ${name}`),
    )
  }
  return only.id
}
