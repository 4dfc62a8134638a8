import { type SQL, sql } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { Database } from './client.ts'
import { roles } from './roles.ts'

/**
 * One question with a person's rights, in one message to the server instead of four: statements
 * sent together are one transaction, which role and person end with. Values are written into the
 * text as quoted strings, because such a message has no parameters. Ids hold no backslash, which some
 * servers are set to take for an escape.
 */
export async function askAsClient<T>(
  { db }: Pick<Database, 'db'>,
  { userId, clientId = '' }: { userId: string; clientId?: string },
  question: SQL,
): Promise<T[]> {
  if (/\\/.test(userId + clientId)) throw new Error('no id of the database')
  const message = sql`
    select set_config('role', ${roles.client}, true), set_config('app.user_id', ${userId}, true),
      set_config('app.staff_id', '', true), set_config('app.client_id', ${clientId}, true);
    ${question}`.inlineParams()
  const results = (await db.execute(message)) as unknown as QueryResult[]
  return (results.at(-1)?.rows ?? []) as T[]
}
