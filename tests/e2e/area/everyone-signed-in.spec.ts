import type { Page } from '@playwright/test'
import { addSampleChannels } from '#features/connections/server/connections.server.ts'
import type { Database } from '#server/db/client.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'

test.describe.configure({ timeout: 90_000 })

const pages = [
  '/dashboard',
  '/dashboard/campaigns',
  '/dashboard/settings',
  '/dashboard/accessibility',
  '/dashboard/support',
  '/dashboard/canais',
  '/dashboard/canais/site',
  '/dashboard/canais/instagram',
]

async function withCampaign(database: Database, client: Parameters<typeof addCampaign>[1]) {
  const campaign = await addCampaign(database, client, { name: 'Matrículas de verão' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 120, clicks: 30, conversions: 4 }])
  await database.db.transaction((tx) =>
    addSampleChannels(tx, { clientId: client.id, name: 'Padaria' }),
  )
  return [...pages, `/dashboard/campaigns/${campaign}`]
}

/** Buttons that would be bare text where the system draws all colours itself. */
const unmarkedButtons = (page: Page) =>
  page.locator('a.btn:visible, button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderStyle, textDecorationLine, outlineStyle } = getComputedStyle(button)
        const drawn = borderStyle !== 'none' || textDecorationLine !== 'none'
        return button.textContent?.trim() && !drawn && outlineStyle === 'none'
      })
      .map((button) => button.textContent?.trim()),
  )

const onPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          getComputedStyle(element).position === 'fixed' &&
          (element as HTMLElement).checkVisibility() &&
          element.getBoundingClientRect().height > 0,
      )
      .map((element) => element.className),
  )

test('The client area holds at 400% zoom, in forced colours and on paper @whole', async ({
  page,
  client,
  database,
}) => {
  // 1280 by 800 at 400% are 320 by 200 CSS pixels.
  await page.setViewportSize({ width: 320, height: 200 })
  const paths = await withCampaign(database, client)
  await openHydrated(page, paths[0] as string)
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' })
    await moveTo(page, path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    const last = page
      .locator('main')
      .locator('a, button, summary, input')
      .filter({ visible: true })
      .last()
    await last.scrollIntoViewIfNeeded()
    await expect(last, path).toBeInViewport()
    expect(await unmarkedButtons(page), path).toEqual([])
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(await onPaper(page), path).toEqual([])
  }
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('All of the client area can be read, the days’ figures too @whole', async ({
    page,
    client,
    database,
  }) => {
    for (const path of await withCampaign(database, client)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, h3, p, li, dt, dd)')]
          .filter((element) => !element.closest('details:not([open]), dialog, .print-only'))
          .filter((element) => element.textContent?.trim())
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.textContent),
      )
      expect(hidden, path).toEqual([])
    }
    await page.goto('/dashboard')
    await page.getByText('Ver os números em tabela').click()
    await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
  })
})
