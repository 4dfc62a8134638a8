import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { exportCsv } from '#features/figures/server/campaigns/export-csv.ts'
import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import { campaign, dayFigures, syncStage } from '#tests/support/features/connections/sync-stage.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { changeRate } from '../account-rate.ts'
import { assignAccount, releaseAccount } from '../assign-account.ts'
import { compareTotals } from '../compare-totals.ts'

const { database, connection, stage, newAccount, file, connect, sync } = syncStage()

/** An account in dollars whose two days cost US$ 40 and US$ 50. */
function inDollars() {
  const world = newAccount([
    {
      ...campaign('1', { '2026-10-01': dayFigures(40), '2026-10-02': dayFigures(50) }),
      ads: [{ id: '901', group: 'Frio', name: 'Vídeo', share: 50 }],
    },
  ])
  world.currency = 'USD'
  return world
}

async function daysOf(clientId: string) {
  const { rows } = await database.db.execute(sql`
    select date::text as day, spend::float8, currency, rate::float8, original_spend::float8 as own
    from alisio.campaigns_stats where client_id = ${clientId} order by date`)
  return rows
}

const day = (date: string, amount: number, rate: number) => ({
  day: date,
  spend: Math.round(amount * rate * 100) / 100,
  currency: 'USD',
  rate,
  own: amount,
})

test('an account in another currency is refused without a rate, beside the field', async () => {
  const world = inDollars()
  await connect(world, 'cinco').catch(() => {})
  const { rows } = await database.db.execute<{ id: string; client: string | null }>(sql`
    select id, client_id as client from alisio.ad_accounts where external_id = ${world.id}`)
  expect(rows[0]?.client).toBeNull()
  const clientId = await addCompany(database, stage.deps.staffId)
  const { id = '' } = rows[0] ?? {}
  expect(await assignAccount(stage.deps, stage.deps.staffId, { id, clientId })).toEqual({
    rate: 'Escreva quantos reais vale 1 USD, como 5,43.',
  })
})

test('its days and ads come in reais and keep the other amount, which the platform confirms', async () => {
  const world = inDollars()
  const { id, clientId } = await connect(world, '5,43')
  await sync(id)
  expect(await daysOf(clientId)).toEqual([day('2026-10-01', 40, 5.43), day('2026-10-02', 50, 5.43)])
  const ads = await database.db.execute(sql`
    select spend::float8 from alisio.ad_days where client_id = ${clientId} order by date`)
  expect(ads.rows).toEqual([{ spend: 108.6 }, { spend: 135.75 }])
  const span = { first: '2026-10-01', last: '2026-10-02' }
  const compared = await compareTotals(stage.deps, stage.deps.staffId, { id, span })
  expect(compared).toMatchObject({ account: { spend: 90 }, ours: { spend: 90 }, restated: [] })
  const csv = await exportCsv(
    database,
    { staffId: stage.deps.staffId, clientId },
    { query: readPeriodQuery(new URLSearchParams('periodo=2026-10')), today: '2026-10-08' },
  )
  const [head = '', first = ''] = (await text(csv as Readable)).split('\r\n')
  const cells = Object.fromEntries(
    head.split(';').map((title, at) => [title, first.split(';')[at]]),
  )
  expect(cells).toMatchObject({
    'Investimento (R$)': '217,20',
    'Moeda original': 'USD',
    'Investimento na moeda original': '40,00',
    'Taxa (R$)': '5,43',
  })
})

test('a new rate leaves the days before it as they were, unless it is for all', async () => {
  const world = inDollars()
  const { id, clientId } = await connect(world, '5')
  await sync(id)
  const { staffId } = stage.deps
  await changeRate(stage.deps, staffId, { id, rate: '6', days: 'new' })
  await connection.query(`update alisio.ad_accounts set rate_from = '2026-10-02' where id = $1`, [
    id,
  ])
  // The platform restates the first day, and names another one.
  world.campaigns = [
    campaign('1', {
      '2026-10-01': dayFigures(41),
      '2026-10-02': dayFigures(50),
      '2026-10-03': dayFigures(3),
    }),
  ]
  await sync(id)
  expect(await daysOf(clientId)).toEqual([
    day('2026-10-01', 41, 5),
    day('2026-10-02', 50, 6),
    day('2026-10-03', 3, 6),
  ])
  await changeRate(stage.deps, staffId, { id, rate: '5,5', days: 'all' })
  await sync(id)
  expect(await daysOf(clientId)).toEqual([
    day('2026-10-01', 41, 5.5),
    day('2026-10-02', 50, 5.5),
    day('2026-10-03', 3, 5.5),
  ])
})

test('releasing it with its figures brings the file’s reais back', async () => {
  const world = inDollars()
  const { id, clientId } = await connect(world, '5,43')
  const path = file([{ id: '1', day: 2, spend: 77 }])
  await importCampaigns(connection, { client: clientId, path })
  await sync(id)
  expect(await daysOf(clientId)).toMatchObject([{ currency: 'USD' }, { currency: 'USD' }])
  await releaseAccount(stage.deps, stage.deps.staffId, { id, clientId, figures: 'remove' })
  expect(await daysOf(clientId)).toMatchObject([
    { day: '2026-10-01', spend: 77, currency: null, own: null },
  ])
})

test('a build that does not convert cannot begin its sync', async () => {
  const { id, clientId } = await connect(inDollars(), '5,43')
  const begin = connection.query(
    `insert into alisio.ad_syncs (account_id, client_id, reason) values ($1, $2, 'night')`,
    [id, clientId],
  )
  await expect(begin).rejects.toThrow('does not convert')
  const inReais = await connect(newAccount())
  await connection.query(
    `insert into alisio.ad_syncs (account_id, client_id, reason) values ($1, $2, 'night')`,
    [inReais.id, inReais.clientId],
  )
})
