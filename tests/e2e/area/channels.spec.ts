import { addSampleChannels } from '#features/connections/server/connections.server.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { triesAll } from '#tests/support/runs.ts'

const channels = ['site', 'busca', 'mapa', 'instagram', 'facebook', 'tiktok', 'linkedin']

test('Every channel has a card and a page, with pictures of our own for its client only', async ({
  page,
  client,
  database,
  browser,
  signUp,
}) => {
  test.setTimeout(120_000)
  await database.db.transaction((tx) =>
    addSampleChannels(tx, { clientId: client.id, name: 'Padaria' }),
  )
  await openHydrated(page, '/dashboard/canais')
  await expect(page.getByRole('link', { name: /^Ver por dentro/ })).toHaveCount(channels.length)
  const widths = triesAll ? [320, 1440] : [320]
  await expectAccessible(page, 'Canais', widths)
  // They are drawn by the same blocks, this one by one more; the site's is judged where it is connected.
  for (const channel of triesAll ? channels : ['instagram']) {
    await moveTo(page, `/dashboard/canais/${channel}`)
    await expectAccessible(page, channel, widths)
  }
  await moveTo(page, '/dashboard/canais/instagram')
  const posts = page.getByRole('region', { name: 'Melhores publicações' })
  await expect(posts.getByRole('listitem')).toHaveCount(6)
  // Reach of thirty days is one number of the platform's, of ninety nobody knows it.
  await expect(page.getByText('a plataforma responde por até 30 dias')).toHaveCount(0)
  await moveTo(page, '/dashboard/canais/instagram?periodo=90')
  await expect(page.getByText('a plataforma responde por até 30 dias')).toBeVisible()
  const picture = (await posts.getByRole('presentation').first().getAttribute('src')) ?? ''
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
  const elsewhere = await browser.newContext()
  // Without a session it leads to the entry.
  expect((await elsewhere.request.get(picture)).headers()['content-type']).toContain('text/html')
  await signUp(elsewhere)
  expect((await elsewhere.request.get(picture)).status()).toBe(404)
  await elsewhere.close()
})
