import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { expectTrueSums } from '#tests/support/features/figures/true-sums.ts'
import { addCampaign, addClient, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { runs } from '#tests/support/runs.ts'

const database = testDatabase()
const FIRST = '2026-09-28'

/** Some days of one campaign, and what happens to them. */
type Change = {
  verb: 'write' | 'raise' | 'shift' | 'remove' | 'move' | 'rename'
  campaign: number
  day: number
  days: number
  cents: number
}

const change: fc.Arbitrary<Change> = fc.record({
  verb: fc.constantFrom('write', 'write', 'raise', 'shift', 'remove', 'move', 'rename'),
  campaign: fc.nat({ max: 2 }),
  day: fc.nat({ max: 20 }),
  days: fc.integer({ min: 1, max: 12 }),
  cents: fc.integer({ min: 0, max: 99_999 }),
})

async function apply(tx: Transaction, campaigns: string[], clients: string[], each: Change) {
  const { verb, day, days, cents } = each
  const id = campaigns[each.campaign]
  const first = addDays(FIRST, day)
  const within = sql`campaign_id = ${id} and date between ${first}::date
    and ${addDays(first, days - 1)}::date`
  const amount = sql`${cents / 100}::numeric`
  const statements = {
    write: sql`
      insert into alisio.campaigns_stats as stats (campaign_id, date, impressions, clicks, spend,
        conversions, ctr, revenue, contacts)
      select ${id}, ${first}::date + n, ${cents}, n, ${amount} + n, n / 3.0, n / 7.0,
        case n % 3 when 0 then null else ${amount} - 100 end, n
      from generate_series(0, ${days}::int - 1) n
      on conflict (campaign_id, client_id, date) do update
        set spend = excluded.spend, revenue = excluded.revenue, conversions = excluded.conversions`,
    raise: sql`update alisio.campaigns_stats set spend = spend + ${amount}, revenue = null where ${within}`,
    shift: sql`update alisio.campaigns_stats set date = date + 40 where ${within} and date < ${addDays(FIRST, 40)}::date
      and not exists (select from alisio.campaigns_stats other where other.campaign_id = campaigns_stats.campaign_id
        and other.date = campaigns_stats.date + 40)`,
    remove: sql`delete from alisio.campaigns_stats where ${within}`,
    rename: sql`update alisio.campaigns set
      source = ${cents % 4 < 2 ? ['meta', 'google'][cents % 4] : null},
      other_platform = ${cents % 4 === 2 ? 'TikTok Ads' : null} where id = ${id}`,
    move: sql`update alisio.campaigns set client_id = ${clients[cents % 2]} where id = ${id}`,
  }
  await tx.execute(statements[verb])
}

/** A deadlock, a campaign that moved meanwhile, a day that another one wrote. */
const refusals = new Set(['40P01', '23503', '23505'])

test('after any writes, also at once and undone, the sums are those of the rows', async () => {
  const transactions = fc.array(
    fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 3 }), fails: fc.boolean() }),
    { minLength: 2, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(transactions, async (list) => {
      const owners = [await addClient(database), await addClient(database)]
      const clients = owners.map(({ id }) => id)
      const campaigns: string[] = []
      for (const owner of [0, 0, 1]) {
        campaigns.push(await addCampaign(database, owners[owner] as (typeof owners)[0]))
      }
      await Promise.all(
        list.map(({ changes, fails }) =>
          database.db
            .transaction(async (tx) => {
              for (const each of changes) await apply(tx, campaigns, clients, each)
              if (fails) throw new Error('undone')
            })
            .catch((error: Error) => {
              // Such writers refuse or stop each other now and then, with or without sums.
              const { code = '' } = (error.cause ?? {}) as { code?: string }
              if (error.message !== 'undone' && !refusals.has(code)) throw error
            }),
        ),
      )
      await expectTrueSums(database)
      await database.db.execute(sql`delete from alisio.campaigns where id = ${campaigns[0]}`)
      await database.db.execute(sql`delete from alisio.clients where id = ${clients[1]}`)
      await expectTrueSums(database)
    }),
    { numRuns: runs(4, 60) },
  )
}, 120_000)

test('a client and staff read the sums of their clients and write none', async () => {
  const [ana, bia] = [await addClient(database), await addClient(database)]
  for (const owner of [ana, bia]) {
    const campaign = await addCampaign(database, owner)
    await database.db.execute(sql`
      insert into alisio.campaigns_stats (campaign_id, date, spend) values (${campaign}, ${FIRST}, 3)`)
  }
  const owners = async (tx: Transaction) => {
    const { rows } = await tx.execute<{ client_id: string }>(sql`
      select client_id from alisio.client_days where client_id in (${ana.id}, ${bia.id})
      union all
      select client_id from alisio.campaign_weeks where client_id in (${ana.id}, ${bia.id})
      union all
      select client_id from alisio.campaign_spans where client_id in (${ana.id}, ${bia.id})
      union all
      select client_id from alisio.platform_days where client_id in (${ana.id}, ${bia.id})`)
    return rows.map(({ client_id }) => client_id).sort()
  }
  expect(await asClient(database, viewOf(ana), owners)).toEqual(Array(4).fill(ana.id))
  const staff = await addStaff(database)
  expect(await asStaff(database, staff.id, owners)).toEqual(
    [ana.id, bia.id].flatMap((id) => Array(4).fill(id)).sort(),
  )
  for (const table of ['client_days', 'campaign_weeks', 'campaign_spans', 'platform_days']) {
    const statements = [`delete from alisio.${table}`, `update alisio.${table} set client_id = ''`]
    for (const statement of statements) {
      const denied = { cause: { code: '42501' } }
      const write = (tx: Transaction) => tx.execute(sql.raw(statement))
      await expect(asClient(database, viewOf(ana), write)).rejects.toMatchObject(denied)
      await expect(asStaff(database, staff.id, write)).rejects.toMatchObject(denied)
    }
  }
})
