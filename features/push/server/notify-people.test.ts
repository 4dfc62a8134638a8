import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaHosts, bookings } from '#features/calendar/server/schema.ts'
import { conversations } from '#features/conversations/server/schema.ts'
import { leads } from '#features/leads/server/schema.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { callTeam } from '#tests/support/features/conversations.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import {
  decryptMessage,
  newReader,
  startPushService,
  verifyVapid,
} from '#tests/support/features/push-service.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { defaultSettings, type PushSettings } from '../rules/push-forms.ts'
import { notifyPeople } from './notify-people.ts'
import { pushKeys, pushNotices, pushSettings, pushSubscriptions } from './schema.ts'

const database = testDatabase()
const { db } = database
const plain = testDeps(database, { CONNECTIONS_KEY: randomBytes(32).toString('base64') })
const deps = { ...plain, keys: keyRing(findProjectRoot(), plain.env), loopback: true }

/** A Wednesday on which the agency is open, before anything that other tests write. */
const at = (time: string, day = 13) =>
  Date.parse(`2019-03-${String(day).padStart(2, '0')}T${time}:00-03:00`)

let service: Awaited<ReturnType<typeof startPushService>>
let me = ''
let colleague = ''
const meetings: string[] = []
const readers = new Map<string, ReturnType<typeof newReader>>()

beforeAll(async () => {
  service = await startPushService()
  me = (await addStaff(database, 'team')).id
  colleague = (await addStaff(database, 'team')).id
})
beforeEach(async () => {
  await db.delete(pushSubscriptions)
  await db.delete(pushSettings)
  // Leads of the test before have their answer.
  await db.execute(sql`
    update alisio.leads set waiting_since = null where owner_id in (${me}, ${colleague})`)
  await db.execute(sql`delete from alisio.job_failures where job = 'push-notify'`)
  service.received.length = 0
  service.answer = () => ({ status: 201 })
})
afterAll(async () => {
  await db.delete(pushSubscriptions)
  await db.delete(pushSettings)
  await db.delete(pushKeys)
  await db.delete(bookings).where(inArray(bookings.id, meetings))
  await db.delete(agendaHosts).where(eq(agendaHosts.userId, me))
  service.close()
})

async function addDevice(userId: string, createdAt = at('06:00', 1)): Promise<string> {
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
  const { ownerId = me, ...message } = more
  const id = await writeLead(database, { createdAt: new Date(time), ...message })
  await db
    .update(leads)
    .set({ ownerId, waitingSince: new Date(time), lastAt: new Date(time) })
    .where(eq(leads.id, id))
  return id
}

async function addMeeting(start: number, host: number, name = 'Rui Lima') {
  const messageId = await writeLead(database, { createdAt: new Date(start - 3 * 86_400_000), name })
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
  await db.update(leads).set({ ownerId: colleague }).where(eq(leads.id, messageId))
  meetings.push(row?.id as string)
  return row?.id as string
}

/** What each device showed, in order. */
const shown = () =>
  service.received.map(({ path, body }) => {
    const reader = readers.get(path)
    if (!reader) throw new Error('a message to nobody')
    return { device: path.slice(1), ...JSON.parse(decryptMessage(body, reader)) }
  })
const run = (now: number) => notifyPeople(deps, undefined, now)
const noticesOf = (id: string) =>
  db.select().from(pushNotices).where(eq(pushNotices.subscriptionId, id))

test('A new lead is told once, encrypted, signed and without a name', async () => {
  const device = await addDevice(me)
  await addDevice(colleague)
  const id = await addLead(at('10:00'), { name: 'Bia Nogueira' })
  await Promise.all([run(at('10:01')), run(at('10:01'))])
  await run(at('10:02'))
  expect(shown()).toEqual([
    {
      device,
      title: 'Novo lead',
      body: 'Abra a mesa para responder.',
      url: `/agencia/leads/${id}`,
      tag: `lead-${id}`,
    },
  ])
  const [{ headers }] = service.received as [(typeof service.received)[number]]
  const publicKey = (await db.select().from(pushKeys))[0]?.publicKey
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    // Until 20:00, when quiet hours begin.
    ttl: String(10 * 3600 - 60),
  })
  expect(headers.topic).toMatch(/^[\w-]{1,32}$/)
  expect(headers.authorization).toContain(`k=${publicKey}`)
  const claims = verifyVapid(headers.authorization as string)
  expect(claims.aud).toBe(service.origin)
  expect(claims.sub).toMatch(/^mailto:.+@/)
  expect(claims.exp * 1000 - Date.now()).toBeLessThan(86_400_000)
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
  expect(row?.succeededAt).not.toBeNull()
})

