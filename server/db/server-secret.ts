import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { serverSecrets } from './schema.ts'

/** A secret shared by all processes, created on first use. */
export async function serverSecret({ db }: Pick<Database, 'db'>, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return (row as { value: string }).value
}
