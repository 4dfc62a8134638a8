import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { oneOffServices } from '#content/plans.ts'
import { wallClock } from '#features/calendar/server/calendar.server.ts'
import { type MergeChoices, mergeFields } from '#features/leads/rules/merge.ts'
import { contacts, eraseContact, leads, mergeLeads } from '#features/leads/server/leads.server.ts'
import { planParameters } from '#features/shared/rules/plan-query.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  callTeam,
  deskMember,
  openRequestOf,
  words,
} from '#tests/support/features/conversations/conversations.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { judgeAnswering } from './attendance/answering.ts'
import {
  closeConversation,
  reopenConversation,
  replyToVisitor,
  returnToAssistant,
  takeConversation,
  transferConversation,
} from './attendance/attend.ts'
import { leaveContact } from './leave-contact.ts'
import { readNews } from './read-news.ts'
import { conversations } from './schema.ts'
import {
  endConversation,
  hashToken,
  openConversation,
  postAssistantMessage,
  postVisitorMessage,
} from './visitor.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { CONTACT_MIN_SECONDS: '0', CONTACT_PER_DAY: '100000' })

const plan = oneOffServices[0]

const rowOf = async (id: string) =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0]
const linesOf = async (token: string) =>
  (await readNews(database, token, 0)).messages.map(({ author, text }) => `${author}: ${text}`)

test('asking for a person opens a waiting conversation with what was said, once', async () => {
  const request = openRequestOf({
    turns: [
      { by: 'visitor', text: 'Quanto custa um site?' },
      { by: 'assistant', text: 'A partir de R$ 8.400.' },
    ],
    before: `https://site.example/planos?${planParameters.oneOff}=${plan?.id}`,
    visit: { landing: 'https://site.example/?utm_source=google&secret=x', referrer: '' },
  })
  const [one, other] = await Promise.all([
    openConversation(database, request),
    openConversation(database, request),
  ])
  expect(other).toBe(one)
  expect(await rowOf(one)).toMatchObject({
    state: 'waiting',
    plan: plan?.name,
    reference: 'google',
    landing: 'https://site.example/?utm_source=google',
    tokenHash: hashToken(request.token),
    lastNumber: 3,
  })
  expect(await linesOf(request.token)).toEqual([
    'visitor: Quanto custa um site?',
    'assistant: A partir de R$ 8.400.',
    'system: Pediu para falar com uma pessoa',
  ])
})

test('a message sent twice is stored once and answers its number both times', async () => {
  const { token } = await callTeam(database)
  const message = words('Oi?')
  const posted = await Promise.all([
    postVisitorMessage(database, token, message),
    postVisitorMessage(database, token, message),
    postVisitorMessage(database, token, message),
  ])
  expect(posted.map(({ number }) => number)).toEqual([2, 2, 2])
  expect(await linesOf(token)).toHaveLength(2)
})

test('of several who take a conversation one wins, and the others are told who', async () => {
  const { id, token } = await callTeam(database)
  const team = await Promise.all(
    ['Marina Lopes', 'Caio Nogueira', 'Bia Reis'].map((name) => deskMember(database, name)),
  )
  const results = await Promise.allSettled(
    team.map((member) => member.run((tx) => takeConversation(tx, id, member))),
  )
  const winner = team[results.findIndex(({ status }) => status === 'fulfilled')]
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.message] : [],
  )
  const refusal = `${winner?.name} já assumiu esta conversa.`
  expect(refusals).toEqual([refusal, refusal])
  expect(await rowOf(id)).toMatchObject({ state: 'attended', ownerId: winner?.id })
  const joined = (await linesOf(token)).filter((line) => line.includes('entrou na conversa'))
  expect(joined).toEqual([`system: ${winner?.name.split(' ')[0]} entrou na conversa`])
})

test('a reply takes a conversation that nobody has, and only its owner replies then', async () => {
  const { id, token } = await callTeam(database)
  const [marina, caio] = [await deskMember(database), await deskMember(database, 'Caio Nogueira')]
  await marina.run((tx) => replyToVisitor(tx, id, marina, words('Olá!')))
  await expect(
    caio.run((tx) => replyToVisitor(tx, id, caio, words('Oi, aqui é o Caio'))),
  ).rejects.toThrow('Marina Lopes já assumiu')
  expect((await rowOf(id))?.firstAnswerAt).not.toBeNull()
  expect((await linesOf(token)).slice(1)).toEqual([
    'system: Marina entrou na conversa',
    'staff: Olá!',
  ])
})