test('Names are shown to whoever wished it, on each device and on one line', async () => {
  await addDevice(me)
  await addDevice(me)
  await choose(me, { showNames: true })
  await addLead(at('10:00'), { name: 'Bia\nNogueira' })
  await run(at('10:01'))
  expect(shown().map(({ body }) => body)).toEqual(['Bia Nogueira', 'Bia Nogueira'])
})

test('A lead of nobody is everybody’s; samples and what came before the device are nobody’s', async () => {
  const [mine, theirs] = [await addDevice(me), await addDevice(colleague)]
  const fresh = await addDevice(me, at('11:00'))
  const id = await addLead(at('10:00'), { ownerId: null })
  const sample = await addLead(at('10:00'))
  await db.update(leads).set({ demo: true }).where(eq(leads.id, sample))
  await run(at('11:01'))
  expect(
    shown()
      .map(({ device }) => device)
      .toSorted(),
  ).toEqual([mine, theirs].toSorted())
  expect(await noticesOf(fresh)).toEqual([])
  // Out of the way of the next tests.
  await db.update(leads).set({ ownerId: colleague, waitingSince: null }).where(eq(leads.id, id))
})

test('What a person turned off is not told', async () => {
  await addDevice(me)
  await choose(me, { newLead: false, waiting: false, meeting: false })
  await addLead(at('10:00'))
  await run(at('10:01'))
  expect(service.received).toEqual([])
})

test('In quiet hours nothing is sent; afterwards leads are summed, and only those that still wait', async () => {
  const device = await addDevice(me)
  const host = await hostOf(me)
  await choose(me, { showNames: true })
  const ids = [
    await addLead(at('21:00', 12), { name: 'Um' }),
    await addLead(at('23:30', 12), { name: 'Dois' }),
    await addLead(at('02:00'), { name: 'Três' }),
  ]
  const answered = await addLead(at('03:00'), { name: 'Quatro' })
  const meeting = await addMeeting(at('05:05'), host)
  for (const now of [at('21:01', 12), at('23:31', 12), at('03:01'), at('05:00'), at('06:59')])
    await run(now)
  expect(service.received).toEqual([])
  await db.update(leads).set({ waitingSince: null }).where(eq(leads.id, answered))
  await Promise.all([run(at('07:00')), run(at('07:00'))])
  const [message, ...others] = shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ device, title: '3 leads chegaram', url: '/agencia' })
  expect(message.body.split(', ').toSorted()).toEqual(['Dois', 'Três', 'Um'])
  const notices = await noticesOf(device)
  expect(notices.filter(({ itemId }) => ids.includes(itemId)).every(({ doneAt }) => doneAt)).toBe(
    true,
  )
  expect(notices.find(({ itemId }) => itemId === meeting)?.doneAt).not.toBeNull()
})

test('Somebody who waits is told of shortly before the deadline, once', async () => {
  await addDevice(me)
  await choose(me, { newLead: false })
  const id = await addLead(at('09:00'))
  await run(at('10:00'))
  expect(service.received).toEqual([])
  // The agency answers within four open hours.
  await run(at('12:50'))
  await run(at('13:10'))
  expect(shown()).toMatchObject([{ title: 'Alguém espera resposta', url: `/agencia/leads/${id}` }])
})

test('Somebody who asks for a person in the chat is told once to whoever is not attending', async () => {
  const device = await addDevice(me)
  await addDevice(colleague)
  const { id } = await callTeam(database, { name: 'Bia' })
  const wait = (since: number) =>
    db
      .update(conversations)
      .set({ waitingSince: new Date(since) })
      .where(eq(conversations.id, id))
  const attend = (seen: number) =>
    db.execute(sql`
      insert into alisio.attendants (staff_id, seen_at)
      values (${colleague}, ${new Date(seen).toISOString()}::timestamptz)
      on conflict (staff_id) do update set seen_at = excluded.seen_at`)
  await wait(at('10:00'))
  await attend(at('10:01'))
  await Promise.all([run(at('10:01')), run(at('10:01'))])
  const [message, ...others] = shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    device,
    title: 'Alguém pede gente no chat',
    body: 'Abra a mesa para atender.',
    url: `/agencia/conversas/${id}`,
  })
  // The second call is another one; one that somebody took meanwhile is not told.
  await wait(at('10:20'))
  await attend(at('10:21'))
  await run(at('10:21'))
  expect(shown()).toHaveLength(2)
  await wait(at('10:40'))
  service.answer = () => ({ status: 503 })
  await run(at('10:41'))
  service.answer = () => ({ status: 201 })
  await db
    .update(conversations)
    .set({ state: 'assistant', waitingSince: null })
    .where(eq(conversations.id, id))
  service.received.length = 0
  await run(at('10:59'))
  expect(service.received).toEqual([])
  await db.delete(conversations).where(eq(conversations.id, id))
  await db.execute(sql`delete from alisio.attendants where staff_id = ${colleague}`)
})

