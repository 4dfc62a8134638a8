import { asc, eq, sql } from 'drizzle-orm'
import { agendaHosts, parseHostHours } from '#features/calendar/server/calendar.server.ts'
import { assignLead } from '#features/leads/server/leads.server.ts'
import { people, recordAudit, staff } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import type { HostWish } from '../rules/settings-form.ts'

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
  if (host) await assignLead(tx, leadId, host.userId)
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

/** Existing meetings stay with their host. */
export async function storeHost(tx: Transaction, wish: HostWish): Promise<void> {
  const { userId, ...values } = wish
  const [member] = await tx.select().from(staff).where(eq(staff.userId, userId))
  if (!member) throw notFound()
  await tx
    .insert(agendaHosts)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: agendaHosts.userId, set: values })
  await recordAudit(tx, { kind: 'agenda-changed', about: userId, detail: { what: 'people' } })
}