test('the assistant says nothing from the moment a person joins until it is returned', async () => {
  const { id, token } = await callTeam(database)
  const marina = await deskMember(database)
  expect(await postAssistantMessage(database, id, words('Posso ajudar?'))).toBe(false)
  await marina.run((tx) => takeConversation(tx, id, marina))
  expect(await postAssistantMessage(database, id, words('Posso ajudar?'))).toBe(false)
  await marina.run((tx) => returnToAssistant(tx, id))
  expect(await postAssistantMessage(database, id, words('Voltei.'))).toBe(true)
  await marina.run((tx) => takeConversation(tx, id, marina))
  expect(await postAssistantMessage(database, id, words('E mais'))).toBe(false)
  expect((await linesOf(token)).filter((line) => line.startsWith('assistant'))).toEqual([
    'assistant: Voltei.',
  ])
  // Also for code that forgets to look.
  await expect(
    db.execute(sql`insert into alisio.conversation_messages (conversation_id, author, body)
      values (${id}, 'assistant', 'por cima')`),
  ).rejects.toThrow()
})

test('handing over, returning and handing over again keeps one conversation', async () => {
  const request = openRequestOf()
  const id = await openConversation(database, request)
  const marina = await deskMember(database)
  await marina.run((tx) => takeConversation(tx, id, marina))
  await marina.run((tx) => returnToAssistant(tx, id))
  expect(await openConversation(database, request)).toBe(id)
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', ownerId: null, attendedBy: '' })
  expect((await linesOf(request.token)).at(-1)).toBe('system: Chamou a equipe de novo')
})

test('a conversation is passed to somebody of the team and to nobody else', async () => {
  const { id, token } = await callTeam(database)
  const [marina, caio] = [await deskMember(database), await deskMember(database, 'Caio Nogueira')]
  await marina.run((tx) => takeConversation(tx, id, marina))
  await expect(marina.run((tx) => transferConversation(tx, id, randomUUID()))).rejects.toThrow(
    'não faz parte da equipe',
  )
  await marina.run((tx) => transferConversation(tx, id, caio.id))
  await marina.run((tx) => transferConversation(tx, id, caio.id))
  expect(await rowOf(id)).toMatchObject({ ownerId: caio.id, attendedBy: 'Caio Nogueira' })
  const joined = (await linesOf(token)).filter((line) => line.includes('Caio entrou'))
  expect(joined).toHaveLength(1)
})

test('a visitor who closes while somebody types is not written to, and nothing typed is lost', async () => {
  const { id, token } = await callTeam(database)
  const marina = await deskMember(database)
  await marina.run((tx) => takeConversation(tx, id, marina))
  const reply = words('Segue a proposta')
  await endConversation(database, token)
  await endConversation(database, token)
  const send = () => marina.run((tx) => replyToVisitor(tx, id, marina, reply))
  await expect(send()).rejects.toMatchObject({ action: expect.stringContaining('continua aqui') })
  await marina.run((tx) => reopenConversation(tx, id, marina))
  const number = await send()
  await marina.run((tx) => closeConversation(tx, id))
  // The answer got lost on its way: sent again it is the same message, even in a closed conversation.
  expect(await send()).toBe(number)
  expect((await linesOf(token)).slice(-4)).toEqual([
    'system: Encerrou a conversa',
    'system: Marina reabriu a conversa',
    'staff: Segue a proposta',
    'system: A equipe encerrou a conversa',
  ])
})

test('whoever writes in a closed conversation waits again; a message of before does not reopen it', async () => {
  const { id, token } = await callTeam(database)
  const first = words('Oi?')
  await postVisitorMessage(database, token, first)
  await endConversation(database, token)
  await postVisitorMessage(database, token, first)
  expect(await rowOf(id)).toMatchObject({ state: 'closed', closedBy: 'visitor' })
  await postVisitorMessage(database, token, words('Voltei'))
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', closedBy: null, closedAt: null })
})

