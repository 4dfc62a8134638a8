import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recurringServices } from '#content/plans.ts'
import type { Handover, SpokenTurn } from '#features/assistant/rules/chat.ts'
import { listLeadItems } from '#features/leads/server/leads.server.ts'
import { planParameters } from '#features/shared/rules/plan-query.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { ask, chatServers } from '#tests/support/features/assistant/chat-server.ts'
import { addStaff } from '#tests/support/people/staff.ts'

const { database, model, state, serve } = chatServers()
const models = () => model.asked.map(({ body }) => body)
const roomy = { CONTACT_PER_ADDRESS_HOUR: '100000', CONTACT_PER_DAY: '1000000' }

let site = ''
beforeAll(async () => {
  site = await serve(roomy)
})

const newPhone = () => `(85) 9${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`
const turns: SpokenTurn[] = [
  { by: 'visitor', text: 'Nicho: Padaria. quanto custa um site?' },
  { by: 'assistant', text: 'Depende do site.' },
]
const [service] = recurringServices
const plan = service ? `?${planParameters.recurring}=${service.id},nada` : ''
const place = {
  turns,
  page: `https://a.example/planos${plan}`,
  before: '',
  visit: { landing: 'https://a.example/?utm_source=google&gclid=x', referrer: '' },
}

type Sending = { question: string; handover?: unknown; address?: string; origin?: string }

/** Asks, and gives back what came beside the text. */
async function send({ question, handover, address, origin = site }: Sending) {
  const body = JSON.stringify({ niche: 'Padaria', question, handover })
  const answer = await ask(origin, { body, address })
  const stream = await answer.text()
  const notes = stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)))
    .findLast((chunk) => chunk.handover)
  return { status: answer.status, stream, handover: notes?.handover as Handover | undefined }
}

