import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  contactItem,
  type Item,
  messageItem,
  newExternalId,
  newWaId,
  nowSeconds,
} from '#tests/support/features/conversations/whatsapp.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { returnToAssistant } from '../attendance/attend.ts'
import { connectNumber, disconnectNumber } from './number.ts'
import { replyByChannel, resendMessage, sendTemplate } from './reply.ts'
import { sendMessages } from './send-message.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
let marina: Awaited<ReturnType<typeof stage.member>>
beforeAll(async () => {
  stage = await whatsappStage(database)
  marina = await stage.member()
})
beforeEach(() => {
  stage.standIn.sent.length = 0
  stage.standIn.turns.length = 0
  stage.jobs.length = 0
})
afterAll(() => stage.stop())

const attempt = (isLast = false) => ({ signal: AbortSignal.timeout(60_000), isLast })

/** Somebody who wrote just now, or some seconds ago. */
async function newPerson(ago = 0, from: { waId?: string; userId?: string } = { waId: newWaId() }) {
  const message = messageItem(from, { timestamp: nowSeconds(ago) })
  await stage.deliver({ contacts: [contactItem(from)], messages: [message] })
  await stage.work()
  const { rows } = await db.execute<{ id: string }>(sql`
    select conversation_id as id from alisio.whatsapp_people
    where wa_id = ${from.waId ?? null} or user_id = ${from.userId ?? null}`)
  return { id: rows[0]?.id as string, ...from }
}

const reply = (id: string, text: string, key: string = randomUUID()) =>
  replyByChannel(marina, id, { id: key, text })

type State = {
  body: string
  delivery: string
  problem: string | null
  sending: string
  client: string
}

async function statesOf(id: string): Promise<State[]> {
  const { rows } = await db.execute<State>(sql`
    select body, delivery, problem, sending, client_id as client
    from alisio.conversation_messages message
    join alisio.whatsapp_messages extra on extra.message_id = message.id
    where message.conversation_id = ${id} and author = 'staff' order by number`)
  return rows
}

const statusItem = (id: string, status: string, more: Item = {}): Item => ({
  id,
  status,
  timestamp: nowSeconds(),
  recipient_id: '5585',
  ...more,
})

test('a reply is stored, then sent once, in order', async () => {
  const { id, waId } = await newPerson()
  const key = randomUUID()
  await reply(id, 'Olá!', key)
  await reply(id, 'Olá!', key)
  await reply(id, 'Em que ajudo?')
  expect((await statesOf(id)).map(({ sending }) => sending)).toEqual(['queued', 'queued'])
  await stage.work()
  const words = stage.standIn.sent.map(({ body }) => (body.text as { body: string }).body)
  expect(words).toEqual(['Olá!', 'Em que ajudo?'])
  expect(stage.standIn.sent[0]?.body).toMatchObject({ to: waId, biz_opaque_callback_data: key })
  expect(await statesOf(id)).toMatchObject([
    { delivery: 'sent', sending: 'sent' },
    { delivery: 'sent', sending: 'sent' },
  ])
})

test('several processes that send at once send each message once and in order', async () => {
  const { id } = await newPerson()
  const texts = ['um', 'dois', 'três', 'quatro', 'cinco']
  for (const text of texts) await reply(id, text)
  stage.jobs.length = 0
  await Promise.all(texts.map(() => sendMessages(stage.deps, id, attempt())))
  for (let look = 0; look < 3; look += 1) await stage.work()
  expect(stage.standIn.sent.map(({ body }) => (body.text as { body: string }).body)).toEqual(texts)
})

