import { defaultPreferences, type Preferences } from '#contracts/preferences.ts'
import { asUser } from '#server/db/as-user.ts'
import { userPreferences } from '#server/db/schema-accounts.ts'
import type { AppDeps } from '#server/deps.ts'
import { describeError } from '#server/log.ts'

/** A failure is logged only: a page without its reader's type size is still a page. */
export async function readPreferences(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  userId: string,
): Promise<Preferences> {
  try {
    const [row] = await asUser(database, userId, (tx) => tx.select().from(userPreferences))
    if (!row) return defaultPreferences
    const { fontSize, highContrast, reducedMotion } = row
    return { fontSize, highContrast, reducedMotion }
  } catch (error) {
    log.error('preferences could not be read', describeError(error))
    return defaultPreferences
  }
}
