import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { countsAs, describeKind } from '#features/figures/rules/result-kinds.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { importStage } from '#tests/support/features/figures/import-stage.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { runs } from '#tests/support/runs.ts'
import { readPeriod } from '../campaigns/read-period.ts'
import { importCampaigns } from '../imports/campaigns/import-campaigns.ts'
import { undoFromCommand } from '../imports/undo-import.ts'
import { readChoices, runOn } from './choices.ts'
import { listKindItems, readKinds, saveChoice } from './result-choices.ts'

const { database, connection, file } = importStage()
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database)).id
})

type StoredDay = {
  campaign: string
  name: string
  day: string
  spend: string
  conversions: number
  contacts: number
  purchases: number
  conversations: number
  results: Record<string, number>
}

async function storedDays(clientId: string): Promise<StoredDay[]> {
  const { rows } = await database.db.execute<StoredDay>(sql`
    select campaigns.id as campaign, campaign_name as name, date::text as day, spend::text,
      conversions::float8, contacts::float8, purchases::float8, conversations::float8, results
    from alisio.campaigns join alisio.campaigns_stats stats on stats.campaign_id = campaigns.id
    where campaigns.client_id = ${clientId} order by campaign_name, date`)
  return rows
}

const MESSAGES = 'actions:onsite_conversion.messaging_conversation_started_7d'

/** As the platforms write them, whole; the columns that are not used included. */
const headers = {
  'Meta, Portuguese': {
    head: 'Início dos relatórios,Término dos relatórios,Nome da campanha,Veiculação da campanha,Configuração de atribuição,Resultados,Indicador de resultados,Alcance,Frequência,Custo por resultados,Orçamento do conjunto de anúncios,Tipo de orçamento do conjunto de anúncios,Valor usado (BRL),Término,Impressões,CPM (custo por 1.000 impressões) (BRL),Cliques no link',
    row: (kind: string, count: number) =>
      `2026-10-01,2026-10-01,Campanha,active,7-day click,${count},${kind},4000,1.2,3.50,50,Diário,"70.00",Contínua,5000,14.00,90`,
  },
  'Meta, English': {
    head: 'Reporting starts,Reporting ends,Campaign name,Campaign delivery,Attribution setting,Results,Result indicator,Reach,Frequency,Cost per results,Ad set budget,Ad set budget type,Amount spent (BRL),Ends,Impressions,"CPM (cost per 1,000 impressions) (BRL)",Link clicks',
    row: (kind: string, count: number) =>
      `2026-10-01,2026-10-01,Campanha,active,7-day click,${count},${kind},4000,1.2,3.50,50,Daily,70.00,Ongoing,5000,14.00,90`,
  },
  'Meta with words, Portuguese': {
    head: 'Nome da campanha,Dia,Valor usado (BRL),Impressões,Cliques no link,Resultados,Tipo de resultado',
    row: (kind: string, count: number) => `Campanha,2026-10-01,70.00,5000,90,${count},${kind}`,
  },
  'Meta with words, English': {
    head: 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Result type',
    row: (kind: string, count: number) => `Campanha,2026-10-01,70.00,5000,90,${count},${kind}`,
  },
  'Meta without a kind': {
    head: 'Nome da campanha,Dia,Valor usado (BRL),Impressões,Cliques no link,Resultados',
    row: (_: string, count: number) => `Campanha,2026-10-01,70.00,5000,90,${count}`,
  },
  'Google, Portuguese': {
    head: 'Status da campanha,Campanha,Código da moeda,Dia,Tipo de campanha,Impr.,Cliques,CTR,CPC méd.,Custo,Conversões,Custo / conv.,Taxa de conv.,Todas as conv.',
    row: (_: string, count: number) =>
      `Ativada,Campanha,BRL,2026-10-01,Pesquisa,5000,90,"1,80%","0,78","70,00","${count},00","1,00","2,00%","900,00"`,
  },
  'Google, English': {
    head: 'Campaign status,Campaign,Currency code,Day,Campaign type,Impr.,Clicks,CTR,Avg. CPC,Cost,Conversions,Cost / conv.,Conv. rate,All conv.',
    row: (_: string, count: number) =>
      `Enabled,Campanha,BRL,2026-10-01,Search,5000,90,1.80%,0.78,70.00,${count}.00,1.00,2.00%,900.00`,
  },
} as const

