import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { expectTrueSums } from '#tests/support/features/figures/true-sums.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { runs } from '#tests/support/runs.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { importCampaigns } from './campaigns/import-campaigns.ts'
import { undoFromCommand } from './undo-import.ts'

const database = testDatabase()
const connection = new pg.Client(testConnection())
const folder = mkdtempSync(join(tmpdir(), 'alisio-undo-'))

beforeAll(() => connection.connect())
afterAll(async () => {
  await connection.end()
  rmSync(folder, { recursive: true, force: true })
})

type Line = {
  name: string
  id: string
  day: number
  spend: number
  clicks: number
  status: string
}

const head =
  'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Campaign delivery,Reach'
const moreTitles = ',Result indicator,Purchases conversion value'

const indicators = ['actions:lead', 'actions:omni_purchase', 'reach']

/** A platform writes ids for all campaigns of a file or for none. */
function file(lines: Line[], withIds: boolean, withKinds = false): string {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  const rows = lines.map(({ name, id, day, spend, clicks, status }) =>
    [
      name,
      `2026-10-0${day}`,
      spend,
      clicks * 10,
      clicks,
      1,
      status,
      spend * 7,
      // Refunds are negative, and a file may lack revenue and kinds.
      ...(withKinds ? [indicators[clicks], spend === 0 ? '' : spend * 10 - 15] : []),
      ...(withIds ? [id] : []),
    ].join(),
  )
  writeFileSync(
    path,
    [`${head}${withKinds ? moreTitles : ''}${withIds ? ',Campaign ID' : ''}`, ...rows].join('\n'),
  )
  return path
}

/** Everything of a client without row ids. */
async function contentOf(clientId: string) {
  const { rows } = await database.db.execute(sql`
    select campaign_name, external_id, status, objective, source, demo, (
      select jsonb_agg(jsonb_build_array(date, impressions, clicks, spend, conversions, ctr,
        revenue, contacts, purchases, conversations, reach) order by date)
      from alisio.campaigns_stats stats where stats.campaign_id = campaigns.id) as days
    from alisio.campaigns where client_id = ${clientId}
    order by campaign_name, external_id nulls first`)
  return rows
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done' as const,
    (error) => {
      if (!(error instanceof ImportProblem)) throw error
      return 'refused' as const
    },
  )

const line: fc.Arbitrary<Line> = fc.record({
  name: fc.constantFrom('Leads', 'Vendas', 'Marca'),
  id: fc.constantFrom('1', '2', '3'),
  day: fc.integer({ min: 1, max: 4 }),
  spend: fc.integer({ min: 0, max: 3 }),
  clicks: fc.integer({ min: 0, max: 2 }),
  status: fc.constantFrom('active', 'inactive', ''),
})

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      withIds: fc.boolean(),
      withKinds: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat() }) },
)

test('after any imports and undos the figures are those of the remaining imports', async () => {
  let undone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const client = await addClient(database)
      const standing: { id: string; path: string }[] = []
      for (const each of steps) {
        if ('lines' in each) {
          const path = file(each.lines, each.withIds, each.withKinds)
          await outcome(
            importCampaigns(connection, { client: client.id, path }).then(({ id }) =>
              standing.push({ id, path }),
            ),
          )
        } else if (standing.length > 0) {
          const at = each.undo % standing.length
          const picked = standing[at] as (typeof standing)[number]
          if ((await outcome(undoFromCommand(connection, picked.id))) === 'done') {
            standing.splice(at, 1)
            undone += 1
          }
        }
      }
      const other = await addClient(database)
      for (const { path } of standing) {
        await importCampaigns(connection, { client: other.id, path })
      }
      expect(await contentOf(client.id)).toEqual(await contentOf(other.id))
      await expectTrueSums(database)
    }),
    { numRuns: runs(6, 25) },
  )
  // How many depends on what was drawn; none would mean that nothing was tried.
  expect(undone).toBeGreaterThan(0)
}, 240_000)

const days = (clientId: string) =>
  contentOf(clientId).then((rows) => rows.map(({ campaign_name, days }) => [campaign_name, days]))

const lead = { name: 'Leads', id: '1', day: 1, spend: 1, clicks: 1, status: 'active' }

test('figures from before the first import are restored', async () => {
  const client = await addClient(database)
  const old = await addCampaign(database, client, { name: 'Leads' })
  await database.db.execute(sql`update alisio.campaigns set source = 'meta' where id = ${old}`)
  await addStats(database, old, [{ daysAgo: 40, spend: 7, clicks: 3 }])
  const before = await contentOf(client.id)
  const path = file([{ ...lead, spend: 2 }], true)
  const { id } = await importCampaigns(connection, { client: client.id, path })
  expect(await contentOf(client.id)).not.toEqual(before)
  await undoFromCommand(connection, id)
  expect(await contentOf(client.id)).toEqual(before)
})

test('days of a later import stay, and the result names it', async () => {
  const client = await addClient(database)
  const first = await importCampaigns(connection, {
    client: client.id,
    path: file([lead, { ...lead, day: 2 }], true),
  })
  // The same figures for the first day: it belongs to this import now.
  const path = file([lead], true)
  const second = await importCampaigns(connection, { client: client.id, path })
  const result = await undoFromCommand(connection, first.id)
  expect(result).toMatchObject({
    removedDays: 1,
    keptDays: 1,
    keptBy: [{ id: second.id, days: 1 }],
  })
  expect(await days(client.id)).toMatchObject([
    ['Leads', [['2026-10-01', 10, 1, 1, 1, 10, null, 0, 0, 0, 7]]],
  ])
  await undoFromCommand(connection, second.id)
  expect(await contentOf(client.id)).toEqual([])
})

test('an import is undone once, and not when a later one depends on its names', async () => {
  const client = await addClient(database)
  await importCampaigns(connection, { client: client.id, path: file([lead], true) })
  const renamed = await importCampaigns(connection, {
    client: client.id,
    path: file([{ ...lead, name: 'Vendas', day: 2 }], true),
  })
  const leaning = await importCampaigns(connection, {
    client: client.id,
    path: file([{ ...lead, name: 'Vendas', day: 3 }], false),
  })
  const refusal = await undoFromCommand(connection, renamed.id).catch((error) => error)
  expect(refusal).toBeInstanceOf(ImportProblem)
  expect(refusal.details.join()).toContain(leaning.id)
  await undoFromCommand(connection, leaning.id)
  await undoFromCommand(connection, renamed.id)
  expect((await days(client.id)).map(([name]) => name)).toEqual(['Leads'])
  expect(await outcome(undoFromCommand(connection, renamed.id))).toBe('refused')
})

test('demo figures are restored with the last real import undone', async () => {
  const client = await addClient(database)
  const demo = await addCampaign(database, client, { name: 'Inventada', demo: true })
  await addStats(database, demo, [{ daysAgo: 1, spend: 5 }])
  const before = await contentOf(client.id)
  const first = await importCampaigns(connection, { client: client.id, path: file([lead], true) })
  const other = file([{ ...lead, day: 2 }], true)
  const second = await importCampaigns(connection, { client: client.id, path: other })
  await undoFromCommand(connection, first.id)
  expect((await days(client.id)).map(([name]) => name)).toEqual(['Leads'])
  await undoFromCommand(connection, second.id)
  expect(await contentOf(client.id)).toEqual(before)
})
