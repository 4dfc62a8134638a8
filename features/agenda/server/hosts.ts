import { asc, eq, sql } from 'drizzle-orm'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { agendaHosts, ownHours } from '#features/calendar/server/calendar.server.ts'
import { people, recordAct, staff } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { refuseStale, versionOf } from '#server/stale-form.ts'
import { changeCalendar } from './calendar-lock.ts'

/** Everybody of the staff, and whether they take meetings. */
export async function listHosts(tx: Transaction) {
  const rows = await tx
    .select({
      userId: staff.userId,
      name: people.name,
      id: agendaHosts.id,
      takesMeetings: agendaHosts.takesMeetings,
      hours: agendaHosts.hours,
    })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.userId))
    .leftJoin(agendaHosts, eq(agendaHosts.userId, staff.userId))
    .orderBy(asc(sql`lower(${people.name})`))
  return rows.map(({ hours, takesMeetings, ...row }) => ({
    ...row,
    takesMeetings: takesMeetings ?? false,
    hours: ownHours(hours),
  }))
}

type HostHours = { takesMeetings?: boolean; hours: AgendaSettings['hours'] | null }
const hostPart = ({ takesMeetings = false, hours }: HostHours) => [takesMeetings, hours]

/** Which state of a person's hours their form begins with. */
export const hostVersion = (host: HostHours) => versionOf(hostPart(host))

type Wish = { userId: string; takesMeetings: boolean; hours: AgendaSettings['hours'] | null }

/** Who takes meetings, and when. Meetings they have stay theirs. */
export function setHost(
  database: Pick<Database, 'db'>,
  staffId: string,
  { userId, takesMeetings, hours }: Wish,
  seen?: string,
): Promise<void> {
  return changeCalendar(
    database,
    async (tx) => {
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId))
      if (!member) throw notFound()
      const [stored] = await tx.select().from(agendaHosts).where(eq(agendaHosts.userId, userId))
      refuseStale({
        seen,
        stored: hostPart({ takesMeetings: stored?.takesMeetings, hours: ownHours(stored?.hours) }),
        wanted: hostPart({ takesMeetings, hours }),
        what: 'os horários desta pessoa',
      })
      await tx
        .insert(agendaHosts)
        .values({ userId, takesMeetings, hours })
        .onConflictDoUpdate({ target: agendaHosts.userId, set: { takesMeetings, hours } })
      await recordAct(tx, { kind: 'agenda-changed', about: userId, detail: { what: 'people' } })
    },
    staffId,
  )
}