const indicators: [string, number, number][] = [
  ['reach', 5230, 0],
  ['actions:link_click', 140, 0],
  [MESSAGES, 7, 7],
  ['actions:offsite_conversion.fb_pixel_lead', 6, 6],
  ['actions:offsite_conversion.custom.77', 4, 0],
]

test.each([
  ...(['Meta, Portuguese', 'Meta, English'] as const).flatMap((header) =>
    indicators.map(([kind, count, counted]) => [header, kind, count, kind, counted] as const),
  ),
  ['Meta with words, Portuguese', 'Alcance', 5230, 'Alcance', 0],
  ['Meta with words, Portuguese', 'Leads no site', 6, 'Leads no site', 6],
  ['Meta with words, English', 'Link clicks', 140, 'Link clicks', 0],
  ['Meta with words, English', 'Website purchases', 2, 'Website purchases', 2],
  ['Meta without a kind', '', 9, 'results', 9],
  ['Google, Portuguese', '', 9, 'conversions', 9],
  ['Google, English', '', 9, 'conversions', 9],
] as const)('%s: %s of %i is stored as %s', async (header, kind, count, stored, counted) => {
  const { id } = await addClient(database)
  const { head, row } = headers[header]
  await importCampaigns(connection, { client: id, path: file(`${head}\n${row(kind, count)}`) })
  expect(await storedDays(id)).toMatchObject([
    { spend: '70.00', conversions: counted, results: { [stored]: count } },
  ])
})

const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Result indicator'
const withColumns = `${head},Leads,Purchases`

test('a day of reach, clicks and seven messages has seven conversions', async () => {
  const { id } = await addClient(database)
  const rows = [
    `Leads,2026-10-01,40.00,9000,90,5230,reach`,
    `Leads,2026-10-01,40.00,900,90,140,actions:link_click`,
    `Leads,2026-10-01,40.00,900,90,7,${MESSAGES}`,
  ]
  await importCampaigns(connection, { client: id, path: file([head, ...rows].join('\n')) })
  expect(await storedDays(id)).toMatchObject([
    {
      spend: '120.00',
      conversions: 7,
      conversations: 7,
      results: { reach: 5230, 'actions:link_click': 140, [MESSAGES]: 7 },
    },
  ])
})

test('a column of its own and the same results are counted once', async () => {
  const { id } = await addClient(database)
  const rows = [
    // The indicator's leads are those of the column; purchases came beside them.
    'A,2026-10-01,1.00,9,9,6,actions:offsite_conversion.fb_pixel_lead,5,2',
    'B,2026-10-01,1.00,9,9,5230,reach,5,2',
    'C,2026-10-01,1.00,9,9,10,,5,2',
  ]
  await importCampaigns(connection, { client: id, path: file([withColumns, ...rows].join('\n')) })
  expect((await storedDays(id)).map(({ results, conversions }) => [conversions, results])).toEqual([
    [8, { 'actions:lead': 6, 'actions:omni_purchase': 2 }],
    [7, { reach: 5230, 'actions:lead': 5, 'actions:omni_purchase': 2 }],
    [10, { 'actions:lead': 5, 'actions:omni_purchase': 2, results: 3 }],
  ])
})

/** By hand, from the stored results alone. */
async function recountedByHand(clientId: string) {
  const choices = await readChoices(runOn(connection), clientId)
  return (await storedDays(clientId)).map(({ campaign, results, ...day }) => {
    const counted = Object.entries(results).filter(([kind]) => countsAs(kind, choices, campaign))
    // In millionths, so that no sum has a binary error.
    const sum = (entries: typeof counted) =>
      Math.round(entries.reduce((total, [, each]) => total + Math.round(each * 1e6), 0) / 1e4) / 100
    const of = (group: string) =>
      sum(counted.filter(([kind]) => describeKind(kind).group === group))
    const groups = {
      contacts: of('contacts'),
      purchases: of('purchases'),
      conversations: of('conversations'),
    }
    const atLeast = Object.values(groups).reduce((total, each) => total + each, 0)
    const conversions = Math.max(sum(counted), Math.round(atLeast * 100) / 100)
    return { ...day, campaign, results, ...groups, conversions }
  })
}

