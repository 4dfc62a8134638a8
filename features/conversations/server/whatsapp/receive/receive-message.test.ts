import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  contactItem,
  deliveryOf,
  type Item,
  messageItem,
  messagesFrom,
  newExternalId,
  newWaId,
  nowSeconds,
} from '#tests/support/features/conversations/whatsapp.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { closeConversation } from '../../attendance/attend.ts'
import { eraseOldConversations } from '../../jobs/erase-old-conversations.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
beforeAll(async () => {
  stage = await whatsappStage(database)
})
afterAll(() => stage.stop())

test.each<[string, Item, string]>([
  [
    'a picture with words',
    { type: 'image', text: undefined, image: { id: '1', caption: 'A fachada' } },
    'A fachada',
  ],
  ['audio', { type: 'audio', text: undefined, audio: { id: '2', voice: true } }, 'Áudio'],
  [
    'a document',
    { type: 'document', text: undefined, document: { id: '3', filename: '../../orçamento.pdf' } },
    'orçamento.pdf',
  ],
  ['a sticker', { type: 'sticker', text: undefined, sticker: { id: '4' } }, 'Figurinha'],
  [
    'a place',
    {
      type: 'location',
      text: undefined,
      location: { latitude: -3.7, longitude: -38.5, name: 'Padaria' },
    },
    'Padaria\n-3.7, -38.5',
  ],
  ['a button', { type: 'button', text: undefined, button: { text: 'Quero' } }, 'Quero'],
  [
    'a choice',
    {
      type: 'interactive',
      text: undefined,
      interactive: { list_reply: { id: 'a', title: 'Site' } },
    },
    'Site',
  ],
  [
    'a card',
    {
      type: 'contacts',
      text: undefined,
      contacts: [{ name: { formatted_name: 'Caio' }, phones: [{ phone: '85 9' }] }],
    },
    'Caio, 85 9',
  ],
  [
    'a kind nobody knows',
    { type: 'hologram', text: undefined },
    'Mensagem de um tipo que o WhatsApp não entrega aqui',
  ],
  ['signs that change direction', { text: { body: 'a\u202eb\u0000c\ud800' } }, 'abc\ufffd'],
])('%s is shown in words', async (_, more, expected) => {
  const waId = newWaId()
  await stage.deliver(messagesFrom(waId, messageItem({ waId }, more)))
  const jobs = stage.jobs.splice(0)
  const { receiveDelivery } = await import('./receive-delivery.ts')
  for (const { data } of jobs) await receiveDelivery(stage.deps, data.deliveryId as number)
  stage.jobs.splice(0)
  expect((await stage.readFrom(waId)).map(({ body }) => body)).toEqual([expected])
})

test.each([
  ['no JSON', 'nada'],
  ['another object', JSON.stringify({ object: 'page', entry: [] })],
  ['no entry', JSON.stringify({ object: 'whatsapp_business_account' })],
  [
    'odd parts',
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ value: 3 }, { field: 7 }] }, {}],
    }),
  ],
])('a signed body with %s is answered and changes nothing', async (_, body) => {
  expect((await stage.deliver({}, { body })).status).toBe(200)
  await stage.work()
})

test('a message to another number of the same app is nobody’s', async () => {
  const waId = newWaId()
  const body = deliveryOf(
    { ...stage.number, id: '99999999' },
    messagesFrom(waId, messageItem({ waId })),
  )
  await stage.deliver({}, { body })
  await stage.work()
  expect(await stage.readFrom(waId)).toEqual([])
})

test('an unknown number becomes a lead with the ad as its origin', async () => {
  const waId = newWaId()
  const referral = {
    source_url: 'https://fb.me/abc',
    source_type: 'ad',
    headline: 'Site em 30 dias',
    ctwa_clid: 'ARAkLkA',
  }
  await stage.deliver(
    messagesFrom(waId, messageItem({ waId }, { referral, text: { body: 'Quero um site' } })),
  )
  await stage.work()
  const [row] = await stage.readFrom(waId)
  expect(row?.reference).toBe('Anúncio: Site em 30 dias')
  const { rows } = await db.execute(sql`
    select source, campaign, waiting_since, contacts.name, alisio.phone_key(phone) as phone
    from alisio.leads join alisio.contacts on contacts.id = contact_id where leads.id = ${row?.lead}`)
  expect(rows).toEqual([
    {
      source: 'meta-ads',
      campaign: 'Site em 30 dias',
      waiting_since: null,
      name: 'Helena Brito',
      phone: waId.slice(2),
    },
  ])
  const free = await db.execute<{ hours: number }>(sql`
    select round(extract(epoch from free_until - last_in_at) / 3600)::int as hours
    from alisio.whatsapp_people where wa_id = ${waId}`)
  expect(free.rows[0]?.hours).toBe(72)
})

