import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asClient } from '#server/db/roles/run-as.ts'
import { importStage } from '#tests/support/features/figures/import-stage.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { rankCampaignAds } from '../campaigns/read-ads.ts'
import { readBestAds } from '../figures.server.ts'
import { runOn, writeChoice } from '../results/choices.ts'
import { importCampaigns } from './campaigns/import-campaigns.ts'
import { undoFromCommand } from './undo-import.ts'

const { database, connection, file, daysOf } = importStage()

const span = { first: '2026-10-01', last: '2026-10-31' }

const metaPt = `Nome da campanha;Nome do conjunto de anúncios;Nome do anúncio;Identificação do anúncio;Dia;Valor usado (BRL);Impressões;Cliques no link;Resultados
Vendas;Público frio;Vídeo da loja;901;2026-10-01;60,00;1000;20;6
Vendas;Público frio;Foto do produto;902;2026-10-01;80,00;900;10;2
Vendas;Carrinho;Vídeo da loja;903;2026-10-01;50,10;500;9;0
Vendas;Carrinho;Carrossel;904;2026-10-01;10,00;100;1;5
Vendas;Público frio;Vídeo da loja;901;2026-10-02;40,00;700;12;4`

async function adsOf(client: { id: string }) {
  return asClient(database, viewOf(client), (tx) => readBestAds(tx, client.id, span))
}

async function countAds(clientId: string) {
  const { rows } = await database.db.execute<{ count: number; spend: number }>(sql`
    select count(*)::int as count, coalesce(sum(spend), 0)::float8 as spend
    from alisio.ad_days where client_id = ${clientId}`)
  return rows[0]
}

test('a file at the level of ads gives the same days as its sums, and the ads below them', async () => {
  const client = await addClient(database)
  const path = file(metaPt)
  await importCampaigns(connection, { client: client.id, path })
  expect(await daysOf(client.id)).toMatchObject([
    { day: '2026-10-01', spend: '200.10', impressions: '2500', clicks: '40', conversions: '13.00' },
    { day: '2026-10-02', spend: '40.00', conversions: '4.00' },
  ])
  expect(await countAds(client.id)).toEqual({ count: 5, spend: 240.1 })
  expect(await adsOf(client)).toEqual([
    {
      kind: 'ad',
      name: 'Vídeo da loja',
      group: 'Público frio',
      campaign: 'Vendas',
      thumbnail: null,
      spend: 100,
      conversions: 10,
    },
    expect.objectContaining({ name: 'Foto do produto', spend: 80, conversions: 2 }),
  ])
  // Nobody else reads them.
  const stranger = await addClient(database)
  const theirs = asClient(database, viewOf(stranger), (tx) => readBestAds(tx, client.id, span))
  expect(await theirs).toEqual([])
})

test('best and worst of a campaign leave out who spent little, and nobody is in both', async () => {
  const client = await addClient(database)
  await importCampaigns(connection, { client: client.id, path: file(metaPt) })
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from alisio.campaigns where client_id = ${client.id}`,
  )
  const ranked = await asClient(database, viewOf(client), (tx) =>
    rankCampaignAds(tx, client.id, span, rows[0]?.id as string),
  )
  expect(ranked).toMatchObject([
    {
      kind: 'ad',
      all: 4,
      best: [{ name: 'Vídeo da loja' }, { name: 'Foto do produto' }],
      worst: [{ name: 'Vídeo da loja', group: 'Carrinho', conversions: 0 }],
    },
  ])
})

test.each([
  [
    'keywords of Google in Portuguese',
    'Campanha;Grupo de anúncios;Palavra-chave;Dia;Custo;Impr.;Cliques;Conversões\nBusca;Padaria;pão artesanal;2026-10-01;33,00;100;9;3',
    { kind: 'keyword', group_name: 'Padaria', name: 'pão artesanal', results: { conversions: 3 } },
  ],
  [
    'ad sets of Meta in English',
    'Campaign name,Ad set name,Day,Amount spent (BRL),Impressions,Link clicks,Results\nSales,Cold,2026-10-01,33.00,100,9,3',
    { kind: 'group', group_name: '', name: 'Cold', results: { results: 3 } },
  ],
  [
    'ads of Google in English',
    'Campaign,Ad group,Ad,Day,Cost,Impr.,Clicks,Conversions\nSearch,Bakery,Bread ad,2026-10-01,33.00,100,9,3',
    { kind: 'ad', group_name: 'Bakery', name: 'Bread ad', results: { conversions: 3 } },
  ],
])('%s are read', async (_, text, expected) => {
  const client = await addClient(database)
  await importCampaigns(connection, { client: client.id, path: file(text) })
  const { rows } = await database.db.execute(sql`
    select kind, group_name, name, spend::float8, results from alisio.ad_days
    where client_id = ${client.id}`)
  expect(rows).toEqual([{ ...expected, spend: 33 }])
})

test('of two files for a day the later one counts, and undoing it brings the earlier one back', async () => {
  const client = await addClient(database)
  await importCampaigns(connection, { client: client.id, path: file(metaPt) })
  const later = await importCampaigns(connection, {
    client: client.id,
    path: file(metaPt.replace('60,00;1000;20;6', '66,00;1000;20;1')),
  })
  const best = async () => (await adsOf(client)).find(({ group }) => group === 'Público frio')
  expect((await adsOf(client)).map(({ spend }) => spend)).toEqual([106, 80])
  await undoFromCommand(connection, later.id)
  expect(await best()).toMatchObject({ spend: 100, conversions: 10 })
  expect(await countAds(client.id)).toEqual({ count: 5, spend: 240.1 })
})

test('undoing the only import leaves no ads, and dollars are converted like their day', async () => {
  const client = await addClient(database)
  const { id } = await importCampaigns(connection, {
    client: client.id,
    path: file(metaPt.replace('(BRL)', '(USD)')),
    rate: '5',
  })
  expect(await countAds(client.id)).toEqual({ count: 5, spend: 1200.5 })
  await undoFromCommand(connection, id)
  expect(await countAds(client.id)).toEqual({ count: 0, spend: 0 })
})

test('what counts as a conversion holds for ads too, as soon as it is decided', async () => {
  const client = await addClient(database)
  const head =
    'Campaign name,Ad name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Result indicator'
  const rows = [
    'Sales,Video,2026-10-01,40.00,100,9,4,actions:lead',
    'Sales,Video,2026-10-02,40.00,100,9,90,reach',
    'Sales,Photo,2026-10-01,40.00,100,9,3,actions:lead',
  ]
  await importCampaigns(connection, { client: client.id, path: file([head, ...rows].join('\n')) })
  const conversions = async () =>
    (await adsOf(client)).map(({ name, conversions: some }) => `${name} ${some}`)
  expect(await conversions()).toEqual(['Photo 3', 'Video 4'])
  await writeChoice(runOn(connection), client.id, {
    campaignId: null,
    kind: 'reach',
    counts: true,
  })
  expect(await conversions()).toEqual(['Video 94', 'Photo 3'])
})
