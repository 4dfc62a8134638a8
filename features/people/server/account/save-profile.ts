import { eq } from 'drizzle-orm'
import type { Profile } from '#features/people/rules/profile.ts'
import { asUser } from '#server/db/as-user.ts'
import type { AppDeps } from '#server/deps.ts'
import { profiles } from '../schema-accounts.ts'

export async function saveProfile(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  profile: Profile,
): Promise<void> {
  await asUser(database, userId, (tx) =>
    tx.update(profiles).set(profile).where(eq(profiles.id, userId)),
  )
}
