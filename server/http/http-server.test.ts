import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createHttpServer, drain, listen } from './http-server.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port

test('draining answers what is in flight and accepts nothing new', async () => {
  const server = createHttpServer(async (_, outgoing) => {
    await sleep(300)
    outgoing.end('done')
  })
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const inFlight = fetch(address).then((response) => response.text())
  await sleep(50)
  const drained = drain(server, 5000)
  await expect(fetch(address)).rejects.toThrow()
  expect(await inFlight).toBe('done')
  await drained
})

test('draining cuts what does not end in time', async () => {
  const server = createHttpServer(() => {})
  const address = await listen(server, parseEnv({ PORT: '0', HOST: '127.0.0.1' }))
  const hanging = fetch(address)
  await sleep(50)
  await Promise.all([expect(hanging).rejects.toThrow(), drain(server, 100)])
})

test('a port in use is told by the name of its variable', async () => {
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
  await drain(first, 100)
})
