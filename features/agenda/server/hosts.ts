import { asc, eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { placeLine } from '#content/place.ts'
import type { AgendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import { agendaHosts, parseHostHours } from '#features/calendar/server/calendar.server.ts'
import { giveLead } from '#features/leads/server/leads.server.ts'
import { people, recordAudit, staff } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/run-as.ts'
import { notFound } from '#server/errors.ts'
import { refuseStale, versionOf } from '#server/stale-form.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * A transaction that holds the calendar's lock: in this process by a queue, so that waiting takes
 * no connection, and between processes by an advisory lock. The exclusion constraint alone could
 * deadlock. With a staff id it runs with their rights.
 */
export function changeCalendar<T>(
  database: Pick<Database, 'db'>,
  work: (tx: Transaction) => Promise<T>,
  staffId?: string,
): Promise<T> {
  const alone = async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7206030)`)
    await endHolds(tx)
    return work(tx)
  }
  const turn = last.then(() =>
    staffId ? asStaff(database, staffId, alone) : database.db.transaction(alone),
  )
  last = turn.catch(() => {})
  return turn
}

/** Expired holds free their time. */
async function endHolds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update alisio.bookings set state = 'cancelled', network = null
    where state = 'pending' and hold_until <= now()`)
}

/** Whoever would have taken a meeting answers for its lead, if nobody does yet. As the server. */
export async function assignToHost(tx: Transaction, leadId: string, hostId: number) {
  const [host] = await tx
    .select({ userId: agendaHosts.userId })
    .from(agendaHosts)
    .innerJoin(staff, eq(staff.userId, agendaHosts.userId))
    .where(eq(agendaHosts.id, hostId))
  if (host) await giveLead(tx, leadId, host.userId)
}

/** All staff, with whether they take meetings. */
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
    hours: parseHostHours(hours),
  }))
}

type HostHours = { takesMeetings?: boolean; hours: AgendaSettings['hours'] | null }
const hostPart = ({ takesMeetings = false, hours }: HostHours) => [takesMeetings, hours]

/** The version a person's form was loaded with. */
export const hostVersion = (host: HostHours) => versionOf(hostPart(host))

type Wish = { userId: string; takesMeetings: boolean; hours: AgendaSettings['hours'] | null }

/** Existing meetings stay with their host. */
export function setHost(
  database: Pick<Database, 'db'>,
  staffId: string,
  { userId, takesMeetings, hours }: Wish,
  formVersion?: string,
): Promise<void> {
  return changeCalendar(
    database,
    async (tx) => {
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId))
      if (!member) throw notFound()
      const [stored] = await tx.select().from(agendaHosts).where(eq(agendaHosts.userId, userId))
      refuseStale({
        formVersion,
        stored: hostPart({
          takesMeetings: stored?.takesMeetings,
          hours: parseHostHours(stored?.hours),
        }),
        submitted: hostPart({ takesMeetings, hours }),
        what: 'os horários desta pessoa',
      })
      await tx
        .insert(agendaHosts)
        .values({ userId, takesMeetings, hours })
        .onConflictDoUpdate({ target: agendaHosts.userId, set: { takesMeetings, hours } })
      await recordAudit(tx, { kind: 'agenda-changed', about: userId, detail: { what: 'people' } })
    },
    staffId,
  )
}

export type Place = { name: string; detail: string; link?: string }

export function describePlace({ place }: Pick<AgendaSettings, 'place'>): Place {
  if (place.kind === 'video') return { name: 'Por vídeo', detail: place.link, link: place.link }
  if (place.kind === 'phone') {
    return { name: 'Por telefone', detail: 'Ligamos para o número que você deixou' }
  }
  return { name: `Na ${brand.name}`, detail: placeLine }
}