test('an answer that was lost leaves the message uncertain and never doubles it', async () => {
  const { id } = await newPerson()
  stage.standIn.turns.push('accepted-then-cut')
  await reply(id, 'Chegou?')
  await stage.work()
  await sendMessages(stage.deps, id, attempt())
  expect(await statesOf(id)).toMatchObject([
    { delivery: 'stored', sending: 'uncertain', problem: 'uncertain' },
  ])
  expect(stage.standIn.sent).toHaveLength(1)
  // The platform's state settles it, by the id that we gave the message.
  const [message] = stage.standIn.sent
  const status = statusItem(message?.id as string, 'delivered', {
    biz_opaque_callback_data: message?.body.biz_opaque_callback_data,
  })
  await stage.deliver({ statuses: [status] })
  await stage.work()
  expect(await statesOf(id)).toMatchObject([
    { delivery: 'delivered', sending: 'sent', problem: null },
  ])
  await resendMessage(marina, id, 3)
  await stage.work()
  expect(stage.standIn.sent).toHaveLength(1)
})

test('a process that died while sending leaves the message uncertain; staff may send it again', async () => {
  const { id } = await newPerson()
  await reply(id, 'Antes da queda')
  await db.execute(sql`
    update alisio.whatsapp_messages set sending = 'sending', sending_since = now() - interval '2 minutes'
    where conversation_id = ${id} and sending = 'queued'`)
  await stage.work()
  expect(await statesOf(id)).toMatchObject([{ sending: 'uncertain', problem: 'uncertain' }])
  expect(stage.standIn.sent).toHaveLength(0)
  const { rows } = await db.execute<{ number: number }>(sql`
    select number from alisio.conversation_messages where conversation_id = ${id} and author = 'staff'`)
  await resendMessage(marina, id, rows[0]?.number ?? 0)
  await stage.work()
  expect(await statesOf(id)).toMatchObject([{ sending: 'sent', delivery: 'sent', problem: null }])
})

test.each([
  ['131047', { code: 131047 }, 'failed', 'meta-131047'],
  ['a dead token', { code: 190, status: 401 }, 'failed', 'meta-190'],
  ['nonsense', 'nonsense' as const, 'uncertain', 'uncertain'],
])('a refusal by %s is told and not tried again', async (_, turn, sending, problem) => {
  const { id } = await newPerson()
  stage.standIn.turns.push(turn)
  await reply(id, 'Oi')
  await stage.work()
  expect(await statesOf(id)).toMatchObject([{ sending, problem }])
  await sendMessages(stage.deps, id, attempt())
  expect((await statesOf(id))[0]?.sending).toBe(sending)
})

test('a limit is waited for, and given up with its reason', async () => {
  const { id } = await newPerson()
  stage.standIn.turns.push({ code: 130429, status: 429 }, { code: 131056 })
  await reply(id, 'Oi')
  stage.jobs.length = 0
  await expect(sendMessages(stage.deps, id, attempt())).rejects.toThrow('wait 130429')
  expect((await statesOf(id))[0]?.sending).toBe('queued')
  await sendMessages(stage.deps, id, attempt(true))
  expect(await statesOf(id)).toMatchObject([{ sending: 'failed', problem: 'gave-up' }])
})

test('states never go back, whatever order they arrive in', async () => {
  const { id } = await newPerson()
  await reply(id, 'Oi')
  await stage.work()
  const external = stage.standIn.sent[0]?.id as string
  const arrive = async (...statuses: Item[]) => {
    await stage.deliver({ statuses })
    await stage.work()
    return (await statesOf(id))[0]?.delivery
  }
  const pricing = { billable: false, category: 'service' }
  expect(await arrive(statusItem(external, 'read', { pricing }))).toBe('read')
  expect(await arrive(statusItem(external, 'delivered'))).toBe('read')
  expect(await arrive(statusItem(external, 'sent'), statusItem(external, 'read'))).toBe('read')
  expect(await arrive(statusItem(external, 'failed', { errors: [{ code: 131026 }] }))).toBe('read')
  const { rows } = await db.execute(sql`
    select billable, category from alisio.whatsapp_messages
    where conversation_id = ${id} and sending is not null`)
  expect(rows).toEqual([pricing])
})

