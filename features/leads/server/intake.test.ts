import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { contactMessages } from './contact/schema.ts'

const { db } = testDatabase()

type Written = Partial<typeof contactMessages.$inferInsert>

async function write(more: Written = {}): Promise<string> {
  const [row] = await db
    .insert(contactMessages)
    .values({
      name: 'Ana Souza',
      email: `${crypto.randomUUID()}@example.com`,
      phone: '',
      message: 'Olá',
      ...more,
    })
    .returning({ id: contactMessages.id })
  return row?.id as string
}

async function leadOf(messageId: string) {
  const { rows } = await db.execute(sql`
    select leads.id, leads.state, leads.held, leads.version, leads.source, leads.campaign,
      leads.landing, leads.waiting_since is not null as waits, contacts.id as contact,
      contacts.name, contacts.email, contacts.phone, contacts.company
    from alisio.contact_messages message join alisio.leads on leads.id = message.lead_id
    join alisio.contacts on contacts.id = leads.contact_id where message.id = ${messageId}`)
  return rows[0] as Record<string, unknown>
}

test('a message is a new, waiting lead with the message’s id', async () => {
  const id = await write()
  expect(await leadOf(id)).toMatchObject({ id, state: 'new', held: null, waits: true, version: 1 })
})

test('two messages of one person are one contact, however the address is written', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const first = await write({ email, name: 'Ana' })
  const second = await write({ email: email.toUpperCase(), name: 'Outro nome', company: 'Padaria' })
  const lead = await leadOf(second)
  expect(lead).toMatchObject({ id: first, version: 2, name: 'Ana', company: 'Padaria' })
  await db.execute(
    sql`update alisio.leads set state = 'lost', waiting_since = null where id = ${first}`,
  )
  const third = await leadOf(await write({ email }))
  expect(third).toMatchObject({ state: 'new', waits: true, contact: lead.contact })
  expect(third.id).not.toBe(first)
})

test('a caller who writes later stays one contact', async () => {
  const phone = `(85) 9${String(Math.random()).slice(2, 6)}-${String(Math.random()).slice(2, 6)}`
  const call = await leadOf(await write({ email: '', phone, channel: 'phone' }))
  expect(call).toMatchObject({ source: 'phone', waits: false })
  const email = `${crypto.randomUUID()}@example.com`
  const digits = `+55${phone.replace(/\D/g, '')}`
  expect(await leadOf(await write({ email, phone: digits }))).toMatchObject({
    contact: call.contact,
    email,
    phone,
  })
})

test('suspected and held messages are separate leads that do not wait until released', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const first = await leadOf(await write({ email }))
  const suspected = await write({ email, suspectedSpam: 'honeypot' })
  const overLimit = await write({ email, overLimit: 'day' })
  expect(await leadOf(suspected)).toMatchObject({ state: 'spam', held: 'suspected', waits: false })
  expect(await leadOf(overLimit)).toMatchObject({ state: 'new', held: 'limit', waits: false })
  expect(await leadOf(overLimit)).toMatchObject({ contact: first.contact, id: overLimit })
  await db.execute(
    sql`update alisio.contact_messages set suspected_spam = null where id = ${suspected}`,
  )
  expect(await leadOf(suspected)).toMatchObject({ state: 'new', held: null, waits: true })
})

test('a booking is a lead with its time that waits for no answer', async () => {
  const id = await write()
  await db.execute(sql`
    insert into alisio.bookings (contact_message_id, kind, host, state, starts_at, ends_at, free_again_at)
    values (${id}, 'conversa', ${Math.floor(Math.random() * 1e9)}, 'confirmed', now(), now() + interval '1 h',
      now() + interval '1 h')`)
  expect(await leadOf(id)).toMatchObject({ state: 'talking', waits: false })
})

test('a lead is deleted with its last message, and a contact with its last lead', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const [first, second] = [await write({ email }), await write({ email })]
  const count = async () => {
    const { rows } = await db.execute(sql`select from alisio.contacts where email = ${email}`)
    return rows.length
  }
  await db.execute(sql`delete from alisio.contact_messages where id = ${first}`)
  expect(await leadOf(second)).toMatchObject({ id: first })
  await db.execute(sql`delete from alisio.contact_messages where id = ${second}`)
  expect(await count()).toBe(0)
})

const visits: [
  landing: string,
  referrer: string,
  source: string,
  campaign: string,
  page: string,
][] = [
  ['https://a.example/?gclid=x', '', 'google-ads', '', '/'],
  [
    'https://a.example/servicos/trafego?utm_source=google&utm_medium=cpc&utm_campaign=Mesa+cheia%20na%20ter%C3%A7a',
    'https://www.google.com/',
    'google-ads',
    'Mesa cheia na terça',
    '/servicos/trafego',
  ],
  [
    'https://a.example/?utm_source=instagram&utm_medium=paid_social',
    'https://l.instagram.com/',
    'meta-ads',
    '',
    '/',
  ],
  ['https://a.example/?utm_source=instagram&utm_medium=bio', '', 'links', '', '/'],
  ['https://a.example/links', 'https://instagram.com/', 'links', '', '/links'],
  ['https://a.example/?fbclid=1', 'https://m.facebook.com/', 'social', '', '/'],
  ['https://a.example/planos', 'https://www.google.com.br/', 'search', '', '/planos'],
  [
    'https://a.example/?utm_source=newsletter&utm_campaign=%ZZ',
    '',
    'campaign',
    'newsletter / %ZZ',
    '/',
  ],
  ['https://a.example/', 'https://blog.exemplo.com.br/x', 'site', 'blog.exemplo.com.br', '/'],
  ['https://a.example', '', 'direct', '', '/'],
  ['', '', 'direct', '', ''],
]

test.each(visits)('%s from %s is %s', async (landing, referrer, source, campaign, page) => {
  const { rows } = await db.execute(sql`select * from alisio.visit_source(${landing}, ${referrer})`)
  expect(rows).toEqual([{ source, campaign, page }])
})

test('an address that is not UTF-8 does not prevent storing the message', async () => {
  const landing = 'https://a.example/?utm_source=%FF%00&utm_campaign=%C3'
  expect(await leadOf(await write({ landing }))).toMatchObject({ source: 'campaign' })
})
