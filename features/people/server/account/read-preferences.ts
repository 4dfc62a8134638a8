import { sql } from 'drizzle-orm'
import { defaultPreferences, type Preferences } from '#features/people/rules/preferences.ts'
import { askAsClient } from '#server/db/ask-as-client.ts'
import type { AppDeps } from '#server/deps.ts'
import { describeError } from '#server/log.ts'

/** A failure is logged only: a page without its reader's type size is still a page. */
export async function readPreferences(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  userId: string,
): Promise<Preferences> {
  try {
    const [row] = await askAsClient<Preferences>(
      database,
      { userId },
      sql`select font_size as "fontSize", high_contrast as "highContrast",
        reduced_motion as "reducedMotion" from alisio.user_preferences`,
    )
    return row ?? defaultPreferences
  } catch (error) {
    log.error('preferences could not be read', describeError(error))
    return defaultPreferences
  }
}
