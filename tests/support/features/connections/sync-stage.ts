import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { syncAccount } from '#features/connections/server/sync/sync-account.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import type { WorldAccount, WorldDay } from '#tests/stand-ins/world.ts'
import { testConnection, testDatabase } from '../../database/database.ts'
import { addCompany } from '../../people/staff.ts'
import { connectionDeps, connectMeta, type TestDeps } from './connections.ts'

/** First and last day of the window; the files also have earlier days. */
export const now = new Date('2026-10-08T12:00:00Z')
export const days = ['2026-08-01', '2026-08-02', '2026-10-01', '2026-10-02', '2026-10-03']

export const dayFigures = (spend: number): WorldDay => ({
  impressions: 10 + spend,
  clicks: spend % 7,
  spend: spend * 100,
  actions: { lead: spend % 3 },
})

export const campaign = (id: string, figures: Record<string, WorldDay> = {}) => ({
  id,
  name: `Campanha ${id}`,
  objective: 'OUTCOME_LEADS',
  status: 'ACTIVE',
  days: figures,
})

type Line = { id: string; day: number; spend: number }
type Stage = { platforms: Awaited<ReturnType<typeof startPlatforms>>; deps: TestDeps }

/** Ad accounts of a stand-in platform, connected to clients who import files too. */
export function syncStage() {
  const database = testDatabase()
  const connection = new pg.Client(testConnection())
  const folder = mkdtempSync(join(tmpdir(), 'alisio-sync-'))
  const stage = {} as Stage
  // Another file's accounts are other accounts, on the same day in the same database.
  let accounts = randomInt(1e9, 1e12)

  beforeAll(async () => {
    await connection.connect()
    stage.platforms = await startPlatforms()
    const connectionString = testConnection()
    stage.deps = await connectionDeps(database, connectionString, stage.platforms.env)
  })
  afterAll(async () => {
    await connection.end()
    await stage.platforms.stop()
    stage.deps.cleanUp()
    rmSync(folder, { recursive: true, force: true })
  })

  function newAccount(campaigns: WorldAccount['campaigns'] = []): WorldAccount {
    accounts += 1
    const account = {
      id: String(accounts),
      name: 'Conta',
      currency: 'BRL',
      zone: 'America/Fortaleza',
      campaigns,
    }
    stage.platforms.meta.accounts.push(account)
    return account
  }

  function file(lines: Line[], withIds = true): string {
    const path = join(folder, `${crypto.randomUUID()}.csv`)
    const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
    const rows = lines.map(({ id, day, spend }) =>
      [`Arquivo ${id}`, days[day], spend, 50, 5, 1, ...(withIds ? [id] : [])].join(),
    )
    writeFileSync(path, [`${head}${withIds ? ',Campaign ID' : ''}`, ...rows].join('\n'))
    return path
  }

  /** The client's view without row ids and without campaigns that have no day. */
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

  async function spendOf(clientId: string) {
    const { rows } = await database.db.execute<{ name: string; date: string; spend: number }>(sql`
      select campaign_name as name, date::text, spend::float8 from alisio.campaigns_stats
      join alisio.campaigns on campaigns.id = campaign_id
      where campaigns.client_id = ${clientId} order by date, name`)
    return rows.map(({ name, date, spend }) => `${name} ${date} ${spend}`)
  }

  async function connect(account: WorldAccount, rate?: string) {
    const clientId = await addCompany(database, stage.deps.staffId)
    const token = stage.platforms.meta.addToken(undefined, { accounts: [account.id] })
    const id = await connectMeta(stage.deps, token, { externalId: account.id, clientId, now, rate })
    // The rest of the thirteen months has stories of its own.
    await database.db.execute(
      sql`update alisio.ad_accounts set wanted_from = '2026-09-10' where id = ${id}`,
    )
    return { id, clientId }
  }

  const sync = (id: string) => syncAccount({ ...stage.deps, now: () => now }, id, 'demand')

  return { database, connection, stage, newAccount, file, figuresOf, spendOf, connect, sync }
}
