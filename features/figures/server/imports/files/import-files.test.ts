import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importStage, problem } from '#tests/support/features/figures/import-stage.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { importCampaigns } from '../campaigns/import-campaigns.ts'

const { database, connection, file, daysOf } = importStage()

test('the Portuguese sample of Meta Ads Manager becomes two campaigns', async () => {
  const { id, email } = await addClient(database)
  const result = await importCampaigns(connection, {
    client: email,
    path: 'docs/samples/meta-ads-pt.csv',
  })
  expect(result).toMatchObject({
    platform: 'meta',
    rows: 6,
    totals: 1,
    newCampaigns: 2,
    newDays: 6,
  })
  const days = await daysOf(id)
  expect(days[0]).toEqual({
    name: 'AMOSTRA Leads — Fortaleza',
    status: 'ACTIVE',
    objective: 'OUTCOME_LEADS',
    external_id: '120200000000001',
    day: '2026-10-01',
    impressions: '8120',
    clicks: '195',
    spend: '182.40',
    conversions: '14.00',
    ctr: '2.4015',
  })
  expect(days[3]).toMatchObject({ name: 'AMOSTRA Remarketing, carrinho', status: 'PAUSED' })
})

test('the English sample of Meta Ads Manager is read with its thousands separators', async () => {
  const { id, email } = await addClient(database)
  await importCampaigns(connection, { client: email, path: 'docs/samples/meta-ads-en.csv' })
  expect(await daysOf(id)).toMatchObject([
    { spend: '1204.55', impressions: '61200', clicks: '1430', objective: 'META_ADS' },
    { spend: '987.10', impressions: '52480' },
    { spend: '1011.92', conversions: '0.00' },
  ])
})

test('the Portuguese sample of Google Ads, in UTF-16 with tabs, preamble and totals, is read', async () => {
  const { id, email } = await addClient(database)
  const result = await importCampaigns(connection, {
    client: email,
    path: 'docs/samples/google-ads-pt.tsv',
  })
  expect(result).toMatchObject({ platform: 'google', rows: 5, totals: 2 })
  const days = await daysOf(id)
  expect(days.find((day) => day.day === '2026-10-01' && day.objective === 'SEARCH')).toMatchObject({
    status: 'ACTIVE',
    impressions: '3410',
    spend: '1312.40',
    conversions: '17.50',
    ctr: '6.2800',
  })
  expect(days.find((day) => day.objective === 'PERFORMANCE_MAX')).toMatchObject({
    status: 'PAUSED',
  })
})

test('rows of one campaign and day are summed, with the click rate of the sum', async () => {
  const { id, email } = await addClient(database)
  await importCampaigns(connection, { client: email, path: 'docs/samples/google-ads-en.csv' })
  const [first] = await daysOf(id)
  expect(first).toMatchObject({ impressions: '3414', clicks: '267', spend: '1349.40' })
  expect(Number(first?.ctr)).toBeCloseTo((100 * 267) / 3414, 3)
})

test('bad rows are listed with line and reason, and nothing is imported', async () => {
  const { id, email } = await addClient(database)
  const path = file(`Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results
Boa,2026-10-01,10.00,100,5,1
Sem dia,,10.00,100,5,1
"Quebra
de linha",2026-10-01,10.00,100,5,1
Dia,2026-02-31,10.00,100,5,1
Gasto,2026-10-01,dez,100,5,1
Negativo,2026-10-01,-3.00,100,5,1
,2026-10-01,1.00,100,5,1
Futuro,2126-10-01,1.00,100,5,1
Meio clique,2026-10-01,1.00,100,5.5,1`)
  const { message, details } = await problem(importCampaigns(connection, { client: email, path }))
  expect(message).toBe('Nothing was imported: 7 of 9 rows cannot be read.')
  expect(details).toEqual([
    'line 3: the day is missing',
    'line 6: "2026-02-31" is not a day',
    'line 7: spend "dez" is not a number like the file\'s others (1,234.56)',
    'line 8: spend "-3.00" is negative',
    'line 9: the campaign has no name',
    'line 10: the day 2126-10-01 lies in the future',
    'line 11: clicks "5.5" is not whole',
  ])
  expect(await daysOf(id)).toEqual([])
})

