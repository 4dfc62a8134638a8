import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { drain } from './drain.ts'
import { createHttpServer, listen } from './http-server.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port

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
  await drain(first, { patienceMs: 100 })
})
