import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Logger } from '#server/log.ts'
import { startReplicated } from '#tests/support/database/standby.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'
import { addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { type Database, openDatabase, type Transaction } from '../client.ts'
import type { Connection } from '../connection/connection.ts'
import { runInRequest } from '../connection/timeouts.ts'
import { queryRows } from '../query-rows.ts'
import type { Viewer } from '../roles/run-as.ts'
import { readAsClient } from './read-as-client.ts'

let servers: Awaited<ReturnType<typeof startReplicated>>
let database: Database
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

const open = (replica: Connection) =>
  openDatabase({ ...servers.connection, replica }, log as unknown as Logger)

beforeAll(async () => {
  servers = await startReplicated()
}, 120_000)
beforeEach(() => {
  vi.clearAllMocks()
  database = open(servers.replica)
})
afterEach(() => database.close())
afterAll(() => servers.stop())

const answerRow = z.object({ replica: z.boolean(), spend: z.number() })

const readSpend = async (tx: Transaction) => {
  const [row] = await queryRows(tx, answerRow)`
    select pg_is_in_recovery() as replica, coalesce(sum(spend), 0)::float8 as spend
    from alisio.campaigns_stats`
  return row
}
const read = (viewer: Viewer, from = database) => readAsClient(from, viewer, readSpend)

async function addFigures(spend = 5) {
  const client = await addClient(database)
  const campaign = await addCampaign(database, client)
  await addStats(database, campaign, [{ daysAgo: 1, spend }])
  return { client, campaign, viewer: viewOf(client) }
}

test('a replica answers for the version it has, and nobody sees figures from before a write', async () => {
  const { client, campaign, viewer } = await addFigures()
  const other = await addFigures(8)
  const colleague = await addClient(database)
  await grantAccess(database, colleague.id, client.id)
  await servers.catchUp()
  const both = [viewer, { userId: colleague.id, clientId: client.id }]
  for (const each of both) expect(await read(each)).toEqual({ replica: true, spend: 5 })

  await servers.pause()
  await addStats(database, campaign, [{ daysAgo: 2, spend: 2 }])
  for (const each of both) expect(await read(each)).toEqual({ replica: false, spend: 7 })
  await database.db.execute(sql`delete from alisio.campaigns_stats where spend = 2`)
  for (const each of both) expect(await read(each)).toEqual({ replica: false, spend: 5 })
  expect(await read(other.viewer)).toEqual({ replica: true, spend: 8 })

  await servers.resume()
  await servers.catchUp()
  for (const each of both) expect(await read(each)).toEqual({ replica: true, spend: 5 })
  expect(database.replica?.counts()).toEqual({ replica: 5, behind: 4, failed: 0, away: 0 })
})

test('access is the primary’s: given or taken a moment ago, it counts', async () => {
  const { client, viewer } = await addFigures()
  const guest = await addClient(database)
  await servers.catchUp()
  await servers.pause()
  await grantAccess(database, guest.id, client.id)
  const asGuest = { userId: guest.id, clientId: client.id }
  expect(await read(asGuest)).toEqual({ replica: false, spend: 5 })
  await database.db.execute(sql`delete from alisio.client_people where user_id = ${client.id}`)
  expect(await read(viewer)).toEqual({ replica: false, spend: 0 })
  await servers.resume()
  await servers.catchUp()
  expect(await read(asGuest)).toEqual({ replica: true, spend: 5 })
  expect(await read(viewer)).toEqual({ replica: false, spend: 0 })
  const staff = await addStaff(database)
  const looking = { staffId: staff.id, clientId: client.id }
  expect(await read(looking)).toEqual({ replica: false, spend: 5 })
})

test('the figures of an answer are of one moment', async () => {
  const { campaign, viewer } = await addFigures()
  await servers.catchUp()
  const answers = await readAsClient(database, viewer, async (tx) => {
    const before = await readSpend(tx)
    await addStats(database, campaign, [{ daysAgo: 3, spend: 1 }])
    await servers.catchUp()
    return [before, await readSpend(tx)]
  })
  const same = { replica: true, spend: 5 }
  expect(answers).toEqual([same, same])
})

test('a replica that refuses or hangs costs no answer, is left alone, and is used again', async () => {
  const { viewer } = await addFigures()
  await servers.catchUp()
  const refusing = open({ connectionString: 'postgresql://alisio@127.0.0.1:1/alisio', ssl: false })
  expect(await read(viewer, refusing)).toEqual({ replica: false, spend: 5 })
  await refusing.close()
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('postgresql://')

  expect(await read(viewer)).toEqual({ replica: true, spend: 5 })
  servers.relay.freeze()
  const since = performance.now()
  const answers = await Promise.all([1, 2].map(() => runInRequest(() => read(viewer))))
  expect(answers).toEqual([1, 2].map(() => ({ replica: false, spend: 5 })))
  expect(performance.now() - since).toBeLessThan(7000)
  expect(log.warn).toHaveBeenCalledTimes(2)
  const { failed } = database.replica?.counts() ?? {}
  expect(await read(viewer)).toEqual({ replica: false, spend: 5 })
  expect(database.replica?.counts()).toMatchObject({ failed, away: 1 })
  const back = new Promise((resolve) => log.info.mockImplementationOnce(resolve))
  servers.relay.thaw()
  await back
  expect(await read(viewer)).toEqual({ replica: true, spend: 5 })
})

test('a read that replaying cancels is done again by the primary, and the next one is not', async () => {
  const { viewer } = await addFigures()
  await servers.catchUp()
  await servers.standby.administer('alter system set max_standby_streaming_delay = 0')
  await servers.standby.administer('select pg_reload_conf()')
  let runs = 0
  const answer = await readAsClient(database, viewer, async (tx) => {
    runs += 1
    const row = await readSpend(tx)
    if (row?.replica) {
      // Replaying this lock conflicts with what the transaction has read.
      const lock = 'begin; lock table alisio.campaigns_stats in access exclusive mode; commit'
      await Promise.all([
        tx.execute(sql`select pg_sleep(1.5)`),
        servers.primary.administer(lock, 'alisio'),
      ])
    }
    return row
  })
  expect(answer).toEqual({ replica: false, spend: 5 })
  expect(runs).toBe(2)
  expect(log.warn).not.toHaveBeenCalled()
  await servers.catchUp()
  expect(await read(viewer)).toEqual({ replica: true, spend: 5 })
})

test('what a promoted replica has is never shown in place of the primary’s', async () => {
  const { campaign, viewer } = await addFigures()
  const quiet = await addFigures(3)
  await servers.catchUp()
  await servers.standby.administer('select pg_promote()')
  await addStats(database, campaign, [{ daysAgo: 2, spend: 2 }])
  expect((await read(viewer))?.spend).toBe(7)
  const promoted = openDatabase(servers.replica, log as unknown as Logger)
  await promoted.db.execute(sql`update alisio.campaigns_stats set spend = 99`)
  await promoted.close()
  expect((await read(viewer))?.spend).toBe(7)
  expect((await read(quiet.viewer))?.spend).toBe(3)
})