const kinds = ['reach', 'actions:lead', 'actions:omni_purchase', MESSAGES, 'X']
const names = ['Leads', 'Vendas']
const zones = ['UTC', 'America/Fortaleza', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

const importStep = fc.record({
  lines: fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      day: fc.integer({ min: 1, max: 2 }),
      kind: fc.constantFrom(...kinds),
      // Google's conversions have parts, and money its cents.
      count: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
      cents: fc.integer({ min: 0, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})
const step = fc.oneof(
  { weight: 3, arbitrary: importStep },
  { weight: 3, arbitrary: fc.record({ undo: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...kinds),
      counts: fc.boolean(),
      campaign: fc.option(fc.constantFrom(...names)),
      takenBack: fc.boolean(),
    }),
  },
)

type Lines = { name: string; day: number; kind: string; count: number; cents: number }[]

const write = (lines: Lines) =>
  file(
    [
      head,
      ...lines.map(
        ({ name, day, kind, count, cents }) =>
          `${name},2026-10-0${day},${(cents / 100).toFixed(2)},900,9,${count},${kind}`,
      ),
    ].join('\n'),
  )

test('any order of switching, importing and undoing gives the figures of computing anew, to the cent and in any time zone', async () => {
  let switched = 0
  let undone = 0
  const run = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 14 }),
    fc.constantFrom(...zones),
    async (steps, zone) => {
      await connection.query(`set time zone '${zone}'`)
      const clientId = await addCompany(database, staffId)
      const campaignOf = async (name: string) =>
        (await storedDays(clientId)).find((day) => day.name === name)?.campaign
      const standing: { id: string; lines: Lines }[] = []
      for (const each of steps) {
        if ('lines' in each) {
          const path = write(each.lines)
          const { id } = await importCampaigns(connection, { client: clientId, path })
          standing.push({ id, lines: each.lines })
        } else if ('undo' in each) {
          const [picked] = standing.splice(each.undo % Math.max(1, standing.length), 1)
          if (!picked) continue
          await undoFromCommand(connection, picked.id)
          undone += 1
        } else {
          const campaignId = each.campaign ? await campaignOf(each.campaign) : null
          if (campaignId === undefined) continue
          const counts = campaignId && each.takenBack ? null : each.counts
          await saveChoice(database, staffId, clientId, { campaignId, kind: each.kind, counts })
          switched += 1
        }
        expect(await storedDays(clientId)).toEqual(await recountedByHand(clientId))
      }
      // A client whose choices stood from the beginning, and who got the remaining files only.
      const choices = await readChoices(runOn(connection), clientId)
      if (choices.campaigns.size > 0) return
      const other = await addCompany(database, staffId)
      for (const [kind, counts] of choices.client) {
        await saveChoice(database, staffId, other, { campaignId: null, kind, counts })
      }
      for (const { lines } of standing) {
        await importCampaigns(connection, { client: other, path: write(lines) })
      }
      const bare = (days: StoredDay[]) => days.map(({ campaign: _, ...day }) => day)
      expect(bare(await storedDays(clientId))).toEqual(bare(await storedDays(other)))
    },
  )
  await fc.assert(run, { numRuns: runs(12, 35) })
  await connection.query('reset time zone')
  expect(switched).toBeGreaterThan(10)
  expect(undone).toBeGreaterThan(3)
}, 240_000)

test('a choice made after an import also holds for the figures its undo brings back', async () => {
  const clientId = await addCompany(database, staffId)
  const lines = (count: number) => [
    { name: 'Leads', day: 1, kind: 'reach', count, cents: 100 },
    { name: 'Leads', day: 1, kind: 'actions:lead', count: 2, cents: 100 },
  ]
  await importCampaigns(connection, { client: clientId, path: write(lines(50)) })
  const later = await importCampaigns(connection, { client: clientId, path: write(lines(60)) })
  await saveChoice(database, staffId, clientId, { campaignId: null, kind: 'reach', counts: true })
  expect(await storedDays(clientId)).toMatchObject([{ conversions: 62 }])
  await undoFromCommand(connection, later.id)
  expect(await storedDays(clientId)).toMatchObject([{ conversions: 52, contacts: 2 }])
})

