import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeEndedSessions } from '#features/people/server/auth/sessions.ts'
import type { Desk } from '#features/people/server/people.server.ts'
import { auditLog, session } from '#features/people/server/schema.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  decryptMessage,
  newReader,
  startPushService,
} from '#tests/support/features/conversations/push-service.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { deviceForm, pushSettingsForm } from '../rules/push-forms.ts'
import { removeDevice, savePushSettings, sendTestNotice } from './devices.server.ts'
import { readPushSettings } from './notify-people.ts'
import { pushKeys, pushSettings, pushSubscriptions } from './schema.ts'
import { ensureVapidKeys, readVapidKeys } from './vapid-keys.ts'

const database = testDatabase()
const { db } = database
const key = () => randomBytes(32).toString('base64')
const deps = testDeps(database, { CONNECTIONS_KEY: key() })
const keys = keyRing(findProjectRoot(), deps.env)

let service: Awaited<ReturnType<typeof startPushService>>
const reader = newReader()
let me = ''
let other = ''

beforeAll(async () => {
  service = await startPushService()
  me = (await addStaff(database, 'team')).id
  other = (await addStaff(database, 'team')).id
})
beforeEach(async () => {
  await db.delete(pushSubscriptions)
  await db.delete(pushKeys)
})
afterAll(async () => {
  await db.delete(pushSubscriptions)
  await db.delete(pushSettings)
  await db.delete(pushKeys)
  service.close()
})

const deskOf = (staffId: string): Desk => ({
  deps,
  database,
  member: {} as Desk['member'],
  staffId,
  origin: '',
  run: (work) => asStaff(database, staffId, work),
})

async function addDevice(userId: string, sessionId: string = randomUUID()): Promise<string> {
  const id = randomUUID()
  const { p256dh, auth } = reader
  const endpoint = `${service.origin}/${id}`
  const label = 'Safari no iPhone'
  await db
    .insert(pushSubscriptions)
    .values({ id, userId, sessionId, endpoint, p256dh, auth, label })
  return id
}
const devicesOf = async (userId: string) =>
  (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)))
    .map(({ id }) => id)
    .toSorted()

async function signIn(userId: string, days: number): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + days * 86_400_000)
  await db.insert(session).values({ id, token: id, userId, expiresAt })
  return id
}

test('Processes that start at once share one key pair, sealed', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 6 }, () => readVapidKeys({ database, keys })),
  )
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1)
  const [row] = await db.select().from(pushKeys)
  expect(row?.secret).toMatch(/^v1\./)
  expect(row?.secret).not.toContain(pairs[0]?.privateKey)
})

test('A pair whose sealing key is lost is replaced once, with the devices it was for', async () => {
  const before = await readVapidKeys({ database, keys })
  await addDevice(me)
  const elsewhere = keyRing(findProjectRoot(), testDeps(database, { CONNECTIONS_KEY: key() }).env)
  await expect(readVapidKeys({ database, keys: elsewhere })).rejects.toThrow('sealed with a key')
  const pairs = await Promise.all(
    Array.from({ length: 3 }, () => ensureVapidKeys({ database, keys: elsewhere })),
  )
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(pairs[0]?.publicKey).not.toBe(before.publicKey)
  expect(await devicesOf(me)).toEqual([])
})

test('A device hears nothing more once its person signs out, however that happens', async () => {
  const [phone, laptop] = [await signIn(me, 7), await signIn(me, 7)]
  const [onPhone, onLaptop] = [await addDevice(me, phone), await addDevice(me, laptop)]
  const theirs = await addDevice(other, await signIn(other, 7))
  await db.delete(session).where(eq(session.id, phone))
  expect(await devicesOf(me)).toEqual([onLaptop])
  expect(onPhone).not.toBe(onLaptop)
  await db.delete(session).where(eq(session.userId, me))
  expect(await devicesOf(me)).toEqual([])
  expect(await devicesOf(other)).toEqual([theirs])
})

test('A session that ran out leaves its device, until its person signs out somewhere', async () => {
  const [old, now] = [await signIn(me, -1), await signIn(me, 7)]
  const devices = [await addDevice(me, old), await addDevice(me, now)].toSorted()
  await removeEndedSessions(database)
  expect(await devicesOf(me)).toEqual(devices)
  await db.delete(session).where(eq(session.id, now))
  expect(await devicesOf(me)).toEqual([])
})

