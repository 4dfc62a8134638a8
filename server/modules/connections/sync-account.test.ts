import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import type { WorldAccount, WorldDay } from '#tests/stand-ins/world.ts'
import { connectionDeps, connectMeta, type TestDeps } from '#tests/support/connections.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addCompany } from '#tests/support/staff.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { importCampaigns } from '../imports/import-campaigns.ts'
import { undoFromCommand } from '../imports/undo-from-command.ts'
import { releaseAccount } from './assign-account.ts'
import { renewCredential } from './store-credential.ts'
import { syncAccount } from './sync-account.ts'

const database = testDatabase()
const connection = new pg.Client(JSON.parse(inject('database')))
const folder = mkdtempSync(join(tmpdir(), 'alisio-sync-'))
let platforms: Awaited<ReturnType<typeof startPlatforms>>
let deps: TestDeps

beforeAll(async () => {
  await connection.connect()
  platforms = await startPlatforms()
  deps = await connectionDeps(database, JSON.parse(inject('database')), platforms.env)
})
afterAll(async () => {
  await connection.end()
  await platforms.stop()
  deps.cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

/** Between these two lies the window; the files below also speak of days before it. */
const now = new Date('2026-10-08T12:00:00Z')
const days = ['2026-08-01', '2026-08-02', '2026-10-01', '2026-10-02', '2026-10-03']
let accounts = 700

function newAccount(campaigns: WorldAccount['campaigns'] = []): WorldAccount {
  accounts += 1
  const account = {
    id: String(accounts),
    name: 'Conta',
    currency: 'BRL',
    zone: 'America/Fortaleza',
    campaigns,
  }
  platforms.meta.accounts.push(account)
  return account
}

const shown = (spend: number): WorldDay => ({
  impressions: 10 + spend,
  clicks: spend % 7,
  spend: spend * 100,
  actions: { lead: spend % 3 },
})

const campaign = (id: string, given: Record<string, WorldDay> = {}) => ({
  id,
  name: `Campanha ${id}`,
  objective: 'OUTCOME_LEADS',
  status: 'ACTIVE',
  days: given,
})

type Line = { id: string; day: number; spend: number }

function file(lines: Line[], withIds = true): string {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  const rows = lines.map(({ id, day, spend }) =>
    [`Arquivo ${id}`, days[day], spend, 50, 5, 1, ...(withIds ? [id] : [])].join(),
  )
  writeFileSync(path, [`${head}${withIds ? ',Campaign ID' : ''}`, ...rows].join('\n'))
  return path
}

/** What the client sees, told without ids of rows; campaigns without a day are left out. */
async function figuresOf(clientId: string) {
  const { rows } = await database.db.execute(sql`
    select campaign_name, external_id, status, (
      select jsonb_agg(to_jsonb(stats) - 'campaign_id' - 'client_id' order by date)
      from alisio.campaigns_stats stats where stats.campaign_id = campaigns.id) as days
    from alisio.campaigns where client_id = ${clientId} and exists (
      select from alisio.campaigns_stats stats where stats.campaign_id = campaigns.id)
    order by external_id, campaign_name`)
  return rows
}

const sync = (id: string) => syncAccount({ ...deps, now: () => now }, id, 'demand')

async function connect(account: WorldAccount) {
  const clientId = await addCompany(database, deps.staffId)
  const token = platforms.meta.addToken(undefined, { accounts: [account.id] })
  const id = await connectMeta(deps, token, { externalId: account.id, clientId, now })
  // The rest of the thirteen months has stories of its own.
  await database.db.execute(
    sql`update alisio.ad_accounts set wanted_from = '2026-09-10' where id = ${id}`,
  )
  return { id, clientId }
}

const line = fc.record({
  id: fc.constantFrom('1', '2', '9'),
  day: fc.integer({ min: 0, max: 4 }),
  spend: fc.integer({ min: 0, max: 5 }),
})
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ sync: true as const }) },
  { weight: 1, arbitrary: fc.record({ failsAfter: fc.integer({ min: 0, max: 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      restate: fc.constantFrom('1', '2', '3'),
      day: fc.integer({ min: 2, max: 4 }),
      spend: fc.option(fc.integer({ min: 1, max: 9 })),
      status: fc.constantFrom('ACTIVE', 'PAUSED', 'DELETED'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat() }) },
)

const refusedOr = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error) => {
      if (!(error instanceof ImportProblem)) throw error
      return false
    },
  )

