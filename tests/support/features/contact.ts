import { afterAll, beforeAll } from 'vitest'
import { contactRoutes } from '#features/leads/server/contact/routes.ts'
import type { AppDeps } from '#server/deps.ts'
import { type Env, parseEnv } from '#server/env/env.ts'
import { createJobQueue, type JobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { allJobs } from '#server/main/jobs.ts'
import { testConnection, testDatabase } from '../database/database.ts'

/** The queue of the run's database. Jobs are placed, none is worked on: tests do that themselves. */
export function testQueue(): JobQueue {
  const queue = createJobQueue(testConnection(), createLogger('error'))
  beforeAll(() => queue.start(allJobs))
  afterAll(() => queue.stop())
  return queue
}

/** The contact endpoint with a real database and queue behind it. */
export function contactApp(settings: Record<string, string> = {}) {
  const database = testDatabase()
  const queue = testQueue()
  const logged: string[] = []
  const log = createLogger('info', (text) => logged.push(text))
  const parts = { log, database, queue, isDraining: () => false }
  const depsWith = (env: Env) => ({ env, ...parts }) as AppDeps
  const roomy = { CONTACT_PER_ADDRESS_HOUR: '1000000', CONTACT_PER_DAY: '10000000' }
  const envWith = (more: Record<string, string>) => parseEnv({ ...roomy, ...settings, ...more })

  /** Sends the request of a browser on the site; `headers` override it. */
  async function send(
    body: unknown,
    { headers = {}, env = {}, address = crypto.randomUUID() as string } = {},
  ) {
    const deps = depsWith(envWith(env))
    const info = { requestId: 'test', nonce: '', secure: false, deps, clientAddress: address }
    const response = await contactRoutes(deps).request(
      '/functions/v1/send-form-email',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Host: 'localhost', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { info },
    )
    const text = await response.text()
    log.flush()
    return { status: response.status, headers: response.headers, text, answer: JSON.parse(text) }
  }

  return { database, queue, log, logged, send, env: envWith({}), envWith }
}

export function validContact(more: Record<string, unknown> = {}) {
  return {
    name: 'Ana Souza',
    email: `ana-${crypto.randomUUID()}@example.com`,
    phone: '(85) 98888-7777',
    company: 'Padaria do Mar',
    message: 'Quero um site novo para a padaria.',
    ...more,
  }
}
