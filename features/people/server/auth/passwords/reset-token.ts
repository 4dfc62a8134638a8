/**
 * The only file that depends on how better-auth stores reset links. The library judges expiry by
 * its process's clock, while all processes share the database's; and using one link leaves the
 * account's other links alive. Check this file against the library's password routes when upgrading
 * it.
 */
import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { user, verification } from '#features/people/server/schema.ts'
import type { Database } from '#server/db/client.ts'

type Db = Pick<Database, 'db'>

export const resetMinutes = 30

/** Tokens are stored as the library hashes them. */
function isRowOf(token: string) {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  return eq(verification.identifier, identifier)
}

/** For a link the library has just created. */
export async function dateByDatabase({ db }: Db, token: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${resetMinutes}::int)`
  await db.update(verification).set({ expiresAt }).where(isRowOf(token))
}

/** The account of a link that still works. */
export async function accountOfToken({ db }: Db, token: string) {
  const [owner] = await db
    .select({ email: user.email, name: user.name })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(and(isRowOf(token), gt(verification.expiresAt, sql`now()`)))
  return owner
}

/** For a valid link, before the library checks it by its own clock. */
export async function dateByProcessClock({ db }: Db, token: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  await db.update(verification).set({ expiresAt }).where(isRowOf(token))
}

/** A link's row has the user's id as its value. */
export async function endLinksOf({ db }: { db: Pick<Database['db'], 'delete'> }, userId: string) {
  await db.delete(verification).where(eq(verification.value, userId))
}
