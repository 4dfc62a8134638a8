import { asc, eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { listInvitations } from '../invitations/list-invitations.ts'
import { people, staff } from '../schema-desk.ts'
import { readActs } from './read-acts.ts'

const LATEST = 8

/** The people of the agency, who was invited, and what was done last. */
export function listStaff(database: Pick<Database, 'db'>, staffId: string) {
  return asStaff(database, staffId, async (tx) => {
    const members = await tx
      .select({
        id: people.id,
        name: people.name,
        email: people.email,
        role: staff.role,
        twoFactor: people.twoFactorEnabled,
        lastSeen: people.lastSeen,
      })
      .from(staff)
      .innerJoin(people, eq(people.id, staff.userId))
      .orderBy(asc(staff.role), asc(sql`lower(${people.name})`))
    return {
      members,
      invitations: await listInvitations(tx),
      acts: (await readActs(tx, { limit: LATEST })).acts,
    }
  })
}
