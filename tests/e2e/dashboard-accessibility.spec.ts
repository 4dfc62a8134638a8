import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/axe.ts'
import { openHydrated } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/client-area.ts'
import { addCampaign, addStats } from '#tests/support/clients.ts'

async function expectNothing(page: Page, path: string) {
  await expectNoViolations(page, path)
  await expectNothingBesideThePage(page, path)
}

const looks = [
  { name: 'normal contrast', highContrast: false, fontSize: 'medium' },
  { name: 'high contrast and 18 px type', highContrast: true, fontSize: 'large' },
]

for (const width of [390, 1440]) {
  for (const look of looks) {
    test(`axe finds nothing in the figures at ${width} px in ${look.name}`, async ({
      page,
      client,
      database,
    }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await database.db.execute(sql`
        update alisio.user_preferences set high_contrast = ${look.highContrast}, font_size = ${look.fontSize}
        where user_id = ${client.id}`)
      for (const path of ['/dashboard', '/dashboard/campaigns']) {
        await openHydrated(page, path)
        await expectNothing(page, `${path}, empty`)
      }
      const campaign = await addCampaign(database, client, {
        name: `Uma campanha de nome comprido ${'muito comprido '.repeat(8)}`,
      })
      await addCampaign(database, client, { name: 'Parada', status: 'PAUSED', demo: true })
      await addStats(database, campaign, [
        { daysAgo: 1, spend: 987654321.12, clicks: 9876543210, conversions: 12345678, ctr: 1.5 },
        { daysAgo: 40, spend: 5, clicks: 5, conversions: 5, ctr: 3 },
      ])
      for (const path of [
        '/dashboard',
        '/dashboard?periodo=90',
        '/dashboard/campaigns',
        '/dashboard/campaigns?busca=nada',
        `/dashboard/campaigns/${campaign}`,
      ]) {
        await openHydrated(page, path)
        await expectNothing(page, path)
      }
      await page.getByText('Ver os números em tabela').click()
      await page.getByText('Como calculamos').click()
      await page.getByRole('slider').focus()
      await expectNothing(page, 'one campaign, all open')
      await openHydrated(page, '/dashboard')
      await page.getByRole('button', { name: 'Remover dados demo' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothing(page, 'the question before demo data goes')
    })
  }
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
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
