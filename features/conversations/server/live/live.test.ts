import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { createParser } from 'eventsource-parser'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'
import { drain } from '#server/http/drain.ts'
import { fail } from '#server/http/error-response.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createListener } from '#server/http/listener.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { noVisitCounter } from '#server/http/visit-counter.ts'
import { createLogger } from '#server/log.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { testQueue } from '#tests/support/features/contact.ts'
import {
  deskMember,
  newToken,
  openRequestOf,
  words,
} from '#tests/support/features/conversations/conversations.ts'
import {
  CONTACT_PATH,
  CONVERSATIONS_PATH,
  END_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
  type PublicMessage,
  type VisitorNews,
} from '../../rules/conversations.ts'
import { replyToVisitor, takeConversation } from '../attendance/attend.ts'
import { conversations } from '../schema.ts'
import { hashToken } from '../visitor.ts'
import { closeHub } from './hub.ts'
import { conversationRoutes } from './visitor-routes.ts'

const database = testDatabase()
const queue = testQueue()
const servers: Server[] = []
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => drain(server, { maxWaitMs: 500 })))
  for (const close of closers) await close()
})

/** A process of its own as far as conversations go: own pool, own hub, own listener. */
async function serve({ pooled = false } = {}) {
  const state = { isDraining: false, logged: '' }
  const log = createLogger('info', (text) => {
    state.logged += text
  })
  const connection = { ...testConnection(), pooled }
  const otherDatabase = openDatabase(connection, log)
  const deps = {
    env: parseEnv({ TRUST_PROXY: 'loopback', CONTACT_MIN_SECONDS: '0' }),
    log,
    database: otherDatabase,
    connection,
    queue,
    visits: noVisitCounter,
    isDraining: () => state.isDraining,
  } as unknown as AppDeps
  closers.push(async () => {
    await closeHub(deps)
    await otherDatabase.close()
  })
  const app = new Hono<AppBindings>()
  app.onError(fail)
  app.route('/', conversationRoutes(deps))
  const server = createHttpServer(
    createListener({ deps, files: () => new Map(), fetch: app.fetch }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { state, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let visitors = 0
/** Each visitor comes from an address of their own. */
function visitorAt(origin: string, token = newToken()) {
  visitors += 1
  const address = `10.1.${visitors >> 8}.${visitors & 255}`
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
  }
  const post = (path: string, body: unknown) =>
    fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    token,
    post,
    open: async () => (await post(CONVERSATIONS_PATH, openRequestOf({ token }))).json(),
    get: (path: string) => fetch(origin + path, { headers }),
    /** Reads events until one fits. */
    async follow(after: number) {
      const controller = new AbortController()
      const answer = await fetch(origin + EVENTS_PATH, {
        headers: { ...headers, Accept: 'text/event-stream', 'Last-Event-ID': String(after) },
        signal: controller.signal,
      })
      expect(answer.headers.get('Content-Type')).toContain('text/event-stream')
      const events: { event?: string; id?: string; data: string }[] = []
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
      const decoder = new TextDecoder()
      const parser = createParser({ onEvent: (event) => void events.push(event) })
      let isEnded = false
      const messages = () =>
        events
          .filter(({ event }) => event === 'message')
          .map(({ data }) => JSON.parse(data) as PublicMessage)
      return {
        messages,
        states: () =>
          events
            .filter(({ event }) => event === 'state')
            .map(({ data }) => JSON.parse(data) as VisitorNews),
        ids: () => events.flatMap(({ id }) => (id ? [Number(id)] : [])),
        isEnded: () => isEnded,
        async until(isDone: () => boolean) {
          while (!isDone() && !isEnded) {
            const { done, value } = await reader.read()
            if (done) isEnded = true
            else parser.feed(decoder.decode(value, { stream: true }))
          }
        },
        stop: () => controller.abort(),
      }
    },
  }
}

const idOf = async (token: string) => {
  const [row] = await database.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.tokenHash, hashToken(token)))
  return row?.id as string
}

test.each([
  ['LISTEN', false],
  ['polling behind a pooler', true],
])('a person’s words reach the visitor from another process, by %s', async (_, pooled) => {
  const [one, other] = [await serve({ pooled }), await serve({ pooled })]
  const visitor = visitorAt(one.origin)
  const opened: VisitorNews = await visitor.open()
  expect(opened).toMatchObject({ state: 'waiting', last: 1 })
  expect(JSON.stringify(opened)).not.toContain(await idOf(visitor.token))
  const stream = await visitor.follow(opened.last)
  await stream.until(() => stream.states().length > 0)
  const marina = await deskMember(database)
  const id = await idOf(visitor.token)
  await marina.run((tx) => takeConversation(tx, id, marina))
  await marina.run((tx) => replyToVisitor(tx, id, marina, words('Olá!')))
  await visitorAt(other.origin, visitor.token).post(MESSAGES_PATH, words('Oi, Marina'))
  await stream.until(() => stream.messages().length === 3)
  expect(stream.messages().map(({ author, text }) => `${author}: ${text}`)).toEqual([
    'system: Marina entrou na conversa',
    'staff: Olá!',
    'visitor: Oi, Marina',
  ])
  expect(stream.ids()).toEqual([2, 3, 4])
  expect(stream.states().at(-1)).toMatchObject({ state: 'attended', attendedBy: 'Marina Lopes' })
  stream.stop()
})

