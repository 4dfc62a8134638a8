import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { PushSettings } from '../rules/push-forms.ts'
import {
  callContent,
  leadsContent,
  meetingContent,
  type PushContent,
} from '../rules/push-message.ts'
import { nextQuiet, quietUntil } from '../rules/quiet-hours.ts'
import type { PushDeps } from './push-deps.ts'
import { type News, type Notice, readNews } from './read-news.ts'
import { pushNotices, pushSubscriptions } from './schema.ts'
import { readVapidKeys } from './vapid-keys.ts'
import { type Delivery, deliver, type Sender } from './web-push/deliver.ts'

const MINUTE = 60_000
/** Longer than all tries of one run take; after it another run may try. */
const LEASE = 5 * MINUTE
const LONGEST_WAIT = 60 * MINUTE
const SHORTEST_TTL = 60

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
      const noticesOfDevice = notices.filter(
        (notice) => notice.subscriptionId === device.id && !isStale(notice),
      )
      return sendToDevice({ deps, sender, device, settings, now }, noticesOfDevice, news)
    }),
  )
}

export async function openSender(deps: PushDeps): Promise<Sender> {
  const keys = await readVapidKeys(deps)
  return { keys, contact: `mailto:${brand.email}`, loopback: deps.loopback }
}

/** Leads wait for the end of quiet hours; a meeting or a call from the chat is over by then. */
async function postpone({ database }: PushDeps, ids: string[], end: number): Promise<void> {
  const open = and(inArray(pushNotices.subscriptionId, ids), isNull(pushNotices.doneAt))
  await database.db
    .update(pushNotices)
    .set({ doneAt: sql`now()` })
    .where(and(open, inArray(pushNotices.kind, ['meeting', 'conversation'])))
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

type Sending = {
  deps: PushDeps
  sender: Sender
  device: Device
  settings: PushSettings
  now: number
}

/** Leads as one message, each meeting and each call from the chat as one of its own. */
async function sendToDevice(sending: Sending, notices: Notice[], news: News): Promise<void> {
  const { showNames } = sending.settings
  const leads = notices.filter(({ id }) => news.get(id)?.lead)
  if (leads.length > 0) {
    const items = leads.flatMap(({ id }) => news.get(id)?.lead ?? [])
    const isOpen = await sendMessage(sending, leads, leadsContent(items, showNames))
    if (!isOpen) return
  }
  for (const notice of notices) {
    const { meeting, call } = news.get(notice.id) ?? {}
    const content = meeting
      ? meetingContent(meeting, showNames)
      : call && callContent(call, showNames)
    if (!content) continue
    const isOpen = await sendMessage(sending, [notice], content)
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
