import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  defaultPreferences,
  type Preferences,
  preferencesCookie,
  writePreferences,
} from '#features/people/rules/preferences.ts'
import { textAs } from '#server/db/query-rows.ts'
import { queryAsClient } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { logFailure } from '#server/failures/outage.ts'
import { cookie } from '#server/http/request/cookies.ts'

const preferencesRow = z.object({
  fontSize: textAs<Preferences['fontSize']>(),
  highContrast: z.boolean(),
  reducedMotion: z.boolean(),
})

const YEAR = 365 * 24 * 60 * 60

/**
 * Readable by scripts: pre-rendered pages apply it before the first paint
 * (app/site/browser/boot.ts).
 */
export function setPreferencesCookie(preferences: Preferences, secure: boolean): string {
  const value = writePreferences(preferences)
  return cookie(preferencesCookie, value, { maxAge: value ? YEAR : 0, secure })
}

/** The next user of a shared computer must not inherit it. */
export const clearPreferencesCookie = (secure: boolean) =>
  cookie(preferencesCookie, '', { maxAge: 0, secure })

/** Failures are only logged: the page works without preferences. */
export async function readPreferences(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  userId: string,
): Promise<Preferences> {
  try {
    const [row] = await queryAsClient(
      database,
      { userId },
      preferencesRow,
      sql`select font_size as "fontSize", high_contrast as "highContrast",
        reduced_motion as "reducedMotion" from alisio.user_preferences`,
    )
    return row ?? defaultPreferences
  } catch (error) {
    logFailure(log, 'preferences could not be read', error)
    return defaultPreferences
  }
}
