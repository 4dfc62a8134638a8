import type { ClientBase } from 'pg'
import { ImportProblem } from './import-problem.ts'

/** Whoever signed up with an address first need not be its owner: figures wait until it is confirmed. */
export async function findClient(
  connection: ClientBase,
  email: string,
  evenUnconfirmed = false,
): Promise<string> {
  const { rows } = await connection.query<{ id: string; email_verified: boolean }>(
    'select id, email_verified from alisio."user" where lower(email) = lower($1)',
    [email.trim()],
  )
  if (rows[0]?.email_verified || (rows[0] && evenUnconfirmed)) return rows[0].id
  if (rows[0]) {
    throw new ImportProblem(`The account of ${email} has not confirmed its e-mail address.`, [
      'Somebody else may have opened it. Ask the client to sign in and press "Enviar link de confirmação".',
      'If you know that the account is theirs, import with --unconfirmed.',
    ])
  }
  throw new ImportProblem(`No client has the e-mail ${email}.`, [
    'Clients create their account at /auth ("Criar Conta"); then import again.',
    'Check the spelling, and that DATABASE_URL or DATA_DIR name the database the site runs on.',
  ])
}
