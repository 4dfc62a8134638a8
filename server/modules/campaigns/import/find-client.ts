import type { ClientBase } from 'pg'
import { ImportProblem } from './import-problem.ts'

export async function findClient(connection: ClientBase, email: string): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from alisio."user" where lower(email) = lower($1)',
    [email.trim()],
  )
  if (rows[0]) return rows[0].id
  throw new ImportProblem(`No client has the e-mail ${email}.`, [
    'Clients create their account at /auth ("Criar Conta"); then import again.',
    'Check the spelling, and that DATABASE_URL or DATA_DIR name the database the site runs on.',
  ])
}
