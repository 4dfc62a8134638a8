/**
 * The one place that knows how better-auth keeps its reset links. It has to be known for two
 * reasons the library gives no way around: links must be dated by the database's clock, which all
 * processes share, while the library judges by its own process's; and using one link must end the
 * others of the account, which the library leaves alive. Whoever upgrades the library reads its
 * password routes again, and this file; nothing else depends on them.
 */
import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { user, verification } from '#features/people/server/schema.ts'
import type { Database } from '#server/db/client.ts'

type Db = Pick<Database, 'db'>

/** How long a link to a new password works. */
export const resetMinutes = 30

/** Tokens are stored as the library hashes them. */
function isRowOf(token: string) {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  return eq(verification.identifier, identifier)
}

/** For a link the library has just made. */
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

/** Every link carries its user's id as value. */
export async function endLinksOf({ db }: { db: Pick<Database['db'], 'delete'> }, userId: string) {
  await db.delete(verification).where(eq(verification.value, userId))
}
