import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { drain } from './drain.ts'
import { createHttpServer, listen } from './http-server.ts'

test('draining answers what is in flight and accepts nothing new', async () => {
  const server = createHttpServer(async (_, outgoing) => {
    await sleep(300)
    outgoing.end('done')
  })
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const inFlight = fetch(address).then((response) => response.text())
  await sleep(50)
  const drained = drain(server, { maxWaitMs: 5000 })
  await expect.poll(() => server.listening).toBe(false)
  await expect(fetch(address)).rejects.toThrow()
  expect(await inFlight).toBe('done')
  await drained
})

test('responses in flight announce that their connection closes', async () => {
  const answers: ServerResponse[] = []
  const server = createHttpServer((_, outgoing) => void answers.push(outgoing))
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const response = fetch(address)
  await expect.poll(() => answers.length).toBe(1)
  const drained = drain(server, { maxWaitMs: 5000 })
  answers[0]?.end('done')
  expect((await response).headers.get('connection')).toBe('close')
  await drained
})

test('draining cuts what does not end in time', async () => {
  const server = createHttpServer(() => {})
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const hanging = fetch(address)
  await sleep(50)
  await Promise.all([expect(hanging).rejects.toThrow(), drain(server, { maxWaitMs: 100 })])
})

test('during the notice requests are accepted, and each response closes its connection', async () => {
  const server = createHttpServer((_, outgoing) => void outgoing.end('done'))
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const agent = new Agent({ keepAlive: true })
  const request = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(address, { agent }, (answer) => resolve(answer.resume())).on('error', reject)
    })
  expect((await request()).headers.connection).toBe('keep-alive')
  const drained = drain(server, { noticeMs: 500, maxWaitMs: 5000 })
  expect((await request()).headers.connection).toBe('close')
  expect((await fetch(address)).headers.get('connection')).toBe('close')
  await drained
  await expect(request()).rejects.toThrow()
  agent.destroy()
})