test.each([
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a semicolon file with decimal commas in %s is read', async (_, encode) => {
  const { id, email } = await addClient(database)
  const text = `Campanha;Dia;Custo;Impressões;Cliques;Conversões
Promoção de São João;24/06/2026;R$ 1.234,56;10.000;250;"3,5"
Promoção de São João;03/07/2026;R$ 0,99;900;9;0\r\n`
  await importCampaigns(connection, { client: email, path: file(encode(text)) })
  expect(await daysOf(id)).toMatchObject([
    { name: 'Promoção de São João', day: '2026-06-24', spend: '1234.56', conversions: '3.50' },
    { day: '2026-07-03', spend: '0.99', ctr: '1.0000' },
  ])
})

test('an unknown client, a missing column, a foreign currency and a missing file each have a clear message', async () => {
  const { email } = await addClient(database)
  const path = 'docs/samples/meta-ads-pt.csv'
  const unknown = await problem(
    importCampaigns(connection, { client: 'ninguem@example.com', path }),
  )
  expect(unknown.message).toBe('No client has the e-mail ninguem@example.com.')
  expect(unknown.details[0]).toContain('/auth')

  const lacking = file('Campaign name,Day,Amount spent (BRL),Impressions\nA,2026-10-01,1,1')
  const { details } = await problem(importCampaigns(connection, { client: email, path: lacking }))
  expect(details.map((line) => line.split(' ')[0])).toEqual(['Cliques', 'Resultados'])

  const dollars = file(
    'Campaign name,Day,Amount spent (USD),Impressions,Link clicks,Results\nA,2026-10-01,1,1,1,1',
  )
  expect(
    (await problem(importCampaigns(connection, { client: email, path: dollars }))).message,
  ).toContain('USD')
  const stray = file('hello\nworld')
  expect(
    (await problem(importCampaigns(connection, { client: email, path: stray }))).message,
  ).toContain('no export')
  const gone = 'docs/samples/gone.csv'
  expect(
    (await problem(importCampaigns(connection, { client: email, path: gone }))).message,
  ).toContain('There is no file')
})

test('a file with an open quotation mark is refused with its line', async () => {
  const { email } = await addClient(database)
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  const path = file(`${head}\n"A,2026-10-01,1.00,1,1,1\nB,2026-10-01,1.00,1,1,1`)
  const { details } = await problem(importCampaigns(connection, { client: email, path }))
  expect(details[0]).toContain('quotation marks do not close')
})

test('revenue, reach and kinds of conversions are read from both platforms’ files', async () => {
  const client = await addClient(database)
  const meta = file(
    [
      'Nome da campanha;Dia;Valor usado (BRL);Impressões;Cliques no link;Resultados;Indicador de resultados;Valor de conversão da compra;Alcance',
      'Loja;2026-10-01;100,00;900;30;4;actions:offsite_conversion.fb_pixel_purchase;1.250,50;700',
      'Loja;2026-10-02;80,00;800;20;1;actions:offsite_conversion.fb_pixel_purchase;-90,00;650',
      'Conversas;2026-10-01;50,00;500;9;6;actions:onsite_conversion.messaging_conversation_started_7d;-;',
      // Two parts of one day: reach cannot be summed, and a click is no conversion.
      'Cadastros;2026-10-01;10,00;100;5;2;actions:lead;;80',
      'Cadastros;2026-10-01;10,00;100;5;1;link_click;;90',
    ].join('\n'),
  )
  const google = file(
    [
      'Campaign,Day,Cost,Impr.,Clicks,Conversions,Conv. value',
      'Busca,2026-10-01,20.00,300,12,1.33,"1,010.10"',
    ].join('\n'),
  )
  await importCampaigns(connection, { client: client.id, path: meta })
  await importCampaigns(connection, { client: client.id, path: google })
  const { rows } = await database.db.execute(sql`
    select campaign_name || ' ' || to_char(date, 'DD') as at, conversions::float8, revenue::float8,
      contacts::float8, purchases::float8, conversations::float8, reach::float8
    from alisio.campaigns join alisio.campaigns_stats stats on stats.campaign_id = campaigns.id
    where campaigns.client_id = ${client.id} order by 1`)
  const none = { revenue: null, contacts: 0, purchases: 0, conversations: 0, reach: null }
  expect(rows).toEqual([
    { at: 'Busca 01', ...none, conversions: 1.33, revenue: 1010.1 },
    { at: 'Cadastros 01', ...none, conversions: 2, contacts: 2 },
    { at: 'Conversas 01', ...none, conversions: 6, conversations: 6 },
    { at: 'Loja 01', ...none, conversions: 4, purchases: 4, revenue: 1250.5, reach: 700 },
    { at: 'Loja 02', ...none, conversions: 1, purchases: 1, revenue: -90, reach: 650 },
  ])
})
