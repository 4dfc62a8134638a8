import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#features/calendar/server/schema.ts'
import { leads } from '#features/leads/server/schema.ts'
import { verifyVapid } from '#tests/support/features/push-service.ts'
import { at, pushStage } from '#tests/support/features/push-stage.ts'
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
  const id = await addLead(at('10:00'), { name: 'Bia Nogueira' })
  await Promise.all([run(at('10:01')), run(at('10:01'))])
  await run(at('10:02'))
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
  await addLead(at('10:00'), { name: 'Bia\nNogueira' })
  await run(at('10:01'))
  expect(messages().map(({ body }) => body)).toEqual(['Bia Nogueira', 'Bia Nogueira'])
})

test('A lead of nobody is everybody’s; samples and what came before the device are nobody’s', async () => {
  const [mine, theirs] = [await addDevice(people.me), await addDevice(people.colleague)]
  const fresh = await addDevice(people.me, at('11:00'))
  const id = await addLead(at('10:00'), { ownerId: null })
  const sample = await addLead(at('10:00'))
  await db.update(leads).set({ demo: true }).where(eq(leads.id, sample))
  await run(at('11:01'))
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
  await addLead(at('10:00'))
  await run(at('10:01'))
  expect(service().received).toEqual([])
})

test('In quiet hours nothing is sent; afterwards leads are summed, and only those that still wait', async () => {
  const device = await addDevice(people.me)
  const host = await hostOf(people.me)
  await choose(people.me, { showNames: true })
  const ids = [
    await addLead(at('21:00', 12), { name: 'Um' }),
    await addLead(at('23:30', 12), { name: 'Dois' }),
    await addLead(at('02:00'), { name: 'Três' }),
  ]
  const answered = await addLead(at('03:00'), { name: 'Quatro' })
  const meeting = await addMeeting(at('05:05'), host)
  for (const now of [at('21:01', 12), at('23:31', 12), at('03:01'), at('05:00'), at('06:59')])
    await run(now)
  expect(service().received).toEqual([])
  await db.update(leads).set({ waitingSince: null }).where(eq(leads.id, answered))
  await Promise.all([run(at('07:00')), run(at('07:00'))])
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
  const id = await addLead(at('09:00'))
  await run(at('10:00'))
  expect(service().received).toEqual([])
  // The agency answers within four open hours.
  await run(at('12:50'))
  await run(at('13:10'))
  expect(messages()).toMatchObject([
    { title: 'Alguém espera resposta', url: `/agencia/leads/${id}` },
  ])
})

test('A meeting is told to its host ten minutes before, and again if it moves', async () => {
  const device = await addDevice(people.me)
  await addDevice(people.colleague)
  const id = await addMeeting(at('15:00'), await hostOf(people.me))
  await run(at('14:49'))
  expect(service().received).toEqual([])
  await Promise.all([run(at('14:50')), run(at('14:50'))])
  await run(at('14:51'))
  expect(messages()).toMatchObject([
    { device, title: 'Conversa em 10 minutos', body: 'Às 15h', url: `/agencia/agenda/${id}` },
  ])
  expect(service().received[0]?.headers.ttl).toBe('600')
  const times = { startsAt: new Date(at('16:00')), endsAt: new Date(at('16:30')) }
  await db
    .update(bookings)
    .set({ ...times, freeAgainAt: times.endsAt })
    .where(eq(bookings.id, id))
  await run(at('15:52'))
  expect(messages()[1]).toMatchObject({ title: 'Conversa em 8 minutos', body: 'Às 16h' })
  const off = await addMeeting(at('17:00'), randomInt(1e9))
  await db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, off))
  await run(at('16:55'))
  expect(service().received).toHaveLength(2)
})
