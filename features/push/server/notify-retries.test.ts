import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { momentAt, pushStage } from '#tests/support/features/conversations/push-stage.ts'
import { pushSubscriptions } from './schema.ts'

const { addDevice, addLead, addMeeting, db, hostOf, people, run, service } = pushStage()

test.each([404, 410])(
  'A device that its push service answers %i for is forgotten',
  async (status) => {
    const [lost, other] = [await addDevice(people.me), await addDevice(people.me)]
    service().answer = (path) => ({ status: path === `/${lost}` ? status : 201 })
    await addLead(momentAt('10:00'))
    await run(momentAt('10:01'))
    const rows = await db.select().from(pushSubscriptions)
    expect(rows.map(({ id }) => id)).toEqual([other])
    expect(service().received).toHaveLength(2)
  },
)

test.each([400, 401, 403, 413])(
  'What is refused with %i is not tried again, and said',
  async (status) => {
    const device = await addDevice(people.me)
    service().answer = () => ({ status })
    await addLead(momentAt('10:00'))
    await run(momentAt('10:01'))
    await run(momentAt('11:01'))
    expect(service().received).toHaveLength(1)
    const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
    expect(row?.problem).toBe('refused')
  },
)

test('With 429 it waits as long as it was told, and then arrives once', async () => {
  const device = await addDevice(people.me)
  service().answer = () => ({ status: 429, headers: { 'Retry-After': '1200' } })
  await addLead(momentAt('10:00'))
  await run(momentAt('10:01'))
  service().answer = () => ({ status: 201 })
  await run(momentAt('10:20'))
  expect(service().received).toHaveLength(1)
  await run(momentAt('10:22'))
  await run(momentAt('10:50'))
  expect(service().received).toHaveLength(2)
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
  expect(row?.problem).toBeNull()
})

test('With 500 it is tried at growing intervals, and never in quiet hours', async () => {
  await addDevice(people.me)
  service().answer = () => ({ status: 500 })
  await addLead(momentAt('19:50'))
  for (const time of ['19:51', '19:52', '19:54', '19:55', '19:58', '20:00', '20:30'])
    await run(momentAt(time))
  // After one, two and four minutes.
  expect(service().received).toHaveLength(4)
  service().answer = () => ({ status: 201 })
  await run(momentAt('07:00', 14))
  await run(momentAt('07:10', 14))
  expect(service().received).toHaveLength(5)
})

test('A meeting that has begun is not told any more', async () => {
  await addDevice(people.me)
  service().answer = () => ({ status: 503, headers: { 'Retry-After': '900' } })
  await addMeeting(momentAt('12:00'), await hostOf(people.me))
  await run(momentAt('11:55'))
  service().answer = () => ({ status: 201 })
  await run(momentAt('12:20'))
  expect(service().received).toHaveLength(1)
})
