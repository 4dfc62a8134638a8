import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConnection } from '#tests/support/database/database.ts'
import { StartupError } from '../../process/startup-error.ts'
import { underLock } from './migration-lock.ts'

const connection = testConnection()
const other = new pg.Client({ ...connection, application_name: 'the other one' })
const client = new pg.Client(connection)

beforeAll(async () => {
  await other.connect()
  await client.connect()
})
afterAll(async () => {
  await other.end()
  await client.end()
})

test('a lock that an earlier release left on a pooled connection is named, and not waited for without end', async () => {
  // A transaction keeps a pooler, if one stands between, from giving both the same connection.
  await other.query('begin')
  await other.query('select pg_advisory_lock(7206001)')
  const messages: string[] = []
  const waiting = { maxWaitMs: 700, onWait: (holder: string) => messages.push(holder) }
  const error = await underLock(client, waiting, async () => 'done').catch((reason) => reason)
  expect(error).toBeInstanceOf(StartupError)
  expect(error.message).toMatch(/"the other one".*pg_terminate_backend\(\d+\)/s)
  expect(messages).toEqual([expect.stringContaining('the other one')])
  await other.query('select pg_advisory_unlock(7206001)')
  await other.query('commit')
  expect(await underLock(client, waiting, async () => 'done')).toBe('done')
})

test('the work begins once the other has ended, and leaves no lock behind', async () => {
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(7206001)')
  const onWait = () => void other.query('commit')
  expect(await underLock(client, { onWait, maxWaitMs: 10_000 }, async () => 'done')).toBe('done')
  const failing = underLock(client, {}, () => client.query('select no_such_thing'))
  await expect(failing).rejects.toMatchObject({ code: '42703' })
  const { rows } = await other.query('select pg_try_advisory_xact_lock(7206001) as free')
  expect(rows).toEqual([{ free: true }])
})
