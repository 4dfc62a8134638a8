import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importStage } from '#tests/support/features/figures/import-stage.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { runs } from '#tests/support/runs.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import { importCampaigns } from '../campaigns/import-campaigns.ts'
import { undoFromCommand } from '../undo-import.ts'

const { database, connection, file } = importStage()

type Line = { name: string; day: number; cents: number; revenue: number | null }
type Sent = { lines: Line[]; rate: string | null }

function write({ lines, rate }: Sent): string {
  const head = `Campaign name,Day,Amount spent (${rate ? 'USD' : 'BRL'}),Impressions,Link clicks,Results,Purchases conversion value`
  const rows = lines.map(({ name, day, cents, revenue }) =>
    [name, `2026-10-0${day}`, (cents / 100).toFixed(2), 10, 1, 1, revenue ?? ''].join(),
  )
  return file([head, ...rows].join('\n'))
}

async function contentOf(clientId: string) {
  const { rows } = await database.db.execute<Record<string, string | null>>(sql`
    select campaign_name as name, date::text as day, spend, revenue, currency, rate::float8,
      original_spend, original_revenue
    from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = campaign_id
    where stats.client_id = ${clientId} order by 1, 2`)
  return rows
}

const line: fc.Arbitrary<Line> = fc.record({
  name: fc.constantFrom('Leads', 'Vendas'),
  day: fc.integer({ min: 1, max: 3 }),
  cents: fc.integer({ min: 0, max: 99_999_99 }),
  revenue: fc.option(fc.integer({ min: -50, max: 50 })),
})
const sent: fc.Arbitrary<Sent> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  rate: fc.option(fc.constantFrom('5.43', '0.0007', '6.12345678')),
})
const step = fc.oneof(
  { weight: 3, arbitrary: sent },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat() }) },
)

/** The day's amount in cents times the rate, in whole numbers, half a cent up. */
function inReais(cents: number, rate: string): string {
  const [whole = '', part = ''] = rate.split('.')
  const scale = 10n ** BigInt(part.length)
  const product = BigInt(cents) * BigInt(whole + part)
  const rounded = (product * 2n + scale) / (scale * 2n)
  return (Number(rounded) / 100).toFixed(2)
}

test('after any imports in two currencies and any undos both amounts are exact to the cent', async () => {
  let undone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const client = await addClient(database)
      const standing: { id: string; sent: Sent; path: string }[] = []
      for (const each of steps) {
        if ('lines' in each) {
          const path = write(each)
          const options = { client: client.id, path, rate: each.rate ?? undefined }
          standing.push({ id: (await importCampaigns(connection, options)).id, sent: each, path })
        } else if (standing.length > 0) {
          const [picked] = standing.splice(each.undo % standing.length, 1)
          await undoFromCommand(connection, picked?.id as string)
          undone += 1
        }
      }
      const expected = new Map<string, Record<string, string | null>>()
      for (const { sent: file } of standing) {
        const days = Map.groupBy(file.lines, ({ name, day }) => `${name} 2026-10-0${day}`)
        for (const [key, lines] of days) {
          const cents = lines.reduce((sum, each) => sum + each.cents, 0)
          const original = (cents / 100).toFixed(2)
          expected.set(key, {
            spend: file.rate ? inReais(cents, file.rate) : original,
            original_spend: file.rate ? original : null,
            currency: file.rate ? 'USD' : null,
          })
        }
      }
      const content = await contentOf(client.id)
      const spends = content.map(({ name, day, spend, original_spend, currency }) => [
        `${name} ${day}`,
        { spend, original_spend, currency },
      ])
      expect(Object.fromEntries(spends)).toEqual(Object.fromEntries(expected))
      const other = await addClient(database)
      for (const { sent: file, path } of standing) {
        await importCampaigns(connection, {
          client: other.id,
          path,
          rate: file.rate ?? undefined,
        })
      }
      expect(content).toEqual(await contentOf(other.id))
    }),
    { numRuns: runs(6, 25) },
  )
  expect(undone).toBeGreaterThan(0)
}, 240_000)

test('a file in another currency needs a rate, and lines of yet another one are named', async () => {
  const { id } = await addClient(database)
  const head = 'Campaign name,Day,Amount spent,Impressions,Link clicks,Results,Currency'
  const path = file(`${head}\nA,2026-10-01,1.00,1,1,1,USD\nB,2026-10-01,1.00,1,1,1,EUR`)
  await expect(importCampaigns(connection, { client: id, path })).rejects.toThrow('USD')
  const error = await importCampaigns(connection, { client: id, path, rate: '5.43' }).catch(
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ImportProblem)
  expect(error.details).toEqual(['line 3: the amounts are in EUR, those of the file in USD'])
})
