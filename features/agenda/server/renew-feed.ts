import { sql } from 'drizzle-orm'
import { agendaFeeds } from '#features/calendar/server/calendar.server.ts'
import { recordAct } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'

/** From now on the old address of one's own feed opens nothing. */
export function renewFeed(database: Pick<Database, 'db'>, staffId: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await tx
      .insert(agendaFeeds)
      .values({ userId: staffId, version: 1 })
      .onConflictDoUpdate({
        target: agendaFeeds.userId,
        set: { version: sql`${agendaFeeds.version} + 1` },
      })
    await recordAct(tx, { kind: 'agenda-feed-renewed' })
  })
}