test('a failure that arrives after sending says why, and a late delivery corrects it', async () => {
  const { id } = await newPerson()
  await reply(id, 'Oi')
  await stage.work()
  const external = stage.standIn.sent[0]?.id as string
  await stage.deliver({
    statuses: [statusItem(external, 'failed', { errors: [{ code: 131042 }] })],
  })
  await stage.work()
  expect(await statesOf(id)).toMatchObject([
    { delivery: 'failed', problem: 'meta-131042', sending: 'failed' },
  ])
  await stage.deliver({
    statuses: [statusItem(external, 'sent'), statusItem(external, 'delivered')],
  })
  await stage.work()
  expect(await statesOf(id)).toMatchObject([{ delivery: 'delivered', problem: null }])
})

test('a state of a message that we never sent is looked at again for a while and then left', async () => {
  await stage.deliver({ statuses: [statusItem(newExternalId(), 'read')] })
  const { receiveDelivery } = await import('./receive/receive-delivery.ts')
  const deliveryId = stage.jobs.splice(0)[0]?.data.deliveryId as number
  await receiveDelivery(stage.deps, deliveryId)
  expect(stage.jobs.splice(0)).toHaveLength(1)
  await db.execute(sql`
    update alisio.whatsapp_deliveries set received_at = now() - interval '2 minutes'
    where id = ${deliveryId}`)
  await receiveDelivery(stage.deps, deliveryId)
  expect(stage.jobs).toHaveLength(0)
})

test('outside of the window only a template leaves', async () => {
  const { id, waId } = await newPerson(25 * 3600)
  await expect(reply(id, 'Livre')).rejects.toThrow('A janela de 24 horas do WhatsApp fechou.')
  expect(await statesOf(id)).toEqual([])
  const fields: Record<string, string> = { 'body-1': 'Helena', 'body-2': 'as datas\ndo réveillon' }
  const read = (key: string) => fields[key] ?? ''
  const send = (filled: (key: string) => string, key: string = randomUUID()) =>
    sendTemplate(marina, id, { key, template: stage.template.id, read: filled })
  expect(await send(() => '')).toEqual({
    'body-1': 'Preencha este campo',
    'body-2': 'Preencha este campo',
  })
  const key = randomUUID()
  expect(await send(read, key)).toBeUndefined()
  expect(await send(read, key)).toBeUndefined()
  await stage.work()
  expect(stage.standIn.sent.map(({ body }) => body)).toMatchObject([
    {
      to: waId,
      type: 'template',
      template: {
        name: 'retomar_a_conversa',
        language: { code: 'pt_BR' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Helena' },
              { type: 'text', text: 'as datas do réveillon' },
            ],
          },
        ],
      },
    },
  ])
  expect((await statesOf(id))[0]?.body).toContain('Tenho novidade sobre as datas do réveillon.')
  await expect(
    sendTemplate(marina, id, { key: randomUUID(), template: '123', read }),
  ).rejects.toThrow('Este modelo não pode mais ser enviado.')
})

test.each([false, true])(
  'somebody without a number is answered, addressed as the API takes it (%s)',
  async (asTo) => {
    stage.standIn.takesUserIdAsTo = asTo
    const userId = `BR.${randomUUID()}`
    const { id } = await newPerson(0, { userId })
    await reply(id, 'Oi, sem número')
    await stage.work()
    expect(await statesOf(id)).toMatchObject([{ sending: 'sent' }])
    expect(stage.standIn.sent[0]?.body).toMatchObject(asTo ? { to: userId } : { recipient: userId })
    stage.standIn.takesUserIdAsTo = false
  },
)

test('the assistant does not answer on WhatsApp', async () => {
  const { id } = await newPerson()
  await reply(id, 'Sou eu')
  await expect(marina.run((tx) => returnToAssistant(tx, id))).rejects.toThrow('só responde no chat')
})

test('without a number nothing is sent, and what waited says so', async () => {
  const { id } = await newPerson()
  await reply(id, 'Antes')
  const owner = await stage.member('owner')
  await disconnectNumber(owner)
  await stage.work()
  expect(await statesOf(id)).toMatchObject([{ sending: 'failed', problem: 'not-connected' }])
  await expect(reply(id, 'Depois')).rejects.toThrow('O WhatsApp não está conectado.')
  expect((await stage.deliver({})).status).toBe(404)
  await connectNumber(owner, stage.typed, stage.keys)
})