test('after any syncs, restatements, failures, files and undoings the figures are the last good window’s, and beneath it the files’', async () => {
  let mixed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const world = newAccount(
        ['1', '2', '3'].map((id) => campaign(id, { '2026-10-01': shown(3) })),
      )
      const { id, clientId } = await connect(world)
      const standing: { id: string; path: string }[] = []
      let good: WorldAccount['campaigns'] | undefined
      for (const each of steps) {
        if ('sync' in each) {
          await sync(id)
          good = structuredClone(world.campaigns)
        } else if ('failsAfter' in each) {
          platforms.meta.failures = [...Array(each.failsAfter).fill(null), { code: 17 }]
          await sync(id)
        } else if ('restate' in each) {
          const own = world.campaigns.find((known) => known.id === each.restate)
          if (!own) continue
          const day = days[each.day] as string
          if (each.spend === null) delete own.days[day]
          else own.days[day] = shown(each.spend)
          own.status = each.status
        } else if ('lines' in each) {
          const path = file(each.lines)
          await refusedOr(
            importCampaigns(connection, { client: clientId, path }).then((done) =>
              standing.push({ id: done.id, path }),
            ),
          )
        } else if (standing.length > 0) {
          const at = each.undo % standing.length
          const chosen = standing[at] as (typeof standing)[number]
          if (await refusedOr(undoFromCommand(connection, chosen.id))) standing.splice(at, 1)
        }
      }
      if (good && standing.length > 0) mixed += 1
      // Somebody who only ever had what stands: the files, and the last good window above them.
      const other = await addCompany(database, deps.staffId)
      for (const { path } of standing) await importCampaigns(connection, { client: other, path })
      const filesOnly = await figuresOf(other)
      if (good) {
        const twin = newAccount(good)
        const copy = await connect(twin)
        await database.db.execute(sql`
          update alisio.imports set client_id = ${other} where ad_account_id = ${copy.id}`)
        await database.db.execute(
          sql`update alisio.ad_accounts set client_id = ${other} where id = ${copy.id}`,
        )
        await sync(copy.id)
      }
      expect(await figuresOf(clientId)).toEqual(await figuresOf(other))
      await releaseAccount(deps, deps.staffId, { id, figures: 'remove' })
      expect(await figuresOf(clientId)).toEqual(filesOnly)
    }),
    { numRuns: 14 },
  )
  expect(mixed).toBeGreaterThan(2)
}, 240_000)

const spendOf = async (clientId: string) => {
  const { rows } = await database.db.execute<{ name: string; date: string; spend: number }>(sql`
    select campaign_name as name, date::text, spend::float8 from alisio.campaigns_stats
    join alisio.campaigns on campaigns.id = campaign_id
    where campaigns.client_id = ${clientId} order by date, name`)
  return rows.map(({ name, date, spend }) => `${name} ${date} ${spend}`)
}

test('campaigns first imported without ids become the account’s own, not others beside them', async () => {
  const world = newAccount([{ ...campaign('1', { '2026-10-01': shown(4) }), name: 'Arquivo 1' }])
  const { id, clientId } = await connect(world)
  const path = file(
    [
      { id: '1', day: 0, spend: 2 },
      { id: '1', day: 2, spend: 3 },
    ],
    false,
  )
  const imported = await importCampaigns(connection, { client: clientId, path })
  await sync(id)
  expect(await spendOf(clientId)).toEqual(['Arquivo 1 2026-08-01 2', 'Arquivo 1 2026-10-01 4'])
  await undoFromCommand(connection, imported.id)
  expect(await spendOf(clientId)).toEqual(['Arquivo 1 2026-10-01 4'])
})

test('an account that was let go keeps its figures, which later files change and give back', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4) })])
  const { id, clientId } = await connect(world)
  await sync(id)
  await releaseAccount(deps, deps.staffId, { id, figures: 'keep' })
  const path = file([{ id: '1', day: 2, spend: 9 }])
  const later = await importCampaigns(connection, { client: clientId, path })
  expect(await spendOf(clientId)).toEqual(['Arquivo 1 2026-10-01 9'])
  await undoFromCommand(connection, later.id)
  expect(await spendOf(clientId)).toEqual(['Campanha 1 2026-10-01 4'])
})

