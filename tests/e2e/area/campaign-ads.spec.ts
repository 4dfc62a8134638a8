import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Database } from '#server/db/client.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'

const ads = [
  { group: 'Público frio', name: 'Vídeo da loja', id: '901', spend: 60, conversions: 6 },
  { group: 'Público frio', name: 'Foto do produto', id: '902', spend: 80, conversions: 2 },
  { group: 'Carrinho', name: 'Carrossel', id: '903', spend: 50, conversions: 0 },
  { group: 'Carrinho', name: 'Pouco visto', id: '904', spend: 10, conversions: 5 },
]

const gif = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

async function addPicture({ db }: Database, clientId: string, adId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into alisio.ad_thumbnails (client_id, external_id, type, bytes)
    values (${clientId}, ${adId}, 'image/gif', decode(${gif}, 'base64')) returning id`)
  return rows[0]?.id as string
}

test('A campaign shows its best and worst ads, with pictures of our own, and without them nothing @whole', async ({
  page,
  client,
  database,
}) => {
  const campaign = await addCampaign(database, client, { name: 'Vendas', source: 'meta' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 200, clicks: 40 }])
  await page.goto(`/dashboard/campaigns/${campaign}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Anúncios' })).toHaveCount(0)

  await database.db.execute(sql`
    with layer as (
      insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at)
      values (${client.id}, 'done', 'meta.csv', 'meta', 'Ana', nextval('alisio.import_order'), now())
      returning seq)
    insert into alisio.ad_days (campaign_id, client_id, date, seq, kind, group_name, name,
      external_id, impressions, clicks, spend, results)
    select ${campaign}, ${client.id}, (now() at time zone ${brand.timeZone})::date - 1, seq, 'ad', "group", name, id, 100, 5, spend,
      jsonb_build_object('actions:lead', conversions)
    from layer, jsonb_to_recordset(${JSON.stringify(ads)}::jsonb)
      said ("group" text, name text, id text, spend numeric, conversions numeric)`)
  const picture = await addPicture(database, client.id, '901')
  await page.reload()
  const card = page.getByRole('region', { name: 'Anúncios' })
  await expect(card).toContainText('ao menos R$ 30,00')
  await expect(card.getByRole('listitem')).toHaveText([
    /Vídeo da loja.*R\$\s10,00 por conversão/,
    /Foto do produto.*R\$\s40,00 por conversão/,
    /Carrossel.*Nenhuma conversão/,
  ])
  const image = card.getByRole('presentation').first()
  await expect(image).toHaveAttribute('src', `/dashboard/anuncios/${picture}`)
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await expectAccessible(page, 'a campaign with ads')

  // Another client's picture does not exist here.
  const stranger = await addClient(database)
  const foreign = await addPicture(database, stranger.id, '901')
  for (const id of [foreign, 'x']) {
    expect((await page.request.get(`/dashboard/anuncios/${id}`)).status()).toBe(404)
  }
})
