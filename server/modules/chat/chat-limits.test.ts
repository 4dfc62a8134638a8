import { expect, test, vi } from 'vitest'
import { ask, chatServers } from '#tests/support/chat-server.ts'

const { state, serve } = chatServers()

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