async function storedOf(phone: string) {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select message.name, message.phone, message.email, message.message, message.conversation,
      message.channel, message.over_limit, leads.id as lead, leads.source, leads.waiting_since,
      (select count(*)::int from alisio.mails where contact_message_id = message.id) as mails
    from alisio.contact_messages message join alisio.leads on leads.id = message.lead_id
    where message.phone = ${phone}`)
  return rows
}

test('a number and a yes make a lead with conversation, origin and package, its mail, and a line of Hoje', async () => {
  const phone = newPhone()
  const { handover } = await send({ question: `me chamo Ana Souza, meu zap é ${phone}` })
  expect(handover).toMatchObject({ step: 'consent', contact: { phone, name: 'Ana Souza' } })
  expect(await storedOf(phone)).toEqual([])
  const { handover: after } = await send({ question: 'sim', handover: { ...handover, ...place } })
  expect(after?.step).toBe('stored')
  const [lead, ...others] = await storedOf(phone)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    name: 'Ana Souza',
    email: '',
    channel: 'chat',
    source: 'google-ads',
    over_limit: null,
    mails: 1,
  })
  expect(lead?.waiting_since).not.toBeNull()
  expect(lead?.conversation).toContain('quanto custa um site?')
  expect(lead?.conversation).toContain('Depende do site.')
  if (service) expect(lead?.message).toContain(service.name)
  const { id: staffId } = await addStaff(database, 'team')
  // Hoje lists those who have waited longest.
  await database.db.execute(
    sql`update alisio.leads set waiting_since = '2001-01-01' where id = ${lead?.lead}`,
  )
  const items = await asStaff(database, staffId, (tx) => listLeadItems(tx, new Date()))
  expect(items.map(({ title }) => title)).toContain('Ana Souza')
})

test('pressed twice at once it is one message, and so it is when it is sent again', async () => {
  const phone = newPhone()
  const { handover } = await send({ question: `85 ou melhor: ${phone}` })
  const yes = { question: 'sim', handover: { ...handover, ...place } }
  const answers = await Promise.all([send(yes), send(yes)])
  answers.push(await send(yes))
  expect(answers.map((answer) => answer.handover?.step)).toEqual(['stored', 'stored', 'stored'])
  expect(await storedOf(phone)).toHaveLength(1)
})

test('the form makes a lead in one step, by the rules of the contact form', async () => {
  const phone = newPhone()
  const { handover } = await send({ question: 'quero falar com uma pessoa' })
  expect(handover?.step).toBe('contact')
  const sent = { ...handover, ...place, agreed: true }
  const wrong = { ...sent, contact: { name: 'Bia', phone: '123', email: '' } }
  expect((await send({ question: 'Bia, 123', handover: wrong })).handover?.step).toBe('contact')
  const right = { ...sent, contact: { name: 'Bia', phone, email: '' } }
  expect((await send({ question: `Bia, ${phone}`, handover: right })).handover?.step).toBe('stored')
  expect(await storedOf(phone)).toMatchObject([{ name: 'Bia', phone }])
})

test('who refuses, or never answers, is stored nowhere', async () => {
  const phone = newPhone()
  const { handover } = await send({ question: `meu telefone: ${phone}` })
  await send({ question: 'não', handover: { ...handover, ...place } })
  await send({ question: 'quanto custa um site?', handover: { ...handover, ...place } })
  expect(await storedOf(phone)).toEqual([])
  const { rows } = await database.db.execute(
    sql`select from alisio.contacts where phone = ${phone}`,
  )
  expect(rows).toEqual([])
})

test('a page of an earlier build echoes nothing, and its yes counts all the same', async () => {
  const phone = newPhone()
  const body = JSON.stringify({ niche: 'Padaria', question: 'sim', previous: `meu zap é ${phone}` })
  await (await ask(site, { body })).text()
  expect(await storedOf(phone)).toMatchObject([{ channel: 'chat' }])
})

test('above the limits of the contact form it is kept and held', async () => {
  const strict = await serve({ CONTACT_PER_ADDRESS_HOUR: '1', CONTACT_PER_DAY: '1000000' })
  const address = `198.51.100.${randomInt(1, 250)}`
  const phones = [newPhone(), newPhone()] as [string, string]
  for (const phone of phones) {
    const { handover } = await send({ question: `zap ${phone}`, origin: strict, address })
    await send({ question: 'sim', handover: { ...handover, ...place }, origin: strict, address })
  }
  expect(await storedOf(phones[1])).toMatchObject([{ over_limit: 'address', mails: 0 }])
})

test('what was said is bounded, and markup in it stays text', async () => {
  const phone = newPhone()
  const { handover } = await send({ question: `zap ${phone}` })
  const long = { by: 'visitor', text: `<b>${'x'.repeat(990)}</b>` }
  const many = { ...handover, ...place, turns: Array(20).fill(long) }
  expect((await send({ question: 'sim', handover: many })).handover?.step).toBe('stored')
  const [lead] = await storedOf(phone)
  expect(lead?.conversation?.length).toBeLessThanOrEqual(8000)
  expect(lead?.message?.length).toBeLessThanOrEqual(1000)
})

test('with a model the same lead is made, and the model never sees the contact', async () => {
  const modelled = await serve({ ...roomy, CHAT_API_URL: state.modelUrl, CHAT_MODEL: 'x' })
  const phone = newPhone()
  const question = `quanto custa um site? meu zap é ${phone}, me chamo Caio Melo`
  const { handover, stream } = await send({ question, origin: modelled })
  expect(handover).toMatchObject({ step: 'consent', contact: { phone } })
  expect(stream.indexOf('"handover"')).toBeLessThan(stream.indexOf('[DONE]'))
  await send({ question: 'sim', handover: { ...handover, ...place }, origin: modelled })
  expect(await storedOf(phone)).toMatchObject([{ name: 'Caio Melo' }])
  expect(JSON.stringify(models())).toContain('quanto custa um site?')
  expect(JSON.stringify(models())).not.toContain(phone.slice(-9))
  expect(JSON.stringify(models())).not.toContain('Caio')
})

test('nothing of a person is in the log', async () => {
  state.logged = ''
  const phone = newPhone()
  const { handover } = await send({ question: `me chamo Duda Prado, zap ${phone}` })
  await send({ question: 'sim', handover: { ...handover, ...place } })
  expect(await storedOf(phone)).toHaveLength(1)
  expect(state.logged).not.toMatch(/Duda|Prado/)
  expect(state.logged).not.toContain(phone.slice(-9))
})