/** A host's number, which meetings refer to. */
async function hostOf(userId: string): Promise<number> {
  const [host] = await db
    .insert(agendaHosts)
    .values({ userId, takesMeetings: false })
    .onConflictDoUpdate({ target: agendaHosts.userId, set: { takesMeetings: false } })
    .returning({ id: agendaHosts.id })
  return host?.id as number
}

test('A meeting is told to its host ten minutes before, and again if it moves', async () => {
  const device = await addDevice(me)
  await addDevice(colleague)
  const id = await addMeeting(at('15:00'), await hostOf(me))
  await run(at('14:49'))
  expect(service.received).toEqual([])
  await Promise.all([run(at('14:50')), run(at('14:50'))])
  await run(at('14:51'))
  expect(shown()).toMatchObject([
    { device, title: 'Conversa em 10 minutos', body: 'Às 15h', url: `/agencia/agenda/${id}` },
  ])
  expect(service.received[0]?.headers.ttl).toBe('600')
  const times = { startsAt: new Date(at('16:00')), endsAt: new Date(at('16:30')) }
  await db
    .update(bookings)
    .set({ ...times, freeAgainAt: times.endsAt })
    .where(eq(bookings.id, id))
  await run(at('15:52'))
  expect(shown()[1]).toMatchObject({ title: 'Conversa em 8 minutos', body: 'Às 16h' })
  const off = await addMeeting(at('17:00'), randomInt(1e9))
  await db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, off))
  await run(at('16:55'))
  expect(service.received).toHaveLength(2)
})

test.each([404, 410])(
  'A device that its push service answers %i for is forgotten',
  async (status) => {
    const [lost, other] = [await addDevice(me), await addDevice(me)]
    service.answer = (path) => ({ status: path === `/${lost}` ? status : 201 })
    await addLead(at('10:00'))
    await run(at('10:01'))
    const rows = await db.select().from(pushSubscriptions)
    expect(rows.map(({ id }) => id)).toEqual([other])
    expect(service.received).toHaveLength(2)
  },
)

test.each([400, 401, 403, 413])(
  'What is refused with %i is not tried again, and said',
  async (status) => {
    const device = await addDevice(me)
    service.answer = () => ({ status })
    await addLead(at('10:00'))
    await run(at('10:01'))
    await run(at('11:01'))
    expect(service.received).toHaveLength(1)
    const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
    expect(row?.problem).toBe('refused')
  },
)

test('With 429 it waits as long as it was told, and then arrives once', async () => {
  const device = await addDevice(me)
  service.answer = () => ({ status: 429, headers: { 'Retry-After': '1200' } })
  await addLead(at('10:00'))
  await run(at('10:01'))
  service.answer = () => ({ status: 201 })
  await run(at('10:20'))
  expect(service.received).toHaveLength(1)
  await run(at('10:22'))
  await run(at('10:50'))
  expect(service.received).toHaveLength(2)
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
  expect(row?.problem).toBeNull()
})

test('With 500 it is tried at growing intervals, and never in quiet hours', async () => {
  await addDevice(me)
  service.answer = () => ({ status: 500 })
  await addLead(at('19:50'))
  for (const time of ['19:51', '19:52', '19:54', '19:55', '19:58', '20:00', '20:30'])
    await run(at(time))
  // After one, two and four minutes.
  expect(service.received).toHaveLength(4)
  service.answer = () => ({ status: 201 })
  await run(at('07:00', 14))
  await run(at('07:10', 14))
  expect(service.received).toHaveLength(5)
})

test('A meeting that has begun is not told any more', async () => {
  await addDevice(me)
  service.answer = () => ({ status: 503, headers: { 'Retry-After': '900' } })
  await addMeeting(at('12:00'), await hostOf(me))
  await run(at('11:55'))
  service.answer = () => ({ status: 201 })
  await run(at('12:20'))
  expect(service.received).toHaveLength(1)
})
