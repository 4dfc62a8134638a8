import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { readOverview } from '../campaigns/campaigns.server.ts'
import { importCampaigns } from '../imports/campaigns/import-campaigns.ts'
import { readPeriodKinds } from './period-kinds.ts'
import { saveChoice } from './result-choices.ts'

const database = testDatabase()
const connection = new pg.Client(testConnection())
const folder = mkdtempSync(join(tmpdir(), 'alisio-kinds-'))
const today = '2026-10-08'
const query = readPeriodQuery(new URLSearchParams('periodo=2026-10'))
const MESSAGES = 'actions:onsite_conversion.messaging_conversation_started_7d'

beforeAll(() => connection.connect())
afterAll(async () => {
  await connection.end()
  rmSync(folder, { recursive: true, force: true })
})

const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Result indicator'

async function clientWith(rows: string[]) {
  const { id } = await addClient(database)
  const path = join(folder, `${id}.csv`)
  writeFileSync(path, [head, ...rows].join('\n'))
  await importCampaigns(connection, { client: id, path })
  return { id, viewer: viewOf({ id }) }
}

const rows = [
  'Marca,2026-10-01,40.00,9000,90,5230,reach',
  'Site,2026-10-01,40.00,900,90,140,actions:link_click',
  `Conversas,2026-10-01,40.00,900,90,7,${MESSAGES}`,
  'Cadastro,2026-10-02,40.00,900,90,8,actions:lead',
  'Cadastro 2,2026-10-03,40.00,900,90,4,actions:offsite_conversion.fb_pixel_lead',
]

test('each kind of a period has its Portuguese name and its count, by whether it counts', async () => {
  const { viewer } = await clientWith(rows)
  expect(await readPeriodKinds(database, viewer, query, { today })).toEqual({
    counted: [
      { label: 'Leads', count: 12 },
      { label: 'Conversas', count: 7 },
    ],
    others: [{ label: 'Cliques', count: 140 }],
    unsummed: ['Pessoas alcançadas'],
  })
})

test('what counts adds up to the card, also where a campaign is an exception and days state no kind', async () => {
  const { id, viewer } = await clientWith(rows)
  const staff = await addStaff(database)
  const { total, campaigns } = await readOverview(database, viewer, query, today)
  const exception = campaigns.find(({ name }) => name === 'Cadastro 2')
  await saveChoice(database, staff.id, id, {
    campaignId: exception?.id ?? '',
    kind: 'actions:offsite_conversion.fb_pixel_lead',
    counts: false,
  })
  await database.db.execute(sql`
    update alisio.campaigns_stats set results = null, conversions = 9, contacts = 5
    where client_id = ${id} and date = '2026-10-02'`)
  const { counted, others } = await readPeriodKinds(database, viewer, query, { today })
  expect(counted).toEqual(expect.arrayContaining([{ label: 'Contatos', count: 5 }]))
  expect(counted).toEqual(expect.arrayContaining([{ label: 'Sem tipo informado', count: 4 }]))
  expect(others).toEqual(expect.arrayContaining([{ label: 'Leads', count: 4 }]))
  const after = await readOverview(database, viewer, query, today)
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(after.total.conversions)
  expect(after.total.conversions).not.toBe(total.conversions)
})

test('one campaign has its own kinds, and another client’s has none', async () => {
  const { viewer } = await clientWith(rows)
  const other = await clientWith(rows)
  const { campaigns } = await readOverview(database, viewer, query, today)
  const campaign = campaigns.find(({ name }) => name === 'Conversas')?.id ?? ''
  expect(await readPeriodKinds(database, viewer, query, { campaign, today })).toEqual({
    counted: [{ label: 'Conversas', count: 7 }],
    others: [],
    unsummed: [],
  })
  expect(await readPeriodKinds(database, other.viewer, query, { campaign, today })).toEqual({
    counted: [],
    others: [],
    unsummed: [],
  })
})