test('a sync that is killed while it writes leaves the figures of before, and the next one goes on', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4), '2026-10-02': shown(5) })])
  const { id, clientId } = await connect(world)
  await sync(id)
  const before = await figuresOf(clientId)
  world.campaigns = [{ ...campaign('1', { '2026-10-02': shown(8) }), name: 'Outro nome' }]
  await connection.query('begin')
  await connection.query(
    'select from alisio.campaigns_stats where client_id = $1 and date = $2 for update',
    [clientId, '2026-10-02'],
  )
  const given = {
    connection: deps.connection,
    settings: platforms.settings,
    root: deps.root,
    accountId: id,
    now,
  }
  const child = spawn(process.execPath, ['tests/support/sync-process.ts', JSON.stringify(given)])
  const ended = once(child, 'exit')
  await expect
    .poll(
      async () => {
        const { rows } = await database.db.execute(sql`
        select from pg_stat_activity
        where application_name = 'alisio sync' and wait_event_type = 'Lock'`)
        return rows.length
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  child.kill('SIGKILL')
  await ended
  await connection.query('rollback')
  expect(await figuresOf(clientId)).toEqual(before)
  await sync(id)
  expect(await spendOf(clientId)).toEqual(['Outro nome 2026-10-02 8'])
})

const stateOf = async (id: string) => {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select account.state, account.problem, account.next_sync_at::text as next,
      credential.state as credential, layer.covered_from::text as "from"
    from alisio.ad_accounts account
    join alisio.ad_credentials credential on credential.id = account.credential_id
    left join alisio.imports layer on layer.ad_account_id = account.id
    where account.id = ${id}`)
  return rows[0]
}

test('thirteen months come piece by piece; a limit in their middle is waited for and nothing is read twice', async () => {
  const world = newAccount([campaign('1', { '2025-09-20': shown(2), '2026-10-01': shown(4) })])
  const { id, clientId } = await connect(world)
  await database.db.execute(
    sql`update alisio.ad_accounts set wanted_from = '2025-09-07' where id = ${id}`,
  )
  platforms.meta.failures = [null, null, null, null, { code: 80000 }]
  platforms.meta.usage = {
    'x-business-use-case-usage': JSON.stringify({ x: [{ estimated_time_to_regain_access: 20 }] }),
  }
  await sync(id)
  platforms.meta.usage = {}
  expect(await stateOf(id)).toMatchObject({
    state: 'waiting',
    problem: '80000',
    from: '2026-08-10',
  })
  const wait = Date.parse((await stateOf(id))?.next as string) - now.getTime()
  expect(wait).toBe(20 * 60_000)
  platforms.meta.asked = []
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', problem: null, from: '2025-09-07' })
  expect(await spendOf(clientId)).toEqual(['Campanha 1 2025-09-20 2', 'Campanha 1 2026-10-01 4'])
  const asked = platforms.meta.asked.filter((path) => path.endsWith('insights')).length
  expect(asked).toBe(1 + Math.ceil(337 / 31))
})

test('a dead token stops every account it reaches until somebody renews it', async () => {
  const world = newAccount([campaign('1', { '2026-10-01': shown(4) })])
  const { id } = await connect(world)
  platforms.meta.failures = [{ code: 190, subcode: 460 }]
  await sync(id)
  expect(await stateOf(id)).toMatchObject({
    state: 'reconnect',
    problem: '190/460',
    credential: 'reconnect',
  })
  platforms.meta.asked = []
  await sync(id)
  expect(platforms.meta.asked).toEqual([])
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select credential_id as id from alisio.ad_accounts where id = ${id}`,
  )
  const token = platforms.meta.addToken(undefined, { accounts: [world.id] })
  await renewCredential(deps, deps.staffId, rows[0]?.id as string, {
    platform: 'meta',
    kind: 'token',
    label: 'Agência',
    secret: { token },
  })
  await sync(id)
  expect(await stateOf(id)).toMatchObject({ state: 'active', credential: 'active' })
})

test('accounts in another currency are not added to figures in reais', async () => {
  const world = newAccount()
  world.currency = 'USD'
  await expect(connect(world)).rejects.toThrow('USD')
})
