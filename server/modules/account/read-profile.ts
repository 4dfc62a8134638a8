import type { Profile } from '#contracts/profile.ts'
import { asUser } from '#server/db/as-user.ts'
import { profiles } from '#server/db/schema-accounts.ts'
import type { AppDeps } from '#server/deps.ts'
import { describeError } from '#server/log.ts'

/** Null when it could not be read: that is logged, and the page offers to try again. */
export async function readProfile(
  { database, log }: Pick<AppDeps, 'database' | 'log'>,
  userId: string,
): Promise<Profile | null> {
  try {
    const [row] = await asUser(database, userId, (tx) => tx.select().from(profiles))
    if (!row) return null
    const { fullName, companyName, phone } = row
    return { fullName, companyName, phone }
  } catch (error) {
    log.error('profile could not be read', describeError(error))
    return null
  }
}