test('readers resume after the last number they have, in pages', async () => {
  const { token } = await callTeam(database)
  for (let count = 0; count < 5; count += 1) {
    await postVisitorMessage(database, token, words(`Linha ${count}`))
  }
  const news = await readNews(database, token, 3)
  expect(news.messages.map(({ number }) => number)).toEqual([4, 5, 6])
  expect((await readNews(database, token, 6)).messages).toEqual([])
  expect((await readNews(database, token, 900)).messages).toEqual([])
})

const person = () => ({ name: 'Edson Barreto', phone: '', email: `${randomUUID()}@example.com` })

test('a contact left with consent joins the conversation to its lead, once', async () => {
  const { id, token } = await callTeam(database, { niche: 'Escritório' })
  await postVisitorMessage(database, token, words('Quero um site'))
  const edson = person()
  await Promise.all([
    leaveContact(deps, token, edson, randomUUID()),
    leaveContact(deps, token, edson, randomUUID()),
  ])
  const row = await rowOf(id)
  expect(row).toMatchObject({ name: edson.name, leadId: expect.any(String) })
  const [lead] = await db
    .select({ lead: leads, email: contacts.email })
    .from(leads)
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leads.id, row?.leadId as string))
  expect(lead).toMatchObject({ email: edson.email, lead: { state: 'new' } })
  expect(lead?.lead.waitingSince).not.toBeNull()
  expect((await linesOf(token)).filter((line) => line.includes('Deixou o contato'))).toHaveLength(1)
  expect((await readNews(database, token, 0)).reachable).toBe(true)

  const marina = await deskMember(database)
  await marina.run((tx) => replyToVisitor(tx, id, marina, words('Olá, Edson!')))
  const [answered] = await db
    .select()
    .from(leads)
    .where(eq(leads.id, row?.leadId as string))
  expect(answered).toMatchObject({ state: 'talking', waitingSince: null, ownerId: marina.id })
})

test('merging leads moves their conversations; erasing the person erases them', async () => {
  const [one, other] = [await callTeam(database), await callTeam(database)]
  await leaveContact(deps, one.token, person(), randomUUID())
  await leaveContact(deps, other.token, person(), randomUUID())
  const leadIdOf = async (id: string) => (await rowOf(id))?.leadId as string
  const [keptId, goneId] = [await leadIdOf(one.id), await leadIdOf(other.id)]
  expect(goneId).not.toBe(keptId)
  const marina = await deskMember(database)
  await marina.run((tx) =>
    mergeLeads(tx, {
      staffId: marina.id,
      keptId,
      goneId,
      keptVersion: 1,
      goneVersion: 1,
      choices: Object.fromEntries(
        Object.keys(mergeFields).map((name) => [name, 'kept']),
      ) as MergeChoices,
    }),
  )
  expect(await leadIdOf(other.id)).toBe(keptId)
  await eraseContact(deps, marina.id, keptId)
  expect([await rowOf(one.id), await rowOf(other.id)]).toEqual([undefined, undefined])
})

const clock = wallClock(brand.timeZone)
const office = {
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
    { days: [1, 2, 3, 4, 5], opens: '13:30', closes: '18:00' },
  ],
  clock,
  isClosed: (day: string) => day === '2026-11-20',
}

test.each([
  ['somebody attends, two minutes in', '2026-11-17', 10 * 60 + 2, 10 * 60, true, 'calling'],
  ['nobody came in time', '2026-11-17', 10 * 60 + 3, 10 * 60, true, 'away'],
  ['nobody attends', '2026-11-17', 10 * 60, 10 * 60, false, 'away'],
  ['lunch, though a page was left open', '2026-11-17', 12 * 60 + 30, 12 * 60 + 30, true, 'away'],
  ['a holiday', '2026-11-20', 10 * 60, 10 * 60, true, 'away'],
  ['a Saturday', '2026-11-21', 10 * 60, 10 * 60, true, 'away'],
])('%s', (_, day, minute, since, attending, kind) => {
  const waitingSince = new Date(clock.momentOf(day, since) as number)
  const now = clock.momentOf(day, minute) as number
  const answering = judgeAnswering(
    { state: 'waiting', waitingSince },
    office,
    { attending, minutes: 3 },
    now,
  )
  expect(answering.kind).toBe(kind)
  if (answering.kind === 'away') expect(answering.when).not.toBe('')
  const attended = { state: 'attended', waitingSince: null } as const
  expect(judgeAnswering(attended, office, { attending, minutes: 3 }, now)).toEqual({ kind: 'none' })
})
