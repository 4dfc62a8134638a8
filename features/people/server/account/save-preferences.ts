import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fontSizes, type Preferences } from '#features/people/rules/preferences.ts'
import { asUser } from '#server/db/as-user.ts'
import type { AppDeps } from '#server/deps.ts'
import { userPreferences } from '../schema-accounts.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Forms of this page send one field each; without scripts the whole page is one form. */
const changes = z
  .object({ fontSize: z.enum(fontSizes), highContrast: flag, reducedMotion: flag })
  .partial()

/** Saves what the form holds and returns all of them as they now are, or null if it made no sense. */
export async function savePreferences(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  form: FormData,
): Promise<Preferences | null> {
  const given = changes.safeParse(Object.fromEntries(form))
  if (!given.success || Object.keys(given.data).length === 0) return null
  const [row] = await asUser(database, userId, (tx) =>
    tx.update(userPreferences).set(given.data).where(eq(userPreferences.userId, userId)).returning({
      fontSize: userPreferences.fontSize,
      highContrast: userPreferences.highContrast,
      reducedMotion: userPreferences.reducedMotion,
    }),
  )
  return row ?? null
}
