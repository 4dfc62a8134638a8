import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { user, verification } from '#server/db/schema-accounts.ts'

type Db = Pick<Database, 'db'>

/** How long a link to a new password works. */
export const resetMinutes = 30

/** Tokens are stored as the library hashes them. */
function isRowOf(token: string) {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  return eq(verification.identifier, identifier)
}

/**
 * The library dates a link by this process's clock, which may be wrong, and another process's may
 * be right. The database's is the one they share.
 */
export async function dateByDatabase({ db }: Db, token: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${resetMinutes}::int)`
  await db.update(verification).set({ expiresAt }).where(isRowOf(token))
}

/** The account a link belongs to, if the link still works. */
export async function accountOfToken({ db }: Db, token: string) {
  const [found] = await db
    .select({ email: user.email, name: user.name })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(and(isRowOf(token), gt(verification.expiresAt, sql`now()`)))
  return found
}

/** For a link the database has found to work: the library is about to judge it by its own clock. */
export async function dateByOwnClock({ db }: Db, token: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  await db.update(verification).set({ expiresAt }).where(isRowOf(token))
}
