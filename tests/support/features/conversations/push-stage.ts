import { randomBytes, randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { agendaHosts, bookings } from '#features/calendar/server/schema.ts'
import { leads } from '#features/leads/server/schema.ts'
import { defaultSettings, type PushSettings } from '#features/push/rules/push-forms.ts'
import { notifyPeople } from '#features/push/server/notify-people.ts'
import {
  pushKeys,
  pushNotices,
  pushSettings,
  pushSubscriptions,
} from '#features/push/server/schema.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { writeLead } from '../leads.ts'
import { decryptMessage, newReader, startPushService } from './push-service.ts'

/** A Wednesday on which the agency is open, in a year that no other test writes into. */
export const momentAt = (time: string, day = 13) =>
  Date.parse(`2013-03-${String(day).padStart(2, '0')}T${time}:00-03:00`)

/** Two people of the team with their devices, and a push service of the test's own. */
export function pushStage() {
  const database = testDatabase()
  const { db } = database
  const plain = testDeps(database, { CONNECTIONS_KEY: randomBytes(32).toString('base64') })
  const deps = { ...plain, keys: keyRing(findProjectRoot(), plain.env), loopback: true }

  const stage = { me: '', colleague: '' }
  let service: Awaited<ReturnType<typeof startPushService>>
  const meetings: string[] = []
  const written: string[] = []
  const readers = new Map<string, ReturnType<typeof newReader>>()

  /** Leads of the test before wait no longer, for whomever they did. */
  const answerLeads = () =>
    db.update(leads).set({ waitingSince: null }).where(inArray(leads.id, written))

  beforeAll(async () => {
    service = await startPushService()
    stage.me = (await addStaff(database, 'team')).id
    stage.colleague = (await addStaff(database, 'team')).id
  })
  beforeEach(async () => {
    await db.delete(pushSubscriptions)
    await db.delete(pushSettings)
    await answerLeads()
    await db.execute(sql`delete from alisio.job_failures where job = 'push-notify'`)
    service.received.length = 0
    service.answer = () => ({ status: 201 })
  })
  afterAll(async () => {
    await answerLeads()
    await db.delete(pushSubscriptions)
    await db.delete(pushSettings)
    await db.delete(pushKeys)
    await db.delete(bookings).where(inArray(bookings.id, meetings))
    await db.delete(agendaHosts).where(eq(agendaHosts.userId, stage.me))
    service.close()
  })

  async function addDevice(userId: string, createdAt = momentAt('06:00', 1)): Promise<string> {
    const id = randomUUID()
    const reader = newReader()
    readers.set(`/${id}`, reader)
    const { p256dh, auth } = reader
    const endpoint = `${service.origin}/${id}`
    await db.insert(pushSubscriptions).values({
      id,
      userId,
      endpoint,
      p256dh,
      auth,
      sessionId: 'a session',
      label: 'Chrome no Android',
      createdAt: new Date(createdAt),
    })
    return id
  }

  async function choose(userId: string, choice: Partial<PushSettings>): Promise<void> {
    const { quiet, ...rest } = { ...defaultSettings, ...choice }
    const values = { ...rest, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
    await db.delete(pushSettings).where(eq(pushSettings.userId, userId))
    await db.insert(pushSettings).values({ userId, ...values })
  }

  /** A lead that somebody answers for, so that other tests hear nothing of it. */
  async function addLead(time: number, more: { ownerId?: string | null; name?: string } = {}) {
    const { ownerId = stage.me, ...message } = more
    const id = await writeLead(database, { createdAt: new Date(time), ...message })
    written.push(id)
    await db
      .update(leads)
      .set({ ownerId, waitingSince: new Date(time), lastAt: new Date(time) })
      .where(eq(leads.id, id))
    return id
  }

  async function addMeeting(start: number, host: number, name = 'Rui Lima') {
    const messageId = await writeLead(database, {
      createdAt: new Date(start - 3 * 86_400_000),
      name,
    })
    written.push(messageId)
    const endsAt = new Date(start + 1_800_000)
    const [row] = await db
      .insert(bookings)
      .values({
        contactMessageId: messageId,
        kind: 'conversa',
        host,
        state: 'confirmed',
        startsAt: new Date(start),
        endsAt,
        freeAgainAt: endsAt,
      })
      .returning({ id: bookings.id })
    await db.update(leads).set({ ownerId: stage.colleague }).where(eq(leads.id, messageId))
    meetings.push(row?.id as string)
    return row?.id as string
  }

  /** What each device showed, in order. */
  const messages = () =>
    service.received.map(({ path, body }) => {
      const reader = readers.get(path)
      if (!reader) throw new Error('a message to nobody')
      return { device: path.slice(1), ...JSON.parse(decryptMessage(body, reader)) }
    })
  const run = (now: number) => notifyPeople(deps, undefined, now)
  const noticesOf = (id: string) =>
    db.select().from(pushNotices).where(eq(pushNotices.subscriptionId, id))

  /** A host's number, which meetings refer to. */
  async function hostOf(userId: string): Promise<number> {
    const [host] = await db
      .insert(agendaHosts)
      .values({ userId, takesMeetings: false })
      .onConflictDoUpdate({ target: agendaHosts.userId, set: { takesMeetings: false } })
      .returning({ id: agendaHosts.id })
    return host?.id as number
  }
  return {
    db,
    /** Who gets messages, from the first test on. */
    people: stage,
    service: () => service,
    addDevice,
    choose,
    addLead,
    addMeeting,
    hostOf,
    messages,
    run,
    noticesOf,
  }
}