test('a reader that comes back resumes after its last number, also with a long backlog', async () => {
  const { origin } = await serve()
  const visitor = visitorAt(origin)
  await visitor.open()
  const id = await idOf(visitor.token)
  const marina = await deskMember(database)
  await marina.run(async (tx) => {
    for (let count = 0; count < 150; count += 1) {
      await replyToVisitor(tx, id, marina, words(`Linha ${count}`))
    }
  })
  const stream = await visitor.follow(10)
  await stream.until(() => stream.ids().at(-1) === 152)
  expect(stream.ids()).toEqual(Array.from({ length: 142 }, (_, index) => index + 11))
  stream.stop()
  const news: VisitorNews = await (await visitor.get(`${MESSAGES_PATH}?depois=150`)).json()
  expect(news.messages.map(({ number }) => number)).toEqual([151, 152])
})

test('a stopping process ends its streams, and readers go on elsewhere', async () => {
  const [one, other] = [await serve(), await serve()]
  const visitor = visitorAt(one.origin)
  await visitor.open()
  const stream = await visitor.follow(0)
  await stream.until(() => stream.messages().length === 1)
  one.state.isDraining = true
  await stream.until(() => false)
  expect(stream.isEnded()).toBe(true)
  const next = visitorAt(other.origin, visitor.token)
  await next.post(MESSAGES_PATH, words('Ainda estou aqui'))
  const again = await next.follow(1)
  await again.until(() => again.messages().length === 1)
  expect(again.messages()[0]).toMatchObject({ number: 2, text: 'Ainda estou aqui' })
  again.stop()
})

test('contact and end go through the same door, and no words reach the log', async () => {
  const { origin, state } = await serve()
  const visitor = visitorAt(origin)
  await visitor.open()
  await visitor.post(MESSAGES_PATH, words('palavra-secreta'))
  const wrong = await visitor.post(CONTACT_PATH, { name: 'Ana Lima', phone: '', email: '' })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { errors: { phone: /./ } }])
  const email = `${newToken()}@example.com`.replace(/[^\w@.-]/g, '')
  const left = await visitor.post(CONTACT_PATH, { name: 'Ana Lima', phone: '', email })
  expect(left.status).toBe(200)
  expect((await visitor.post(END_PATH, {})).status).toBe(200)
  const news: VisitorNews = await (await visitor.get(MESSAGES_PATH)).json()
  expect(news).toMatchObject({ state: 'closed', reachable: true })
  for (const word of ['palavra-secreta', 'Ana Lima', email, visitor.token]) {
    expect(state.logged).not.toContain(word)
  }
})

const refusals: [string, string, string, number, Record<string, string>, string?][] = [
  ['a stream without a secret', 'GET', EVENTS_PATH, 404, { Authorization: '' }],
  ['a stream with a guessed secret', 'GET', EVENTS_PATH, 404, {}],
  ['messages with a guessed secret', 'GET', MESSAGES_PATH, 404, {}],
  ['writing with a guessed secret', 'POST', MESSAGES_PATH, 404, {}, JSON.stringify(words('oi'))],
  ['ending with a guessed secret', 'POST', END_PATH, 404, {}],
  ['another site', 'POST', MESSAGES_PATH, 403, { Origin: 'https://evil.example' }, '{}'],
  ['a text that is no JSON', 'POST', MESSAGES_PATH, 400, {}, '{'],
  ['an empty message', 'POST', MESSAGES_PATH, 400, {}, JSON.stringify(words('  '))],
  ['4,001 characters', 'POST', MESSAGES_PATH, 400, {}, JSON.stringify(words('x'.repeat(4001)))],
  ['a short secret', 'POST', CONVERSATIONS_PATH, 400, {}, JSON.stringify({ token: 'abc' })],
  ['another method', 'DELETE', MESSAGES_PATH, 405, {}],
]

test('what does not belong here is refused, with the same words for every unknown secret', async () => {
  const { origin } = await serve()
  for (const [what, method, path, status, more, body] of refusals) {
    visitors += 1
    const headers = {
      Authorization: `Bearer ${newToken()}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.2.${visitors >> 8}.${visitors & 255}`,
      ...more,
    }
    const answer = await fetch(origin + path, { method, headers, body })
    expect([what, answer.status]).toEqual([what, status])
  }
})

test('a visitor who opens too many conversations has to wait', async () => {
  const { origin } = await serve()
  const visitor = visitorAt(origin)
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) {
    const { status } = await visitor.post(CONVERSATIONS_PATH, openRequestOf())
    statuses.push(status)
  }
  expect(statuses.at(0)).toBe(200)
  // The limit counts by the hour of the clock, which may begin anew in between.
  expect(statuses.filter((status) => status !== 200).every((status) => status === 429)).toBe(true)
})
