import { and, eq, ne } from 'drizzle-orm'
import type { AppDeps } from '#server/deps.ts'
import { session } from '../schema-accounts.ts'

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
