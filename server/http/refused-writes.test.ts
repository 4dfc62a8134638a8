import { afterAll, expect, test } from 'vitest'
import { contactRoutes } from '#features/leads/server/contact/routes.ts'
import { outage } from '#features/shared/rules/failure.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { testConnection } from '#tests/support/database/database.ts'
import { validContact } from '#tests/support/features/contact.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { healthRoutes } from './health.ts'

let logged = ''
const log = createLogger('info', (text) => {
  logged += text
})
const linesOf = (message: string) =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((line) => line.message === message)

/** A connection of its own: what it learns of its database is nobody else's. */
const database = openDatabase({ ...testConnection() }, log)
const run = (text: string) => database.db.execute(text)
const mend: string[] = []
afterAll(async () => {
  for (const text of mend) await run(text)
  await database.close()
})

const queue = { enqueue: async () => {}, isReady: () => true, countDead: async () => ({}) }
const deps = { ...testDeps(database), log, queue } as unknown as ReturnType<typeof testDeps>

async function readiness() {
  const answer = await healthRoutes(deps).request('/readyz')
  const { failing, problems } = await answer.json()
  return { status: answer.status, failing, problems }
}

const soon = { timeout: 20_000, interval: 50 }
const ready = { status: 200, failing: [], problems: {} }

test('a full disk: the visitor may retry, the log has the cause, /readyz fails until there is space', async () => {
  expect(await readiness()).toEqual(ready)
  await run(`create function alisio.no_room() returns trigger language plpgsql as $$
    begin raise 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`)
  mend.push('drop function if exists alisio.no_room() cascade')
  for (const table of ['contact_messages', 'server_secrets'])
    await run(`create trigger no_room before insert or update on alisio.${table}
      for each statement execute function alisio.no_room()`)

  const sent = await contactRoutes(deps).request(
    '/functions/v1/send-form-email',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'localhost' },
      body: JSON.stringify(validContact()),
    },
    { info: { requestId: 'full-1', nonce: '', secure: false, deps, clientAddress: 'full' } },
  )
  expect(sent.status).toBe(503)
  expect(sent.headers.get('Retry-After')).toBe('5')
  expect((await sent.json()).error).toBe(`${outage.message} ${outage.action}`)
  const [line] = linesOf('write refused')
  expect(line).toMatchObject({ level: 'error', id: 'full-1', code: '53100' })
  expect(line.error).toContain('No space left on device')
  expect(linesOf('database away')).toEqual([])

  const problem = 'there is no room on its disk (53100)'
  await expect
    .poll(readiness, soon)
    .toEqual({ status: 503, failing: ['writes'], problems: { writes: problem } })
  expect(linesOf('nothing can be written')).toMatchObject([{ level: 'error', problem: problem }])

  await run('drop function alisio.no_room() cascade')
  await expect.poll(readiness, soon).toEqual(ready)
  log.flush()
  expect(linesOf('writes work again')).toHaveLength(1)
})

test('revoked rights are reported, and granted again they are noticed', async () => {
  const write = () => run(`update alisio.server_secrets set value = value where name = ''`)
  mend.push('grant update on alisio.server_secrets to current_user')
  await run('revoke update on alisio.server_secrets from current_user')
  await expect(write()).rejects.toThrow()
  await expect
    .poll(readiness, soon)
    .toMatchObject({ failing: ['writes'], problems: { writes: 'its user may not write (42501)' } })
  await run('grant update on alisio.server_secrets to current_user')
  await expect.poll(readiness, soon).toEqual(ready)
})
