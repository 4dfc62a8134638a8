import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import { undoFromCommand } from '#features/figures/server/imports/undo-import.ts'
import {
  differences,
  type FilledSite,
  figuresStage,
} from '#tests/support/database/figures-stage.ts'
import { onEachPostgres } from '#tests/support/database/on-each-postgres.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addCampaign, viewOf } from '#tests/support/people/clients.ts'
import { asClient } from '../roles/run-as.ts'
import { readBelongings, readDefinition } from './definition.ts'
import { advance, partitionFigures } from './partition-figures.ts'
import { inTransaction } from './transaction.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'alisio-partitions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const parts = sql`select count(*)::int as parts from pg_inherits
  where inhparent = 'alisio.campaigns_stats'::regclass`

async function countParts({ database }: FilledSite): Promise<number> {
  const { rows } = await database.db.execute<{ parts: number }>(parts)
  return rows[0]?.parts ?? 0
}

/**
 * The catalog's description of the table: columns, keys, indexes, rights, policies, triggers. It has
 * parentheses that PostgreSQL leaves out when it reads them again.
 */
function shapeOf(client: pg.Client) {
  return inTransaction(client, async () =>
    [(await readDefinition(client)).fingerprint, ...(await readBelongings(client)).toSorted()].map(
      (text) => text.replaceAll(/[()]/g, '').replaceAll(' ON ONLY ', ' ON '),
    ),
  )
}

function writeFigures(spend: number): string {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => `Arquivo,2025-0${day}-28,${spend},300,30,3`)
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  writeFileSync(path, [head, ...days].join('\n'))
  return path
}

/**
 * What a site does to one client's figures: days are added, changed, removed, imported, undone, and
 * campaigns deleted.
 */
async function writeOnce(site: FilledSite, client: pg.Client, whose: 0 | 1) {
  const turn = Math.floor(Math.random() * 5)
  const owner = site.clients[whose] as FilledSite['clients'][number]
  // Every second campaign is of the same client.
  const campaign =
    site.campaigns[whose + 2 * Math.floor((Math.random() * site.campaigns.length) / 2)]
  const day = `'2024-12-01'::date + (random() * 700)::int`
  if (turn < 2)
    await client.query(
      `insert into alisio.campaigns_stats as stats (campaign_id, client_id, date, spend)
       select id, client_id, day, 100 * random() from alisio.campaigns, generate_series(${day}, ${day}
         + 20, '1 day') day where id = $1
       on conflict (campaign_id, client_id, date) do update set spend = stats.spend + 1`,
      [campaign],
    )
  if (turn === 2)
    await client.query(
      `delete from alisio.campaigns_stats where campaign_id = $1 and random() < 0.05`,
      [campaign],
    )
  if (turn === 3) {
    const path = writeFigures(1 + Math.floor(Math.random() * 100))
    const { id } = await importCampaigns(client, { client: owner.id, path })
    if (Math.random() < 0.5) await undoFromCommand(client, id)
  }
  if (turn === 4) {
    const id = await addCampaign(site.database, owner)
    await client.query(
      `insert into alisio.campaigns_stats (campaign_id, date, spend)
       select $1, '2025-06-01'::date + n, n from generate_series(0, 60) n`,
      [id],
    )
    if (Math.random() < 0.7) await client.query('delete from alisio.campaigns where id = $1', [id])
  }
}

onEachPostgres('figures by month', ({ bin }) => {
  const { connect, fillSite } = figuresStage(bin)
  longTest(
    'are the same rows while everybody goes on writing, and nothing else changes',
    async () => {
      const site = await fillSite()
      const client = await connect(site.connection)
      const before = await shapeOf(client)
      let isRunning = true
      const writers = ([0, 1] as const).map(async (whose) => {
        const writer = await connect(site.connection)
        // Some more on the new table.
        for (let more = 5; more > 0; more -= isRunning ? 0 : 1) await writeOnce(site, writer, whose)
      })
      try {
        expect(await partitionFigures(site.connection)).toBe(true)
      } finally {
        isRunning = false
        await Promise.all(writers)
      }
      expect(await differences(site)).toBe(0)
      expect(await shapeOf(client)).toEqual(before)
      expect(await countParts(site)).toBeGreaterThan(9)
      expect(await partitionFigures(site.connection)).toBe(false)
    },
  )

  longTest('are complete after being interrupted at every step', async () => {
    const site = await fillSite()
    const writer = await connect(site.connection)
    const killer = await connect(site.connection)
    let steps = 0
    for (let isDone = false; !isDone; steps += 1) {
      // One that dies wherever it is at that moment, and one that arrives.
      const victim = await connect(site.connection)
      const { rows } = await victim.query('select pg_backend_pid() as pid')
      const step = advance({ client: victim, batchBlocks: 20 }).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 15 * Math.random()))
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await step
      await writeOnce(site, writer, 0)
      const client = await connect(site.connection)
      isDone = await advance({ client, batchBlocks: 20 })
      await writeOnce(site, writer, 0)
      await client.end()
    }
    expect(steps).toBeGreaterThan(10)
    expect(await differences(site)).toBe(0)
    expect(await countParts(site)).toBeGreaterThan(9)
  })

  test('answer pages with the same figures, and nobody with another client’s', async () => {
    const site = await fillSite()
    const [one, other] = site.clients as [FilledSite['clients'][0], FilledSite['clients'][0]]
    const query = readPeriodQuery(new URLSearchParams('periodo=datas&de=2025-01-20&ate=2025-07-20'))
    const pages = () =>
      Promise.all(
        [one, other].map(async (each) => {
          const { days, period } = await readOverview(site.database, viewOf(each), query)
          return { days, period }
        }),
      )
    const before = await pages()
    expect(before[0]?.days.length).toBeGreaterThan(150)
    await partitionFigures(site.connection)
    expect(await pages()).toEqual(before)

    const seen = await asClient(site.database, viewOf(one), (tx) =>
      tx.execute(sql`select distinct client_id from alisio.campaigns_stats`),
    )
    expect(seen.rows).toEqual([{ client_id: one.id }])
    const direct = asClient(site.database, viewOf(one), (tx) =>
      tx.execute(sql`select from alisio.campaigns_stats_2025_03`),
    )
    await expect(direct).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
