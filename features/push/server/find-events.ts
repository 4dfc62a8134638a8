import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SAMPLES_HOST } from '#features/agenda/server/agenda.server.ts'
import { businessDeadline } from '#features/calendar/rules/business-time.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { readLeadSettings } from '#features/leads/server/leads.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { PushSettings } from '../rules/push-forms.ts'
import { type pushNotices, pushSubscriptions } from './schema.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long before the reply deadline somebody is told. */
const BEFORE_DEADLINE = 15 * MINUTE
const BEFORE_MEETING = 10 * MINUTE
/** After it the visitor has left or was offered another way. */
const LONGEST_CALL = 30 * MINUTE
const MOST_AT_ONCE = 200

/**
 * An event of a lead, a meeting or a conversation. A new device is not notified of events before
 * `at`.
 */
export type PushEvent = {
  kind: (typeof pushNotices.$inferSelect)['kind']
  itemId: string
  about: string
  at: number
  expiresAt: number
}

const leadRow = z.object({ id: z.string(), turn: z.string(), at: moment })

/** A lead is theirs to answer if it is nobody's or their own, as with mails. */
const isTheirs = (userId: string) => sql`(owner_id is null or owner_id = ${userId})`
const isOpen = sql`held is null and not demo and state in ('new', 'talking', 'proposal')`

/** What visitors sent since yesterday: the first message of each turn of waiting, or a booking. */
async function findNewLeads(tx: Transaction, userId: string, now: number): Promise<PushEvent[]> {
  const [since, until] = [now - DAY, now].map((at) => new Date(at).toISOString())
  const rows = await queryRows(tx, leadRow)`
    select leads.id, greatest(message.created_at, released.at) as at,
      coalesce(extract(epoch from waiting_since)::text, message.id::text) as turn
    from alisio.leads cross join lateral (
      select id, created_at, channel from alisio.contact_messages
      where lead_id = leads.id order by created_at desc limit 1) message
    left join lateral (
      select max(at) as at from alisio.lead_events
      where lead_id = leads.id and kind = 'released') released on true
    where last_at > ${since}::timestamptz and ${isOpen} and ${isTheirs(userId)}
      and (waiting_since is not null or message.channel = 'booking' and not exists (
        -- Booked by somebody of the staff.
        select from alisio.lead_events
        where lead_id = leads.id and kind = 'meeting' and detail ->> 'message' = message.id::text))
      and greatest(message.created_at, released.at) > ${since}::timestamptz
      and greatest(message.created_at, released.at) <= ${until}::timestamptz
    order by last_at desc limit ${MOST_AT_ONCE}`
  return rows.map(({ id, turn, at }) => ({
    kind: 'lead',
    itemId: id,
    about: `${id} ${turn}`,
    at: at.getTime(),
    expiresAt: now + DAY,
  }))
}

/** Leads whose reply deadline is near or has passed since yesterday. */
async function findWaiting(tx: Transaction, userId: string, now: number): Promise<PushEvent[]> {
  const [oldest, until] = [now - 30 * DAY, now].map((at) => new Date(at).toISOString())
  const rows = await queryRows(tx, leadRow)`
    select id, waiting_since as at, extract(epoch from waiting_since)::text as turn from alisio.leads
    where waiting_since > ${oldest}::timestamptz and waiting_since <= ${until}::timestamptz
      and ${isOpen} and ${isTheirs(userId)}
    order by waiting_since desc limit ${MOST_AT_ONCE}`
  if (rows.length === 0) return []
  const office = await asServer(tx, () => readOffice(tx))
  const { remindAfterHours } = await readLeadSettings(tx)
  return rows.flatMap(({ id, turn, at }): PushEvent[] => {
    const deadline = businessDeadline(office, at.getTime(), remindAfterHours * 60)
    const due = deadline - BEFORE_DEADLINE
    if (due > now || due < now - DAY) return []
    return [{ kind: 'waiting', itemId: id, about: `${id} ${turn}`, at: due, expiresAt: now + DAY }]
  })
}

/** Meetings of the next ten minutes: their host's, else the lead's owner's, else everybody's. */
async function findMeetings(tx: Transaction, userId: string, now: number): Promise<PushEvent[]> {
  const [from, until] = [now, now + BEFORE_MEETING].map((at) => new Date(at).toISOString())
  const rows = await queryRows(tx, leadRow)`
    select bookings.id, starts_at as at, extract(epoch from starts_at)::text as turn
    from alisio.bookings
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    left join alisio.leads on leads.id = message.lead_id
    left join alisio.agenda_hosts host on host.id = bookings.host
    where starts_at > ${from}::timestamptz and starts_at <= ${until}::timestamptz
      and bookings.state = 'confirmed' and bookings.host <> ${SAMPLES_HOST}
      and coalesce(host.user_id, leads.owner_id, ${userId}) = ${userId}
    order by starts_at limit ${MOST_AT_ONCE}`
  return rows.map(({ id, turn, at }) => ({
    kind: 'meeting',
    itemId: id,
    about: `${id} ${turn}`,
    // About now, on a device of any age.
    at: now,
    expiresAt: at.getTime(),
  }))
}

/**
 * Visitors who asked for a person and wait. Whoever attends with an open page is called there.
 */
async function findCalls(tx: Transaction, userId: string, now: number): Promise<PushEvent[]> {
  const [since, until] = [now - LONGEST_CALL, now].map((at) => new Date(at).toISOString())
  const rows = await queryRows(tx, leadRow)`
    select id, waiting_since as at, extract(epoch from waiting_since)::text as turn
    from alisio.conversations
    where state = 'waiting' and waiting_since > ${since}::timestamptz
      and waiting_since <= ${until}::timestamptz
      and not exists (select from alisio.attendants
        where staff_id = ${userId} and seen_at > ${until}::timestamptz - interval '1 minute')
    order by waiting_since desc limit ${MOST_AT_ONCE}`
  return rows.map(({ id, turn, at }) => ({
    kind: 'conversation',
    itemId: id,
    about: `${id} ${turn}`,
    at: at.getTime(),
    expiresAt: now + LONGEST_CALL,
  }))
}

/** What one person is to be told, read with that person's rights. */
export function findEvents(
  database: Pick<Database, 'db'>,
  userId: string,
  { newLead, waiting, meeting }: PushSettings,
  now: number,
): Promise<PushEvent[]> {
  return asStaff(database, userId, async (tx) => [
    ...(newLead ? await findNewLeads(tx, userId, now) : []),
    ...(waiting ? await findWaiting(tx, userId, now) : []),
    ...(waiting ? await findCalls(tx, userId, now) : []),
    ...(meeting ? await findMeetings(tx, userId, now) : []),
  ])
}

/** One notice for each device and event; a unique constraint refuses a second one. */
export async function noteEvents(
  { db }: Pick<Database, 'db'>,
  userId: string,
  events: PushEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return
  const devices = await db
    .select({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  const moment = new Date(now).toISOString()
  for (const device of devices) {
    for (const { kind, itemId, about, at, expiresAt } of events) {
      if (at < device.createdAt.getTime()) continue
      await db.execute(sql`
        insert into alisio.push_notices
          (subscription_id, kind, about, item_id, created_at, next_at, expires_at)
        select id, ${kind}, ${about}, ${itemId}::uuid, ${moment}::timestamptz,
          ${moment}::timestamptz, ${new Date(expiresAt).toISOString()}::timestamptz
        from alisio.push_subscriptions where id = ${device.id}
        on conflict do nothing`)
    }
  }
}
