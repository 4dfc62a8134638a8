import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { agendaCalendars } from '#features/calendar/server/calendar.server.ts'
import { type Desk, openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { readCalendar } from './read-calendars.ts'

const MOST_CALENDARS = 3

/** The calendars of the signed-in person, without their addresses. */
export async function ownCalendars(args: Args) {
  const { run, staffId } = await openDesk(args)
  return run((tx) =>
    tx
      .select({
        id: agendaCalendars.id,
        label: agendaCalendars.label,
        problem: agendaCalendars.problem,
        readAt: agendaCalendars.readAt,
      })
      .from(agendaCalendars)
      .where(eq(agendaCalendars.userId, staffId))
      .orderBy(asc(agendaCalendars.createdAt)),
  )
}

const withKeys = ({ deps }: Desk) => ({ ...deps, keys: keyRing(findProjectRoot(), deps.env) })

/** Stores the address sealed and reads it at once, so that a wrong one is known now. */
export async function addCalendar(desk: Desk, address: string): Promise<FieldErrors | undefined> {
  const { run, staffId } = desk
  const deps = withKeys(desk)
  const id = randomUUID()
  const url = new URL(address)
  const isFull = await run(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendars ${staffId}`}))`)
    const present = await tx
      .select({ id: agendaCalendars.id })
      .from(agendaCalendars)
      .where(eq(agendaCalendars.userId, staffId))
    if (present.length >= MOST_CALENDARS) return true
    const secret = deps.keys.seal(id, url.href)
    const label = url.hostname.slice(0, 100)
    // Only these columns may be written at the desk.
    await tx.execute(sql`insert into alisio.agenda_calendars (id, user_id, label, secret)
      values (${id}, ${staffId}, ${label}, ${secret})`)
    await recordAudit(tx, { kind: 'agenda-calendar-added' })
    return false
  })
  if (isFull) return { calendar: `No máximo ${MOST_CALENDARS}: tire um antes` }
  await readCalendar(deps, id)
  return undefined
}

export function removeCalendar({ run }: Desk, id: string): Promise<void> {
  return run(async (tx) => {
    const { rowCount } = await tx.delete(agendaCalendars).where(eq(agendaCalendars.id, id))
    if (rowCount) await recordAudit(tx, { kind: 'agenda-calendar-removed' })
  })
}

/** Reads one of the person's calendars now. */
export async function refreshCalendar(desk: Desk, id: string): Promise<void> {
  const [row] = await desk.run((tx) =>
    tx.select({ id: agendaCalendars.id }).from(agendaCalendars).where(eq(agendaCalendars.id, id)),
  )
  if (row) await readCalendar(withKeys(desk), row.id)
}