test.each([
  [
    'with the ninth digit',
    (key: string) => `(${key.slice(0, 2)}) ${key.slice(2, 7)}-${key.slice(7)}`,
  ],
  ['without it', (key: string) => `${key.slice(0, 2)}${key.slice(3)}`],
])('a number that a lead has %s joins that lead, however WhatsApp names it', async (_, write) => {
  const waId = newWaId()
  const key = waId.slice(2)
  for (const named of [waId, `55${key.slice(0, 2)}${key.slice(3)}`]) {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into alisio.contact_messages (name, email, phone, message)
      values ('Helena', '', ${write(key)}, 'Pelo site') returning id`)
    const { rows: leads } = await db.execute<{ lead: string }>(sql`
      select lead_id as lead from alisio.contact_messages where id = ${rows[0]?.id}`)
    await stage.deliver(messagesFrom(named, messageItem({ waId: named })))
    await stage.work()
    expect((await stage.readFrom(named))[0]?.lead).toBe(leads[0]?.lead)
  }
})

test('somebody without a number writes, is recognised and keeps one conversation', async () => {
  const userId = `BR.${newExternalId()}`
  const write = (text: string, more: Item = {}) =>
    stage.deliver({
      contacts: [contactItem({ userId, name: 'so_usuario' })],
      messages: [messageItem({ userId }, { text: { body: text }, ...more })],
    })
  await write('Oi')
  await write('Tudo bem?')
  await stage.work()
  const messages = await stage.readFrom(userId)
  expect(messages.map(({ body }) => body)).toEqual(['Oi', 'Tudo bem?'])
  const lead = messages[0]?.lead
  expect(lead).toBeTruthy()
  // The number shows later: it is the same person.
  const waId = newWaId()
  await stage.deliver({
    contacts: [contactItem({ userId, waId })],
    messages: [messageItem({ userId, waId }, { text: { body: 'Meu número' } })],
  })
  await stage.deliver(
    messagesFrom(waId, messageItem({ waId }, { text: { body: 'Sem o outro nome' } })),
  )
  await stage.work()
  expect((await stage.readFrom(userId)).map(({ body }) => body)).toEqual([
    'Oi',
    'Tudo bem?',
    'Meu número',
    'Sem o outro nome',
  ])
  expect(new Set((await stage.readFrom(userId)).map((row) => row.lead))).toEqual(new Set([lead]))
})

test('whoever writes in a closed conversation calls again, once', async () => {
  const waId = newWaId()
  const first = messageItem({ waId })
  await stage.deliver(messagesFrom(waId, first))
  await stage.work()
  const [{ id } = { id: '' }] = await stage.readFrom(waId)
  const marina = await stage.member()
  await marina.run((tx) => closeConversation(tx, id))
  // A message sent again is no new call.
  await stage.deliver(messagesFrom(waId, first, first))
  await stage.work()
  expect((await stage.readFrom(waId))[0]?.state).toBe('closed')
  await stage.deliver(messagesFrom(waId, messageItem({ waId }, { text: { body: 'Voltei' } })))
  await stage.work()
  expect((await stage.readFrom(waId)).at(-1)).toMatchObject({ state: 'waiting', body: 'Voltei' })
})

test('reactions arrive before their message, change and are taken back', async () => {
  const waId = newWaId()
  const target = newExternalId()
  await stage.deliver(messagesFrom(waId, messageItem({ waId })))
  const react = (emoji: string | undefined, ago: number) =>
    messageItem(
      { waId },
      {
        type: 'reaction',
        text: undefined,
        reaction: { message_id: target, ...(emoji ? { emoji } : {}) },
        timestamp: nowSeconds(ago),
      },
    )
  await stage.deliver(messagesFrom(waId, react('👍', 30)))
  await stage.deliver(messagesFrom(waId, react('❤️', 60)))
  await stage.work()
  const read = async () =>
    (await db.execute(sql`select emoji from alisio.whatsapp_reactions where target = ${target}`))
      .rows
  expect(await read()).toEqual([{ emoji: '👍' }])
  await stage.deliver(messagesFrom(waId, react(undefined, 10)))
  await stage.work()
  expect(await read()).toEqual([{ emoji: '' }])
  expect(await stage.readFrom(waId)).toHaveLength(1)
})

test('a call opens the window and the conversation', async () => {
  const waId = newWaId()
  const call = { id: newExternalId(), from: waId, event: 'connect', timestamp: nowSeconds() }
  await stage.deliver({
    contacts: [contactItem({ waId })],
    calls: [call, { ...call, event: 'terminate' }],
  })
  await stage.work()
  expect((await stage.readFrom(waId)).map(({ body }) => body)).toEqual([
    expect.stringContaining('Ligou pelo WhatsApp'),
  ])
})

test('the log has no words, no names and no numbers', async () => {
  const waId = newWaId()
  await stage.deliver(
    messagesFrom(waId, messageItem({ waId }, { text: { body: 'Segredo de família' } })),
  )
  await stage.work()
  expect(stage.logged()).toContain('whatsapp delivery processed')
  expect(stage.logged()).not.toMatch(new RegExp(`${waId}|Segredo|Helena|${stage.number.token}`))
})

test('old deliveries go, and everything of a person goes with the conversation', async () => {
  const waId = newWaId()
  await stage.deliver(messagesFrom(waId, messageItem({ waId })))
  await stage.work()
  await db.execute(
    sql`update alisio.whatsapp_deliveries set received_at = now() - interval '11 days'`,
  )
  const [{ lead } = { lead: null }] = await stage.readFrom(waId)
  await eraseOldConversations({ ...stage.deps, env: { CONTACT_RETENTION_MONTHS: 24 } })
  const { rowCount } = await db.execute(sql`select from alisio.whatsapp_deliveries`)
  expect(rowCount).toBe(0)
  await db.execute(sql`delete from alisio.contact_messages where lead_id = ${lead}`)
  expect(await stage.readFrom(waId)).toEqual([])
  const people = await db.execute(sql`select from alisio.whatsapp_people where wa_id = ${waId}`)
  expect(people.rowCount).toBe(0)
})
