import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaign, dayFigures, syncStage } from '#tests/support/features/connections/sync-stage.ts'
import { googleApi } from '../platforms/google-ads/google-api.ts'
import { fetchPicture } from './fetch-picture.ts'

const { database, stage, newAccount, spendOf, connect, sync } = syncStage()

async function adsOf(clientId: string) {
  const { rows } = await database.db.execute(sql`
    select kind, group_name as "group", name, ads.external_id as id, date::text as day,
      spend::float8, results, thumbnail.type
    from alisio.ad_days ads
    left join alisio.ad_thumbnails thumbnail using (client_id, external_id)
    where client_id = ${clientId} order by date, name`)
  return rows
}

const pictureAt = (name: string) => `${stage.deps.env.META_GRAPH_URL}/pictures/${name}`

test('a sync keeps the ads below their campaigns, with pictures of our own', async () => {
  const world = newAccount([
    {
      ...campaign('1', { '2026-10-01': dayFigures(40), '2026-10-02': dayFigures(50) }),
      ads: [
        { id: '901', group: 'Frio', name: 'Vídeo', share: 75, picture: pictureAt('small.gif') },
        { id: '902', group: 'Frio', name: 'Foto', share: 25, picture: pictureAt('page.html') },
        {
          id: '903',
          group: 'Quente',
          name: 'Zero',
          share: 0,
          picture: 'https://example.com/a.gif',
        },
      ],
    },
  ])
  const { id, clientId } = await connect(world)
  await sync(id)
  expect(await spendOf(clientId)).toEqual(['Campanha 1 2026-10-01 40', 'Campanha 1 2026-10-02 50'])
  expect(await adsOf(clientId)).toMatchObject([
    { name: 'Foto', day: '2026-10-01', spend: 10, type: null },
    {
      kind: 'ad',
      name: 'Vídeo',
      group: 'Frio',
      id: '901',
      spend: 30,
      results: { 'actions:lead': 1 },
      type: 'image/gif',
    },
    { name: 'Zero', group: 'Quente', spend: 0, type: null },
    { name: 'Foto', day: '2026-10-02', spend: 12.5 },
    { name: 'Vídeo', day: '2026-10-02', spend: 37.5 },
    { name: 'Zero' },
  ])
  // What no longer comes is gone; a day that is restated is replaced.
  const [first] = world.campaigns
  if (first) first.ads = first.ads?.slice(0, 1)
  await sync(id)
  expect(await adsOf(clientId)).toMatchObject([
    { name: 'Vídeo', day: '2026-10-01' },
    { name: 'Vídeo', day: '2026-10-02' },
  ])
})

test('ads and keywords of Google are read by name, headline and text, with the category of what they brought', async () => {
  const { google } = stage.platforms
  const account = {
    id: '7770001111',
    name: 'Busca',
    currency: 'BRL',
    zone: 'America/Fortaleza',
    campaigns: [
      {
        ...campaign('77', {
          '2026-10-01': {
            ...dayFigures(40),
            conversions: 4,
            categories: {
              PURCHASE: { conversions: 1, value: 90 },
              SUBMIT_LEAD_FORM: { conversions: 2, value: 0 },
            },
          },
        }),
        ads: [
          { id: '5', group: 'Pães', name: 'Pão quente', share: 50 },
          // One keyword in two match types is two rows.
          { group: 'Pães', name: 'pão artesanal', share: 25 },
          { group: 'Pães', name: 'pão artesanal', share: 25 },
        ],
      },
    ],
  }
  google.accounts.push(account)
  google.direct.push(account.id)
  const secret = { refreshToken: google.addRefreshToken() }
  const api = googleApi(stage.platforms.env, secret, { sleep: async () => {} })
  const span = { first: '2026-10-01', last: '2026-10-02' }
  const about = { campaignId: '77', day: '2026-10-01', group: 'Pães', spend: '20.000000' }
  expect(await api.readAds({ externalId: account.id, loginId: null }, span)).toMatchObject([
    {
      ...about,
      kind: 'ad',
      name: 'Pão quente',
      id: '5',
      results: { PURCHASE: 0.5, SUBMIT_LEAD_FORM: 1, conversions: 0.5 },
    },
    ...Array.from({ length: 2 }, () => ({
      ...about,
      spend: '10.000000',
      kind: 'keyword',
      name: 'pão artesanal',
      id: null,
      results: { PURCHASE: 0.25, SUBMIT_LEAD_FORM: 0.5, conversions: 0.25 },
    })),
  ])
})

test('a picture is fetched from the platform’s hosts only, and only if it is one', async () => {
  const { origin } = new URL(stage.deps.env.META_GRAPH_URL)
  expect(await fetchPicture(pictureAt('small.gif'), origin)).toMatchObject({ type: 'image/gif' })
  expect(await fetchPicture(pictureAt('page.html'), origin)).toBeNull()
  expect(await fetchPicture(pictureAt('small.gif'), 'https://graph.facebook.com')).toBeNull()
  expect(await fetchPicture('https://fbcdn.net.example.com/a.gif', origin)).toBeNull()
  expect(await fetchPicture('file:///etc/passwd', origin)).toBeNull()
  expect(await fetchPicture('not an address', origin)).toBeNull()
})
