import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import {
  returnToAssistant,
  takeConversation,
} from '#features/conversations/server/attendance/attend.ts'
import { closeHub } from '#features/conversations/server/live/hub.ts'
import { readNews } from '#features/conversations/server/read-news.ts'
import { endConversation } from '#features/conversations/server/visitor.ts'
import { ask, chatServers } from '#tests/support/features/assistant/chat-server.ts'
import {
  callTeam,
  deskMember,
  newToken,
} from '#tests/support/features/conversations/conversations.ts'

const { database, serve } = chatServers()
afterAll(() => closeHub({ database }))

const question = 'Quanto custa um site e como funciona o tráfego pago?'
const askIn = (origin: string, token: string, id = randomUUID()) =>
  ask(origin, {
    body: JSON.stringify({ niche: 'Padaria', question, conversation: { token, id } }),
  })

const spoken = async (token: string) =>
  (await readNews(database, token, 0)).messages
    .filter(({ author }) => author === 'visitor' || author === 'assistant')
    .map(({ author }) => author)

async function returned() {
  const place = await callTeam(database)
  const marina = await deskMember(database)
  await marina.run((tx) => takeConversation(tx, place.id, marina))
  await marina.run((tx) => returnToAssistant(tx, place.id))
  return { ...place, take: () => marina.run((tx) => takeConversation(tx, place.id, marina)) }
}

test('in a returned conversation question and answer are stored, once', async () => {
  const origin = await serve({})
  const { token } = await returned()
  const id = randomUUID()
  for (let count = 0; count < 2; count += 1) {
    const text = await (await askIn(origin, token, id)).text()
    expect(text).toContain('data: [DONE]')
    expect(text).not.toContain('silent')
  }
  expect(await spoken(token)).toEqual(['visitor', 'assistant'])
})

test('an answer that is running when a person joins stops, with nothing after it', async () => {
  const origin = await serve({})
  const { token, take } = await returned()
  const answer = await askIn(origin, token)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value)
  expect(text).toContain('content')
  await take()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true })
  }
  const [, after = ''] = text.split('"silent":true')
  expect(after).toMatch(/^\}\s+data: \[DONE\]\s*$/)
  expect(await spoken(token)).toEqual(['visitor'])
})

test('while a person answers the assistant is silent, and the question reaches the person', async () => {
  const origin = await serve({})
  const { token, take } = await returned()
  await take()
  const text = await (await askIn(origin, token)).text()
  expect(text).toContain('"silent":true')
  expect(text).not.toContain('content')
  expect(await spoken(token)).toEqual(['visitor'])
})

test('without a conversation, or after its end, the assistant answers and nothing is stored', async () => {
  const origin = await serve({})
  const { token } = await returned()
  await endConversation(database, token)
  for (const secret of [token, newToken()]) {
    expect(await (await askIn(origin, secret)).text()).toContain('content')
  }
  expect(await spoken(token)).toEqual([])
})
