import { sql } from 'drizzle-orm'
import { expect, type TestContext, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { testConnection } from '#tests/support/database/database.ts'
import { startRelay } from '#tests/support/database/relay.ts'
import { openDatabase } from './client.ts'
import { isDatabaseUnavailable } from './connection/is-unavailable.ts'
import { runInRequest } from './connection/timeouts.ts'

const real = testConnection()
const SLOWEST_ANSWER_MS = 8000
/** Few enough for the pooler these tests may stand behind, which lends other files connections too. */
const POOL = 4

type Context = Pick<TestContext, 'onTestFinished'>

async function relayOf({ onTestFinished }: Context) {
  const relay = await startRelay(real.port)
  onTestFinished(() => relay.stop())
  return relay
}

/** A pool on one of these ports, and the usual ways to need it. */
function open({ onTestFinished }: Context, ...ports: number[]) {
  const alternatives = ports.map((port) => ({ host: '127.0.0.1', port }))
  const several = alternatives.length > 1 ? { alternatives } : {}
  const config = { ...real, ...alternatives[0], ...several, poolSize: POOL }
  const database = openDatabase(config, createLogger('silent'))
  onTestFinished(() => database.close())
  const one = async () => await database.db.execute(sql`select 1`)
  const inTransaction = async () =>
    void (await database.db.transaction((tx) => tx.execute(sql`select 1`)))
  /** As a form does that asks several times and goes on where it can. */
  async function stubborn(): Promise<void> {
    for (let time = 0; time < 4; time += 1) await one().catch(() => {})
    await inTransaction()
  }
  return { database, one, inTransaction, stubborn }
}

async function timed(work: () => Promise<unknown>) {
  const since = performance.now()
  const error = await work().then(
    () => undefined,
    (reason) => reason,
  )
  return { ms: performance.now() - since, error }
}

// They wait far more than they work, so they wait together.
test.concurrent('everybody who needs a database that froze is told so in time, and it works again after', async (context) => {
  const { expect } = context
  const relay = await relayOf(context)
  const { database, inTransaction, stubborn } = open(context, relay.port)
  await Promise.all(Array.from({ length: POOL }, inTransaction))
  const frozen = Promise.withResolvers<void>()
  const slow = timed(() =>
    runInRequest(() =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        relay.freeze()
        frozen.resolve()
        await tx.execute(sql`select 2`)
      }),
    ),
  )
  await frozen.promise
  const calls = Array.from({ length: 30 }, (_, index) => (index % 2 ? stubborn : inTransaction))
  const answers = await Promise.all([slow, ...calls.map((call) => timed(() => runInRequest(call)))])
  for (const { ms, error } of answers) {
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(ms).toBeLessThan(SLOWEST_ANSWER_MS)
  }
  // Known to be away, nobody waits for it any more.
  expect((await timed(() => runInRequest(inTransaction))).ms).toBeLessThan(500)

  relay.thaw()
  await expect
    .poll(() => timed(inTransaction), { timeout: 5000 })
    .toMatchObject({ error: undefined })
  // No place in the pool was lost: as many as it has wait for each other.
  let inside = 0
  await Promise.all(
    Array.from({ length: POOL }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        inside += 1
        await expect.poll(() => inside).toBe(POOL)
      }),
    ),
  )
}, 30_000)

test.concurrent('one slow query is cut off alone: whoever asks meanwhile is answered', async (context) => {
  const { database, one, inTransaction } = open(context, real.port)
  const slow = timed(() =>
    runInRequest(async () => await database.db.execute(sql`select pg_sleep(20)`)),
  )
  let others = 0
  const visitor = async () => {
    for (; !(await Promise.race([slow, runInRequest(one).then(() => undefined)])); ) others += 1
  }
  await Promise.all([visitor(), visitor()])
  expect(others).toBeGreaterThan(10)
  const { ms, error } = await slow
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(ms).toBeLessThan(SLOWEST_ANSWER_MS)
  await inTransaction()
}, 15_000)

test.concurrent('a transaction brings its limits along, a job’s are wider than a request’s', async (context) => {
  const { database } = open(context, real.port)
  const limit = () =>
    database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ ms: string }>(
        sql`select setting as ms from pg_settings where name = 'statement_timeout'`,
      )
      return Number(rows[0]?.ms)
    })
  const [requestLimit, unhurried] = [await runInRequest(limit), await limit()]
  expect(requestLimit).toBeGreaterThan(0)
  expect(unhurried).toBeGreaterThan(requestLimit)
  const { rows } = await database.db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '0' }])
})

test.concurrent('a server that became read-only counts as away and its connection is not used again', async (context) => {
  const relay = await relayOf(context)
  const { database } = open(context, relay.port)
  await database.db.execute(sql`select 'before'`)
  const write = database.db.transaction(
    (tx) => tx.execute(sql`create table read_only_probe (id int)`),
    { accessMode: 'read only' },
  )
  const error = await write.catch((reason) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  await database.db.execute(sql`select 'after'`)
  expect(relay.carriers('before')).toEqual(relay.carriers('read_only_probe'))
  expect(relay.carriers('after')).not.toEqual(relay.carriers('before'))
})

test.concurrent('of several hosts the next one that takes writes is found when the first goes silent', async (context) => {
  const { expect } = context
  const [first, second] = [await relayOf(context), await relayOf(context)]
  first.freeze()
  const { one } = open(context, first.port, second.port)
  await one()
  first.thaw()
  second.freeze()
  await timed(() => runInRequest(one))
  await expect
    .poll(() => timed(() => runInRequest(one)), { timeout: 5000 })
    .toMatchObject({
      error: undefined,
    })
}, 20_000)
