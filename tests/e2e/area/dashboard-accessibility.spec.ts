import { sql } from 'drizzle-orm'
import { timeForAll } from '#tests/support/missing.ts'
import { expectAccessible, expectNothingBesideThePage } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { skipWithout } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { triesAll } from '#tests/support/runs.ts'

const looks = [
  { name: 'normal contrast', highContrast: false, fontSize: 'medium', wide: [1440] },
  { name: 'high contrast and 18 px type', highContrast: true, fontSize: 'large', wide: [] },
]

for (const { name, highContrast, fontSize, wide } of looks) {
  const widths = triesAll ? [390, ...wide] : [390]
  test.describe(() => {
    if (highContrast) skipWithout(timeForAll)
    test(`axe finds nothing in the figures in ${name}`, async ({ page, client, database }) => {
      test.setTimeout(60_000)
      await page.setViewportSize({ width: 390, height: 900 })
      await database.db.execute(sql`
      update alisio.user_preferences set high_contrast = ${highContrast}, font_size = ${fontSize}
      where user_id = ${client.id}`)
      await openHydrated(page, '/dashboard')
      for (const path of ['/dashboard', '/dashboard/campaigns']) {
        await moveTo(page, path)
        await expectAccessible(page, `${path}, empty`, widths)
      }
      const campaign = await addCampaign(database, client, {
        name: `Uma campanha de nome comprido ${'muito comprido '.repeat(8)}`,
      })
      await addCampaign(database, client, { name: 'Parada', status: 'PAUSED', demo: true })
      await addStats(database, campaign, [
        { daysAgo: 1, spend: 987654321.12, clicks: 9876543210, conversions: 12345678, ctr: 1.5 },
        { daysAgo: 40, spend: 5, clicks: 5, conversions: 5, ctr: 3 },
      ])
      for (const path of ['/dashboard/campaigns', '/dashboard/campaigns?busca=nada']) {
        await moveTo(page, path)
        await expectAccessible(page, path, widths)
      }
      await moveTo(page, `/dashboard/campaigns/${campaign}`)
      await page.getByText('Ver os números em tabela').click()
      await page.getByText('Como calculamos').click()
      await page.getByRole('slider').focus()
      await expectAccessible(page, 'one campaign, all open', widths)
      await moveTo(page, '/dashboard?periodo=90')
      await expectAccessible(page, 'three months', widths)
      await page.getByRole('button', { name: 'Remover dados demo' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'the question before demo data goes', widths)
    })
  })
}

test('The figures fit a phone of 320 px with 18 px type', async ({ page, client, database }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await database.db.execute(
    sql`update alisio.user_preferences set font_size = 'large' where user_id = ${client.id}`,
  )
  const campaign = await addCampaign(database, client, {
    name: 'BR-CE-FOR-2026-REMARKETING-CARRINHO-ABANDONADO-V3-PUBLICO-AMPLO-SEM-ESPACOS',
    status: 'WITH_ISSUES_AND_A_VERY_LONG_STATUS_NOBODY_EXPECTED',
    objective: 'AUMENTO_DE_RECONHECIMENTO_DA_MARCA_EM_TODO_O_NORDESTE',
  })
  await addStats(database, campaign, [{ daysAgo: 0, spend: 987654321.12, clicks: 9876543210 }])
  for (const path of ['/dashboard', '/dashboard/campaigns', `/dashboard/campaigns/${campaign}`]) {
    await page.goto(path)
    await expectNothingBesideThePage(page, path)
  }
})
