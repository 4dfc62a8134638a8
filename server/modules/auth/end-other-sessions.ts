import { and, eq, ne } from 'drizzle-orm'
import { session } from '#server/db/schema-accounts.ts'
import type { AppDeps } from '#server/deps.ts'

/** Signs every device out but the one that asks. */
export async function endOtherSessions(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  keptSessionId: string,
): Promise<void> {
  await database.db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, keptSessionId)))
}