test('Whoever leaves the staff has no devices and no choices any more', async () => {
  const { id } = await addStaff(database, 'team')
  await addDevice(id)
  await savePushSettings(deskOf(id), {
    newLead: false,
    waiting: true,
    meeting: true,
    showNames: true,
    quiet: null,
  })
  expect(await readPushSettings(db, id)).toMatchObject({ newLead: false, quiet: null })
  await db.execute(sql`delete from alisio.staff where user_id = ${id}`)
  expect(await devicesOf(id)).toEqual([])
  expect(await db.select().from(pushSettings).where(eq(pushSettings.userId, id))).toEqual([])
})

test('Nobody at the desk reads where a device is reached, nor touches another’s', async () => {
  const [mine, theirs] = [await addDevice(me), await addDevice(other)]
  const read = (column: string) =>
    asStaff(database, me, (tx) =>
      tx.execute(sql`select ${sql.raw(column)} from alisio.push_subscriptions`),
    )
  await expect(read('endpoint')).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(read('auth')).rejects.toMatchObject({ cause: { code: '42501' } })
  expect((await read('id')).rows).toEqual([{ id: mine }])
  await removeDevice(deskOf(me), theirs)
  expect(await devicesOf(other)).toEqual([theirs])
  await removeDevice(deskOf(me), mine)
  expect(await devicesOf(me)).toEqual([])
  const lines = await db.select().from(auditLog).where(eq(auditLog.staffId, me))
  expect(lines.map(({ kind, about, detail }) => [kind, about, detail])).toEqual([
    ['push-device-removed', null, {}],
  ])
  for (const table of ['push_keys', 'push_notices'])
    await expect(
      asStaff(database, me, (tx) => tx.execute(sql.raw(`select id from alisio.${table}`))),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('A test notification goes to each device of whoever asks, and says how many took it', async () => {
  const [good, lost] = [await addDevice(me), await addDevice(me)]
  await addDevice(other)
  service.answer = (path) => ({ status: path === `/${lost}` ? 410 : 201 })
  expect(await sendTestNotice(deskOf(me), true)).toBe(1)
  const message = service.received.find(({ path }) => path === `/${good}`)
  expect(decryptMessage(message?.body as Buffer, reader)).toContain('Os avisos chegam')
  expect(service.received).toHaveLength(2)
  expect(await devicesOf(me)).toEqual([good])
  await db.delete(pushSubscriptions)
  for (let count = 0; count < 9; count += 1) await sendTestNotice(deskOf(me), true)
  await expect(sendTestNotice(deskOf(me), true)).rejects.toBeInstanceOf(AppError)
})

test('Without the tests’ permission a device of this machine is not written to', async () => {
  service.received.length = 0
  const id = await addDevice(other)
  expect(await sendTestNotice(deskOf(other))).toBe(0)
  expect(service.received).toEqual([])
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  expect(row?.problem).toBe('refused')
})

test('Forms say what is wrong with hours and with what a browser handed over', () => {
  const hours = (quietFrom: string, quietTo: string) =>
    pushSettingsForm.safeParse({ quietFrom, quietTo, newLead: 'sim' })
  expect(hours('', '').data).toMatchObject({ newLead: true, waiting: false, quietFrom: '' })
  expect(hours('22:00', ' 06:30 ').data).toMatchObject({ quietFrom: '22:00', quietTo: '06:30' })
  for (const [from, to] of [
    ['22:00', ''],
    ['', '06:00'],
    ['22:00', '22:00'],
    ['24:00', '06:00'],
    ['10 da noite', '06:00'],
  ] as const)
    expect(hours(from, to).success, from).toBe(false)
  const { p256dh, auth } = reader
  const device = { endpoint: 'https://push.example.com/x', p256dh, auth }
  expect(deviceForm.safeParse(device).success).toBe(true)
  for (const wrong of [
    { endpoint: 'http://push.example.com/x' },
    { endpoint: 'javascript:alert(1)' },
    { endpoint: `https://push.example.com/${'x'.repeat(1000)}` },
    { p256dh: 'curto' },
    { auth: `${auth}!` },
  ])
    expect(deviceForm.safeParse({ ...device, ...wrong }).success).toBe(false)
})
