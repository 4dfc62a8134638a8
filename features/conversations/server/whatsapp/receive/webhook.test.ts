import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  deliveryOf,
  messageItem,
  messagesFrom,
  newWaId,
  nowSeconds,
  signatureOf,
} from '#tests/support/features/conversations/whatsapp.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { openNumber } from '../number.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
beforeAll(async () => {
  stage = await whatsappStage(database)
})
afterAll(() => stage.stop())

test('the address is verified with the code of the number and nothing else', async () => {
  const open = await openNumber(stage.deps)
  const code = open && open !== 'no-key' ? open.verifyToken : ''
  const ask = (params: Record<string, string>) =>
    stage.request(`/functions/v1/whatsapp?${new URLSearchParams(params)}`)
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': code, 'hub.challenge': '1158201444' }
  const answer = await ask(right)
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
  expect((await ask({ ...right, 'hub.verify_token': 'outro' })).status).toBe(403)
  expect((await ask({ ...right, 'hub.mode': 'x' })).status).toBe(403)
  expect((await ask({ ...right, 'hub.challenge': '<script>' })).status).toBe(403)
  expect((await ask({})).status).toBe(403)
})

test.each([
  ['no signature', () => ''],
  ['another secret', (body: string) => signatureOf(body, 'outro')],
  ['the signature of another body', () => signatureOf('{}', stage.number.appSecret)],
  ['a cut signature', (body: string) => signatureOf(body, stage.number.appSecret).slice(0, -1)],
  [
    'the algorithm left out',
    (body: string) => signatureOf(body, stage.number.appSecret).replace('sha256=', ''),
  ],
])('a delivery with %s is refused and leaves nothing', async (_, sign) => {
  const waId = newWaId()
  const body = deliveryOf(stage.number, messagesFrom(waId, messageItem({ waId })))
  const answer = await stage.deliver({}, { body, signature: sign(body) })
  expect(answer.status).toBe(403)
  await stage.work()
  expect(await stage.readFrom(waId)).toEqual([])
})

test('a body that is too large is refused, and forgers are slowed down', async () => {
  const body = 'x'.repeat(3 * 1024 * 1024 + 1)
  const headers = { 'Content-Length': String(body.length) }
  const large = await stage.request('/functions/v1/whatsapp', { method: 'POST', body, headers })
  expect(large.status).toBe(413)
  const statuses = new Set<number>()
  // Two windows' worth, so that it does not matter when one ends.
  for (let count = 0; count < 65 && !statuses.has(429); count += 1) {
    const init = { method: 'POST', body: '{}' }
    statuses.add((await stage.request('/functions/v1/whatsapp', init, 'forger')).status)
  }
  expect([...statuses]).toEqual([403, 429])
})

test('it is stored before it is answered, and processed once though delivered twice', async () => {
  const waId = newWaId()
  const body = deliveryOf(
    stage.number,
    messagesFrom(waId, messageItem({ waId }, { text: { body: 'Bom dia' } })),
  )
  expect((await stage.deliver({}, { body })).status).toBe(200)
  // Nothing was processed yet: the delivery is there.
  const { rows } = await db.execute(sql`
    select from alisio.whatsapp_deliveries where body = ${body} and processed_at is null`)
  expect(rows).toHaveLength(1)
  expect((await stage.deliver({}, { body })).status).toBe(200)
  await stage.work()
  await stage.deliver({}, { body })
  await stage.work()
  const messages = await stage.readFrom(waId)
  expect(messages.map((row) => row.body)).toEqual(['Bom dia'])
  expect(messages[0]).toMatchObject({ state: 'waiting', name: 'Helena Brito', author: 'visitor' })
  // What was said does not stay in the delivery.
  const left = await db.execute(sql`
    select from alisio.whatsapp_deliveries where body like ${`%${waId}%`}`)
  expect(left.rowCount).toBe(0)
})

test('the same message in another delivery is the same message, also at the same moment', async () => {
  const waId = newWaId()
  const message = messageItem({ waId }, { text: { body: 'Uma vez' } })
  const other = messageItem({ waId }, { text: { body: 'Outra' } })
  await stage.deliver(messagesFrom(waId, message))
  await stage.deliver(messagesFrom(waId, message, other))
  await stage.deliver(messagesFrom(waId, other, message))
  const jobs = stage.jobs.splice(0)
  const { receiveDelivery } = await import('./receive-delivery.ts')
  await Promise.all(
    [...jobs, ...jobs].map(({ data }) => receiveDelivery(stage.deps, data.deliveryId as number)),
  )
  await stage.work()
  const messages = await stage.readFrom(waId)
  expect(messages.map(({ body }) => body).toSorted()).toEqual(['Outra', 'Uma vez'])
  expect(messages.map(({ number }) => number)).toEqual([1, 2])
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1)
})

test('what is older than Meta delivers was replayed and brings nothing back', async () => {
  const waId = newWaId()
  await stage.deliver(
    messagesFrom(waId, messageItem({ waId }, { timestamp: nowSeconds(9 * 86_400) })),
  )
  await stage.work()
  expect(await stage.readFrom(waId)).toEqual([])
  // A late one of some days ago is taken in, and does not open the window.
  await stage.deliver(
    messagesFrom(waId, messageItem({ waId }, { timestamp: nowSeconds(3 * 86_400) })),
  )
  await stage.work()
  expect(await stage.readFrom(waId)).toHaveLength(1)
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select last_in_at > now() - interval '1 day' as open from alisio.whatsapp_people
    where wa_id = ${waId}`)
  expect(rows[0]?.open).toBe(false)
})

test('messages out of order leave the window at the latest', async () => {
  const waId = newWaId()
  const [late, early] = [nowSeconds(60), nowSeconds(3600)]
  await stage.deliver(messagesFrom(waId, messageItem({ waId }, { timestamp: late })))
  await stage.deliver(messagesFrom(waId, messageItem({ waId }, { timestamp: early })))
  await stage.work()
  const { rows } = await db.execute<{ at: string }>(sql`
    select extract(epoch from last_in_at)::int::text as at from alisio.whatsapp_people
    where wa_id = ${waId}`)
  expect(rows[0]?.at).toBe(late)
})
