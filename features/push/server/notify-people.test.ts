import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#features/calendar/server/schema.ts'
import { leads } from '#features/leads/server/schema.ts'
import { verifyVapid } from '#tests/support/features/conversations/push-service.ts'
import { momentAt, pushStage } from '#tests/support/features/conversations/push-stage.ts'
import { pushKeys, pushSubscriptions } from './schema.ts'

const {
  addDevice,
  addLead,
  addMeeting,
  choose,
  db,
  hostOf,
  noticesOf,
  people,
  run,
  service,
  messages,
} = pushStage()

test('A new lead is told once, encrypted, signed and without a name', async () => {
  const device = await addDevice(people.me)
  await addDevice(people.colleague)
  const id = await addLead(momentAt('10:00'), { name: 'Bia Nogueira' })
  await Promise.all([run(momentAt('10:01')), run(momentAt('10:01'))])
  await run(momentAt('10:02'))
  expect(messages()).toEqual([
    {
      device,
      title: 'Novo lead',
      body: 'Abra a mesa para responder.',
      url: `/agencia/leads/${id}`,
      tag: `lead-${id}`,
    },
  ])
  const [{ headers }] = service().received as [ReturnType<typeof service>['received'][number]]
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
  expect(claims.aud).toBe(service().origin)
  expect(claims.sub).toMatch(/^mailto:.+@/)
  expect(claims.exp * 1000 - Date.now()).toBeLessThan(86_400_000)
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device))
  expect(row?.succeededAt).not.toBeNull()
})

test('Names are messages to whoever wished it, on each device and on one line', async () => {
  await addDevice(people.me)
  await addDevice(people.me)
  await choose(people.me, { showNames: true })
  await addLead(momentAt('10:00'), { name: 'Bia\nNogueira' })
  await run(momentAt('10:01'))
  expect(messages().map(({ body }) => body)).toEqual(['Bia Nogueira', 'Bia Nogueira'])
})

test('A lead of nobody is everybody’s; samples and what came before the device are nobody’s', async () => {
  const [mine, theirs] = [await addDevice(people.me), await addDevice(people.colleague)]
  const fresh = await addDevice(people.me, momentAt('11:00'))
  const id = await addLead(momentAt('10:00'), { ownerId: null })
  const sample = await addLead(momentAt('10:00'))
  await db.update(leads).set({ demo: true }).where(eq(leads.id, sample))
  await run(momentAt('11:01'))
  expect(
    messages()
      .map(({ device }) => device)
      .toSorted(),
  ).toEqual([mine, theirs].toSorted())
  expect(await noticesOf(fresh)).toEqual([])
  // Out of the way of the next tests.
  await db
    .update(leads)
    .set({ ownerId: people.colleague, waitingSince: null })
    .where(eq(leads.id, id))
})

test('What a person turned off is not told', async () => {
  await addDevice(people.me)
  await choose(people.me, { newLead: false, waiting: false, meeting: false })
  await addLead(momentAt('10:00'))
  await run(momentAt('10:01'))
  expect(service().received).toEqual([])
})

test('In quiet hours nothing is sent; afterwards leads are summed, and only those that still wait', async () => {
  const device = await addDevice(people.me)
  const host = await hostOf(people.me)
  await choose(people.me, { showNames: true })
  const ids = [
    await addLead(momentAt('21:00', 12), { name: 'Um' }),
    await addLead(momentAt('23:30', 12), { name: 'Dois' }),
    await addLead(momentAt('02:00'), { name: 'Três' }),
  ]
  const answered = await addLead(momentAt('03:00'), { name: 'Quatro' })
  const meeting = await addMeeting(momentAt('05:05'), host)
  for (const now of [
    momentAt('21:01', 12),
    momentAt('23:31', 12),
    momentAt('03:01'),
    momentAt('05:00'),
    momentAt('06:59'),
  ])
    await run(now)
  expect(service().received).toEqual([])
  await db.update(leads).set({ waitingSince: null }).where(eq(leads.id, answered))
  await Promise.all([run(momentAt('07:00')), run(momentAt('07:00'))])
  const [message, ...others] = messages()
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
  await addDevice(people.me)
  await choose(people.me, { newLead: false })
  const id = await addLead(momentAt('09:00'))
  await run(momentAt('10:00'))
  expect(service().received).toEqual([])
  // The agency answers within four open hours.
  await run(momentAt('12:50'))
  await run(momentAt('13:10'))
  expect(messages()).toMatchObject([
    { title: 'Alguém espera resposta', url: `/agencia/leads/${id}` },
  ])
})

test('A meeting is told to its host ten minutes before, and again if it moves', async () => {
  const device = await addDevice(people.me)
  await addDevice(people.colleague)
  const id = await addMeeting(momentAt('15:00'), await hostOf(people.me))
  await run(momentAt('14:49'))
  expect(service().received).toEqual([])
  await Promise.all([run(momentAt('14:50')), run(momentAt('14:50'))])
  await run(momentAt('14:51'))
  expect(messages()).toMatchObject([
    { device, title: 'Conversa em 10 minutos', body: 'Às 15h', url: `/agencia/agenda/${id}` },
  ])
  expect(service().received[0]?.headers.ttl).toBe('600')
  const times = { startsAt: new Date(momentAt('16:00')), endsAt: new Date(momentAt('16:30')) }
  await db
    .update(bookings)
    .set({ ...times, freeAgainAt: times.endsAt })
    .where(eq(bookings.id, id))
  await run(momentAt('15:52'))
  expect(messages()[1]).toMatchObject({ title: 'Conversa em 8 minutos', body: 'Às 16h' })
  const off = await addMeeting(momentAt('17:00'), randomInt(1e9))
  await db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, off))
  await run(momentAt('16:55'))
  expect(service().received).toHaveLength(2)
})
