import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { asClient, asUser } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'

const database = testDatabase()
let ana: { id: string; email: string }
let bia: { id: string; email: string }
let campaign: string

beforeAll(async () => {
  ana = await addClient(database)
  bia = await addClient(database)
  campaign = await addCampaign(database, ana)
  await addStats(database, campaign, [{ daysAgo: 1, spend: 10, clicks: 5, impressions: 100 }])
})

async function count(tx: Transaction, table: 'campaigns' | 'campaigns_stats') {
  const { rows } = await tx.execute<{ n: string }>(
    sql.raw(`select count(*) n from alisio.${table}`),
  )
  return Number(rows[0]?.n)
}

/** SQLSTATE of a refused statement. */
async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error) => error.cause?.code ?? error.code,
  )
}

test('a client reads its own rows only', async () => {
  expect(await asClient(database, viewOf(ana), (tx) => count(tx, 'campaigns'))).toBe(1)
  expect(await asClient(database, viewOf(ana), (tx) => count(tx, 'campaigns_stats'))).toBe(1)
  const rows = await asClient(database, viewOf(bia), async (tx) => {
    const byId = await tx.execute(sql`select * from alisio.campaigns where id = ${campaign}`)
    const stats = await tx.execute(
      sql`select * from alisio.campaigns_stats where campaign_id = ${campaign}`,
    )
    return [byId.rows.length, stats.rows.length]
  })
  expect(rows).toEqual([0, 0])
})

test('without a user there are zero rows', async () => {
  for (const nobody of ['', 'unknown']) {
    expect(
      await asClient(database, { userId: nobody, clientId: nobody }, (tx) =>
        count(tx, 'campaigns'),
      ),
    ).toBe(0)
    expect(
      await asClient(database, { userId: nobody, clientId: nobody }, (tx) =>
        count(tx, 'campaigns_stats'),
      ),
    ).toBe(0)
  }
  const unset = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local role alisio_client`)
    return count(tx, 'campaigns_stats')
  })
  expect(unset).toBe(0)
})

test.each([
  [
    'insert',
    sql`insert into alisio.campaigns (client_id, campaign_name, objective, status) values ('x', 'x', 'x', 'x')`,
  ],
  ['update', sql`update alisio.campaigns set campaign_name = 'taken'`],
  ['update of the owner', sql`update alisio.campaigns_stats set client_id = alisio.app_user_id()`],
  ['delete', sql`delete from alisio.campaigns_stats`],
  ['truncate', sql`truncate alisio.campaigns cascade`],
])('a client may not %s rows, not even their own', async (_, statement) => {
  for (const client of [ana, bia]) {
    expect(await refusal(asClient(database, viewOf(client), (tx) => tx.execute(statement)))).toBe(
      '42501',
    )
  }
})

test('figures cannot name another client than their campaign', async () => {
  const forged = database.db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, client_id, date) values (${campaign}, ${bia.id}, '2026-01-01')`)
  expect(await refusal(forged)).toBe('23503')
})

test('demo data is created and removed for one’s own client only', async () => {
  const make = (as: string, target: string | null) =>
    asUser(database, as, (tx) =>
      tx.execute(sql`select alisio.generate_demo_campaign_data(${target})`),
    )
  const remove = (as: string, target: string) =>
    asUser(database, as, (tx) =>
      tx.execute(sql`select alisio.remove_demo_campaign_data(${target})`),
    )
  expect(await refusal(make(bia.id, ana.id))).toBe('42501')
  expect(await refusal(make(bia.id, null))).toBe('42501')
  expect(await refusal(make('', ''))).toBe('42501')
  await make(bia.id, bia.id)
  expect(await refusal(remove(ana.id, bia.id))).toBe('42501')
  expect(await asClient(database, viewOf(bia), (tx) => count(tx, 'campaigns'))).toBe(4)
  await remove(bia.id, bia.id)
  expect(await asClient(database, viewOf(bia), (tx) => count(tx, 'campaigns_stats'))).toBe(0)
  expect(await asClient(database, viewOf(ana), (tx) => count(tx, 'campaigns'))).toBe(1)
})

test('fifty concurrent clients on one pool each see exactly their own rows', async () => {
  const clients = await Promise.all(Array.from({ length: 50 }, () => addClient(database)))
  const owned = await Promise.all(
    clients.map(async (client, index) => {
      const id = await addCampaign(database, client, { name: `Campanha ${index}` })
      await addStats(database, id, [{ daysAgo: 0, clicks: index }])
      return id
    }),
  )
  const indexes = Array.from({ length: 300 }, (_, index) => index % 50)
  const answers = await Promise.all(
    indexes.map((index) =>
      asClient(database, viewOf(clients[index] as { id: string }), async (tx) => {
        const { rows } = await tx.execute<{ id: string; clicks: string }>(sql`
          select campaign_id as id, clicks from alisio.campaigns_stats`)
        return rows
      }),
    ),
  )
  expect(answers).toEqual(indexes.map((index) => [{ id: owned[index], clicks: String(index) }]))
})

test('erasing an account deletes its campaigns and figures', async () => {
  const leaving = await addClient(database)
  const id = await addCampaign(database, leaving, { demo: true })
  await addStats(database, id, [{ daysAgo: 2, clicks: 1 }])
  await database.db.execute(sql`delete from alisio."user" where id = ${leaving.id}`)
  const { rows } = await database.db.execute(sql`
    select 1 from alisio.campaigns where id = ${id} union all
    select 1 from alisio.campaigns_stats where campaign_id = ${id}`)
  expect(rows).toEqual([])
})
