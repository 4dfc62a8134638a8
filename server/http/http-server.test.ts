import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { drain } from './drain.ts'
import { createHttpServer, listen } from './http-server.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** What a connection answers to these bytes until the server or we end it. */
function sendRaw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

test('a few requests ahead of their answers are answered in order, thousands are cut', async () => {
  let requests = 0
  const server = createHttpServer((incoming, outgoing) => {
    requests += 1
    setTimeout(() => outgoing.end(`answer to ${incoming.url};`), 10)
  })
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const line = (path: number, more = '') => `GET /${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const few = await sendRaw(address, line(1) + line(2) + line(3, 'Connection: close\r\n'))
  expect(few.match(/answer to \/\d/g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3'])
  requests = 0
  expect(await sendRaw(address, line(1).repeat(2000))).toBe('')
  expect(requests).toBeLessThan(100)
  await drain(server, { maxWaitMs: 100 })
})

test('whoever does not read a long answer is cut, whoever reads or waits for it is not', async () => {
  const server = createHttpServer(
    (incoming, outgoing) => {
      if (incoming.url === '/short') outgoing.end('short')
      else outgoing.end(Buffer.alloc(incoming.url === '/longest' ? 50_000_000 : 8_000_000))
    },
    { unreadMs: 1000 },
  )
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const answer = await fetch(`${address}/long`)
  expect((await answer.arrayBuffer()).byteLength).toBe(8_000_000)
  const idle = connect(portOf(server), '127.0.0.1')
  idle.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(idle, 'data')
  const deaf = connect(portOf(server), '127.0.0.1').pause()
  const [theirs] = await once(server, 'connection')
  deaf.write('GET /longest HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(theirs, 'close')
  idle.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String(await once(idle, 'data'))).toContain('short')
  deaf.destroy()
  idle.destroy()
  await drain(server, { maxWaitMs: 100 })
})

test('the error for a port in use names its variable', async () => {
  const first = createHttpServer(() => {})
  await listen(first, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const env = parseEnv({ PORT: String(portOf(first)), HOST: '127.0.0.1' })
  await expect(
    listen(
      createHttpServer(() => {}),
      env,
      0,
    ),
  ).rejects.toThrow(/^PORT: \d+ is in use/)
  await drain(first, { maxWaitMs: 100 })
})
