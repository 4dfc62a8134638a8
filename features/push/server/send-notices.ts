import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { oneLine } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/run-as.ts'
import type { PushSettings } from '../rules/push-forms.ts'
import {
  type LeadNews,
  leadsContent,
  type MeetingNews,
  meetingContent,
  type PushContent,
} from '../rules/push-message.ts'
import { nextQuiet, quietUntil } from '../rules/quiet-hours.ts'
import type { PushDeps } from './push-deps.ts'
import { pushNotices, pushSubscriptions } from './schema.ts'
import { readVapidKeys } from './vapid-keys.ts'
import { type Delivery, deliver, type Sender } from './web-push/deliver.ts'

const MINUTE = 60_000
/** Longer than all tries of one run take; after it another run may try. */
const LEASE = 5 * MINUTE
const LONGEST_WAIT = 60 * MINUTE
const SHORTEST_TTL = 60
const LONGEST_NAME = 60

type Notice = typeof pushNotices.$inferSelect
type Device = typeof pushSubscriptions.$inferSelect

/** Sends what is due to one person's devices. */
export async function sendDue(
  deps: PushDeps,
  userId: string,
  settings: PushSettings,
  now: number,
): Promise<void> {
  const { db } = deps.database
  const devices = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  const ids = devices.map(({ id }) => id)
  if (ids.length === 0) return
  const end = quietUntil(settings.quiet, now, brandClock)
  if (end !== undefined) return postpone(deps, ids, end)
  const notices = await claim(deps, ids, now)
  if (notices.length === 0) return
  const news = await asStaff(deps.database, userId, (tx) => readNews(tx, notices, settings, now))
  const sender = await openSender(deps)
  const isStale = ({ id }: Notice) => !news.has(id)
  await finish(deps, notices.filter(isStale))
  await Promise.all(
    devices.map((device) => {
      const own = notices.filter(
        (notice) => notice.subscriptionId === device.id && !isStale(notice),
      )
      return sendToDevice({ deps, sender, device, settings, now }, own, news)
    }),
  )
}

export async function openSender(deps: PushDeps): Promise<Sender> {
  const keys = await readVapidKeys(deps)
  return { keys, contact: `mailto:${brand.email}`, loopback: deps.loopback }
}

/** Leads wait for the end of quiet hours; a meeting in ten minutes is over by then. */
async function postpone({ database }: PushDeps, ids: string[], end: number): Promise<void> {
  const open = and(inArray(pushNotices.subscriptionId, ids), isNull(pushNotices.doneAt))
  await database.db
    .update(pushNotices)
    .set({ doneAt: sql`now()` })
    .where(and(open, eq(pushNotices.kind, 'meeting')))
  await database.db
    .update(pushNotices)
    .set({ nextAt: new Date(end) })
    .where(and(open, lt(pushNotices.nextAt, new Date(end))))
}

/** Notices that are due, leased to this run: another process at the same moment gets none of them. */
function claim({ database }: PushDeps, ids: string[], now: number): Promise<Notice[]> {
  return database.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: pushNotices.id })
      .from(pushNotices)
      .where(
        and(
          inArray(pushNotices.subscriptionId, ids),
          isNull(pushNotices.doneAt),
          lte(pushNotices.nextAt, new Date(now)),
        ),
      )
      .for('update', { skipLocked: true })
    if (rows.length === 0) return []
    return tx
      .update(pushNotices)
      .set({ nextAt: new Date(now + LEASE), tries: sql`${pushNotices.tries} + 1` })
      .where(
        inArray(
          pushNotices.id,
          rows.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

async function finish({ database }: PushDeps, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return
  const ids = notices.map(({ id }) => id)
  await database.db
    .update(pushNotices)
    .set({ doneAt: sql`now()` })
    .where(inArray(pushNotices.id, ids))
}

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  turn: z.string(),
  isFirst: z.boolean(),
})
const meetingRow = z.object({
  id: z.string(),
  name: z.string(),
  turn: z.string(),
  startsAt: moment,
})

type News = Map<string, { lead?: LeadNews; meeting?: MeetingNews }>

const shortName = (name: string) => [...oneLine(name)].slice(0, LONGEST_NAME).join('')