test('a period’s money and conversions are the exact sums of its files, whatever counts', async () => {
  await fc.assert(
    fc.asyncProperty(importStep, fc.subarray(kinds), async ({ lines }, counting) => {
      const { id } = await addClient(database)
      for (const kind of kinds) {
        const choice = { campaignId: null, kind, counts: counting.includes(kind) }
        await saveChoice(database, staffId, id, choice)
      }
      await importCampaigns(connection, { client: id, path: write(lines) })
      const query = readPeriodQuery(new URLSearchParams('de=2026-10-01&ate=2026-10-03'))
      const { total } = await asClient(database, viewOf({ id }), (tx) =>
        readPeriod(tx, id, query, '2026-10-04'),
      )
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
      expect(Math.round(total.spend * 100)).toBe(sum(lines.map(({ cents }) => cents)))
      expect(Math.round(total.conversions * 100)).toBe(
        sum(
          lines
            .filter(({ kind }) => counting.includes(kind))
            .map(({ count }) => Math.round(count * 100)),
        ),
      )
    }),
    { numRuns: runs(5, 15) },
  )
}, 120_000)

test('figures without results keep what they say', async () => {
  const { id } = await addClient(database)
  await importCampaigns(connection, {
    client: id,
    path: file(`${head}\nLeads,2026-10-01,1.00,9,9,6,actions:lead`),
  })
  await database.db.execute(sql`
    update alisio.campaigns_stats set results = null, conversions = 99 where client_id = ${id}`)
  await saveChoice(database, staffId, id, { campaignId: null, kind: 'actions:lead', counts: false })
  expect(await storedDays(id)).toMatchObject([{ conversions: 99, results: null }])
})

test('a day that an earlier build overwrites forgets its results', async () => {
  const { id } = await addClient(database)
  await importCampaigns(connection, {
    client: id,
    path: file(`${head}\nLeads,2026-10-01,1.00,9,9,6,actions:lead`),
  })
  await database.db.execute(sql`
    update alisio.campaigns_stats set spend = 2, conversions = 8 where client_id = ${id}`)
  expect(await storedDays(id)).toMatchObject([{ conversions: 8, results: null }])
})

test('an unknown kind waits on Hoje until somebody decides, and is gone with its file', async () => {
  const clientId = await addCompany(database, staffId)
  const path = file(`${head}\nLeads,2026-10-01,1.00,9,9,6,Novidade`)
  const items = () =>
    asStaff(database, staffId, async (tx) =>
      (await listKindItems(tx)).filter(({ href }) => href.includes(clientId)),
    )
  const { id } = await importCampaigns(connection, { client: clientId, path })
  expect(await items()).toMatchObject([
    { href: `/agencia/clientes/${clientId}?secao=metas#o-que-conta` },
  ])
  await undoFromCommand(connection, id)
  expect(await items()).toEqual([])
  await importCampaigns(connection, { client: clientId, path })
  const [kind] = await asStaff(database, staffId, (tx) => readKinds(tx, clientId))
  expect(kind).toMatchObject({ kind: 'Novidade', count: 6, counts: false, open: true })
  await saveChoice(database, staffId, clientId, {
    campaignId: null,
    kind: 'Novidade',
    counts: true,
  })
  expect(await items()).toEqual([])
  expect(await storedDays(clientId)).toMatchObject([{ conversions: 6 }])
})

test('clients read their own choices, change none, and staff decide for a campaign of the client only', async () => {
  const { id } = await addClient(database)
  const other = await addClient(database)
  const path = file(`${head}\nLeads,2026-10-01,1.00,9,9,6,actions:lead`)
  await importCampaigns(connection, { client: id, path })
  const [{ campaign }] = (await storedDays(id)) as [StoredDay]
  await saveChoice(database, staffId, id, {
    campaignId: campaign,
    kind: 'actions:lead',
    counts: false,
  })
  const seen = (viewer: { id: string }) =>
    asClient(database, viewOf(viewer), (tx) =>
      tx.execute(sql`select kind from alisio.result_choices`),
    ).then(({ rows }) => rows.length)
  expect([await seen({ id }), await seen(other)]).toEqual([1, 0])
  await expect(
    asClient(database, viewOf({ id }), (tx) => tx.execute(sql`delete from alisio.result_choices`)),
  ).rejects.toThrow()
  const foreign = { campaignId: campaign, kind: 'actions:lead', counts: true }
  await expect(saveChoice(database, staffId, other.id, foreign)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(saveChoice(database, id, id, foreign)).rejects.toThrow()
})
