import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { chatRoutes } from '#features/assistant/server/chat/routes.ts'
import type { AppDeps } from '#server/deps.ts'
import { parseEnv } from '#server/env/env.ts'
import { drain } from '#server/http/drain.ts'

import { fail } from '#server/http/error-response.ts'

import { createHttpServer } from '#server/http/http-server.ts'
import { createListener } from '#server/http/listener.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { createLogger } from '#server/log.ts'
import { testConnection, testDatabase } from '../../database/database.ts'
import { testQueue } from '../contact.ts'
import { ModelStandIn } from './model-stand-in.ts'

const unlimited = {
  CHAT_PER_MINUTE: '100000',
  CHAT_PER_HOUR: '100000',
  CHAT_PER_DAY: '1000000',
  CHAT_AT_ONCE: '100',
}

/** The assistant's real listener, app and database, with a stand-in for the model. */
export function chatServers() {
  const database = testDatabase()
  const model = new ModelStandIn()
  const queue = testQueue()
  const servers: Server[] = []
  const state = { logged: '', draining: false, modelUrl: '' }

  beforeAll(async () => {
    state.modelUrl = await model.start()
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => drain(server, { maxWaitMs: 500 })))
    await model.stop()
  })

  async function serve(variables: Record<string, string>): Promise<string> {
    const log = createLogger('info', (text) => {
      state.logged += text
    })
    const env = parseEnv({ TRUST_PROXY: 'loopback', ...unlimited, ...variables })
    const connection = testConnection()
    const isDraining = () => state.draining
    const deps = { env, log, database, connection, queue, isDraining } as AppDeps
    const app = new Hono<AppBindings>()
    app.onError(fail)
    app.route('/', chatRoutes(deps))
    const server = createHttpServer(
      createListener({ deps, files: () => new Map(), fetch: app.fetch }),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return { database, model, state, serve }
}

export type Asking = {
  question?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
  address?: string
}

export function ask(
  origin: string,
  { question = 'como vender mais?', headers, body, signal, address }: Asking = {},
) {
  return fetch(origin + CHAT_PATH, {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      Authorization: 'Bearer visitante',
      ...(address ? { 'X-Forwarded-For': address } : {}),
      ...headers,
    },
    body: body ?? JSON.stringify({ niche: 'Padaria', question }),
  })
}
