import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { storedItems } from '#content/legal/stored-items.ts'
import { expectNothingBesideThePage, expectNoViolations } from '#tests/support/axe.ts'
import { openHydrated } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/client-area.ts'
import { signIn } from '#tests/support/forms.ts'
import { needs } from '#tests/support/site.ts'

needs('clientArea')

async function expectNothing(page: Page, what: string) {
  await expectNoViolations(page, what)
  await expectNothingBesideThePage(page, what)
}

const looks = [
  { name: 'normal contrast', highContrast: false, fontSize: 'medium' },
  { name: 'high contrast and 18 px type', highContrast: true, fontSize: 'large' },
]

for (const width of [320, 390, 1440]) {
  for (const look of looks) {
    test(`axe finds nothing in the account's pages at ${width} px in ${look.name}`, async ({
      page,
      client,
      database,
    }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await database.db.execute(sql`
        update alisio.user_preferences set high_contrast = ${look.highContrast}, font_size = ${look.fontSize}
        where user_id = ${client.id}`)
      await openHydrated(page, '/dashboard/settings')
      await page.getByText('Excluir conta', { exact: true }).click()
      await page.getByLabel('Nome Completo').fill('A')
      await page.getByRole('button', { name: 'Salvar Alterações' }).click()
      await page.locator('[name=password]').fill('jangada ao vento')
      await expectNothing(page, 'settings, all open, with errors')
      await openHydrated(page, '/dashboard/accessibility')
      await expectNothing(page, 'accessibility')
      await page.getByLabel('Reduzir movimento').check()
      await expect(page.getByText('Preferências atualizadas')).toBeVisible()
      await expectNothing(page, 'accessibility, with a toast')
      await openHydrated(page, '/dashboard/support')
      await expectNothing(page, 'support')
      if (width < 768) await page.getByRole('button', { name: 'Abrir menu' }).click()
      else await page.keyboard.press('Control+b')
      await expectNothing(page, 'support, the menu open or collapsed')
    })

    test(`axe finds nothing on /auth at ${width} px in ${look.name}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      if (look.highContrast) {
        const value = 'large.high-contrast'
        await context.addCookies([{ name: 'preferencias', value, url: baseURL as string }])
      }
      await openHydrated(page, '/auth')
      if (look.highContrast) await expect(page.locator('html')).toHaveClass(/high-contrast/)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expectNothing(page, 'login with errors')
      await page.getByRole('tab', { name: 'Criar Conta' }).click()
      await page.locator('#panel-signup [name=password]').fill('jangada')
      await expectNothing(page, 'sign-up')
      await openHydrated(page, '/auth?mode=forgot')
      await expectNothing(page, 'forgot')
      await openHydrated(page, '/auth?mode=reset&token=x')
      await expectNothing(page, 'reset')
    })
  }
}

test('The cookie policy lists everything the client area stores', async ({
  page,
  client,
  context,
}) => {
  await context.clearCookies()
  await openHydrated(page, '/auth')
  await signIn(page, client.email, client.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sidebar_state')
  await openHydrated(page, '/dashboard/accessibility')
  await page.getByLabel('Grande').check()
  await expect(page.getByText('Preferências atualizadas')).toBeVisible()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = (await context.cookies()).map((cookie) => cookie.name)
  expect(cookies).toEqual(
    expect.arrayContaining(['better-auth.session_token', 'sidebar_state', 'preferencias']),
  )
  const listed = new Set(storedItems.map((item) => item.name))
  expect([...stored, ...cookies].filter((name) => !listed.has(name))).toEqual([])
})