/** What of it is still true, by notice: somebody may have answered, moved it or changed their mind. */
async function readNews(
  tx: Transaction,
  notices: Notice[],
  settings: PushSettings,
  now: number,
): Promise<News> {
  const news: News = new Map()
  const live = notices.filter(({ expiresAt }) => expiresAt.getTime() > now)
  const itemsOf = (wanted: Notice[]) =>
    sql`array[${sql.join(
      wanted.map(({ itemId }) => sql`${itemId}::uuid`),
      sql`, `,
    )}]::uuid[]`
  const wished = { lead: settings.newLead, waiting: settings.waiting, meeting: settings.meeting }
  const [meetings, leads] = [true, false].map((isMeeting) =>
    live.filter(({ kind }) => wished[kind] && (kind === 'meeting') === isMeeting),
  ) as [Notice[], Notice[]]
  const leadRows =
    leads.length === 0
      ? []
      : await queryRows(tx, leadRow)`
        select leads.id, contacts.name, message.id = leads.id as "isFirst",
          coalesce(extract(epoch from waiting_since)::text, message.id::text) as turn
        from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
        cross join lateral (
          select id from alisio.contact_messages
          where lead_id = leads.id order by created_at desc limit 1) message
        where leads.id = any(${itemsOf(leads)}) and held is null
          and state in ('new', 'talking', 'proposal')`
  for (const { id, kind, about } of leads) {
    const row = leadRows.find((lead) => `${lead.id} ${lead.turn}` === about)
    if (!row || kind === 'meeting') continue
    const { turn: _, name, ...lead } = row
    news.set(id, { lead: { ...lead, kind, name: shortName(name) } })
  }
  const meetingRows =
    meetings.length === 0
      ? []
      : await queryRows(tx, meetingRow)`
        select bookings.id, message.name, starts_at as "startsAt",
          extract(epoch from starts_at)::text as turn
        from alisio.bookings
        join alisio.contact_messages message on message.id = bookings.contact_message_id
        where bookings.id = any(${itemsOf(meetings)}) and bookings.state = 'confirmed'`
  for (const { id, about } of meetings) {
    const row = meetingRows.find((meeting) => `${meeting.id} ${meeting.turn}` === about)
    if (!row) continue
    const start = row.startsAt.getTime()
    const minutes = Math.max(1, Math.round((start - now) / MINUTE))
    const hour = hourText(start, brand.timeZone)
    news.set(id, { meeting: { id: row.id, name: shortName(row.name), hour, minutes } })
  }
  return news
}

type Sending = {
  deps: PushDeps
  sender: Sender
  device: Device
  settings: PushSettings
  now: number
}

/** Leads as one message, each meeting as one of its own. */
async function sendToDevice(sending: Sending, notices: Notice[], news: News): Promise<void> {
  const { showNames } = sending.settings
  const leads = notices.filter(({ id }) => news.get(id)?.lead)
  if (leads.length > 0) {
    const items = leads.flatMap(({ id }) => news.get(id)?.lead ?? [])
    const isOpen = await sendMessage(sending, leads, leadsContent(items, showNames))
    if (!isOpen) return
  }
  for (const notice of notices) {
    const meeting = news.get(notice.id)?.meeting
    if (!meeting) continue
    const isOpen = await sendMessage(sending, [notice], meetingContent(meeting, showNames))
    if (!isOpen) return
  }
}

/**
 * Seconds the push service may keep it: until it is worthless or the person's quiet hours begin,
 * whichever comes first.
 */
function timeToLive({ settings, now }: Sending, notices: Notice[]): number {
  const ends = Math.max(...notices.map(({ expiresAt }) => expiresAt.getTime()))
  const until = Math.min(ends, nextQuiet(settings.quiet, now, brandClock))
  return Math.max(SHORTEST_TTL, Math.floor((until - now) / 1000))
}

/** False if the device is gone. */
async function sendMessage(sending: Sending, notices: Notice[], content: PushContent) {
  const { deps, sender, device, now } = sending
  const delivery = await deliver(sender, device, {
    text: JSON.stringify(content),
    ttl: timeToLive(sending, notices),
    urgency: 'high',
    // At most 32 characters of base64url.
    topic: content.tag.replaceAll('-', '').slice(0, 32),
  })
  deps.log.info('push message', { device: device.id, outcome: delivery.kind })
  await noteDelivery(deps, device.id, delivery)
  if (delivery.kind === 'gone') return false
  if (delivery.kind !== 'later') {
    await finish(deps, notices)
    return true
  }
  for (const notice of notices) {
    const backoff = Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(notice.tries - 1, 10))
    const next = now + Math.max(delivery.seconds * 1000, backoff)
    if (next >= notice.expiresAt.getTime()) await finish(deps, [notice])
    else await putBack(deps, notice, next)
  }
  return true
}

async function putBack({ database }: PushDeps, { id }: Notice, next: number): Promise<void> {
  await database.db
    .update(pushNotices)
    .set({ nextAt: new Date(next) })
    .where(eq(pushNotices.id, id))
}

/** What the person reads about the device; one that the push service no longer knows is deleted. */
export async function noteDelivery(
  { database: { db } }: Pick<PushDeps, 'database'>,
  deviceId: string,
  { kind }: Delivery,
): Promise<void> {
  const byId = eq(pushSubscriptions.id, deviceId)
  if (kind === 'gone') await db.delete(pushSubscriptions).where(byId)
  else if (kind === 'sent')
    await db.update(pushSubscriptions).set({ succeededAt: sql`now()`, problem: null }).where(byId)
  else
    await db
      .update(pushSubscriptions)
      .set({ problem: kind === 'refused' ? 'refused' : 'unreachable' })
      .where(byId)
}
