import { eq } from 'drizzle-orm'
import type { Profile } from '#contracts/profile.ts'
import { asUser } from '#server/db/as-user.ts'
import { profiles } from '#server/db/schema-accounts.ts'
import type { AppDeps } from '#server/deps.ts'

export async function saveProfile(
  { database }: Pick<AppDeps, 'database'>,
  userId: string,
  profile: Profile,
): Promise<void> {
  await asUser(database, userId, (tx) =>
    tx.update(profiles).set(profile).where(eq(profiles.id, userId)),
  )
}
