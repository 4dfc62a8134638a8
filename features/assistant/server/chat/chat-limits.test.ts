import { randomInt } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'

import { fail } from '#server/http/error-response.ts'

import type { AppBindings, RequestInfo } from '#server/http/request/request-context.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { ask, chatServers } from '#tests/support/features/assistant/chat-server.ts'
import { chatRoutes } from './routes.ts'

const { state, serve } = chatServers()
const database = testDatabase()

test('the third question within a minute of two allowed is told when to come back', async () => {
  const strict = await serve({ CHAT_PER_MINUTE: '2' })
  const address = `198.51.100.${1 + Math.floor(Math.random() * 250)}`
  const answers = []
  for (let time = 0; time < 5; time += 1) answers.push(await ask(strict, { address }))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask(strict, { address: '198.51.100.254' })).status).toBe(200)
  await Promise.all(answers.map((answer) => answer.body?.cancel()))
})

test('an address may have only so many answers open at once', async () => {
  const strict = await serve({ CHAT_AT_ONCE: '2', CHAT_API_URL: state.modelUrl })
  const leaving = new AbortController()
  const open = await Promise.all(
    [1, 2].map(() =>
      ask(strict, { question: 'trava', signal: leaving.signal, address: '192.0.2.7' }),
    ),
  )
  expect(open.map(({ status }) => status)).toEqual([200, 200])
  expect((await ask(strict, { address: '192.0.2.7' })).status).toBe(429)
  expect((await ask(strict, { address: '192.0.2.8' })).status).toBe(200)
  leaving.abort()
  await vi.waitFor(async () =>
    expect((await ask(strict, { address: '192.0.2.7' })).status).toBe(200),
  )
})

test('everybody together may ask only so much a day', async () => {
  const strict = await serve({ CHAT_PER_DAY: '1' })
  await (await ask(await serve({}))).body?.cancel()
  expect((await ask(strict)).status).toBe(429)
})

/** The routes over a database whose statements are written down. */
function watchedRoutes(variables: Record<string, string | undefined>) {
  const statements: string[] = []
  const watched = new Proxy(database.db, {
    get: (db, name) => {
      const own = Reflect.get(db, name)
      if (name === 'execute') {
        return (query: Parameters<typeof db.execute>[0]) => {
          statements.push(new PgDialect().sqlToQuery(query as never).sql)
          return db.execute(query)
        }
      }
      if (typeof own === 'function') statements.push(String(name))
      return own
    },
  })
  const env = parseEnv(variables)
  const log = { warn: () => {}, info: () => {} }
  const deps = { env, log, database: { db: watched }, isDraining: () => false }
  const app = new Hono<AppBindings>()
  app.onError(fail)
  app.route('/', chatRoutes(deps as unknown as AppDeps))
  const address = `192.0.2.${randomInt(100, 250)}`
  const send = (body: unknown) => {
    const request = new Request(`http://localhost${CHAT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${env.CHAT_ANON_KEY}` },
      body: JSON.stringify(body),
    })
    const info = { clientAddress: address, requestId: 'x', deps } as unknown as RequestInfo
    return app.fetch(request, { info })
  }
  return { send, statements }
}

const question = { niche: 'Padaria', question: 'como vender mais?' }
/** Would be stored, if it were read. */
const consent = {
  niche: 'Padaria',
  question: 'sim',
  handover: {
    step: 'consent',
    key: crypto.randomUUID(),
    contact: { phone: '(85) 99999-1111' },
    turns: [],
    page: '',
    before: '',
    visit: { landing: '', referrer: '' },
  },
}

test.each([
  ['without a model', false],
  ['with a model', true],
])('%s, a refused question costs one statement, the limit’s own', async (_, model) => {
  const settings = model ? { CHAT_API_URL: state.modelUrl, CHAT_MODEL: 'x' } : {}
  const { send, statements } = watchedRoutes({ ...settings, CHAT_PER_HOUR: '1' })
  const first = await send(question)
  expect(first.status).toBe(200)
  await first.body?.cancel()
  for (const body of [question, consent, { nonsense: true }]) {
    statements.length = 0
    expect((await send(body)).status).toBe(429)
    expect(statements).toHaveLength(1)
    expect(statements[0]).toContain('rate_limits')
  }
})
