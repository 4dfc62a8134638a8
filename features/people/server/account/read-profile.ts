import type { Profile } from '#features/people/rules/profile.ts'
import { asUser } from '#server/db/as-user.ts'
import type { AppDeps } from '#server/deps.ts'
import { describeError } from '#server/log.ts'
import { profiles } from '../schema-accounts.ts'

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
