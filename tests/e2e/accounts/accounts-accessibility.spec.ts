import { sql } from 'drizzle-orm'
import { storedItems } from '#content/legal/stored-items.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { moveTo, openHydrated } from '#tests/support/pages/browser.ts'
import { signIn } from '#tests/support/pages/forms.ts'
import { requireParts, skipWithout } from '#tests/support/pages/site.ts'
import { expect, test } from '#tests/support/people/client-area.ts'
import { triesAll } from '#tests/support/runs.ts'

requireParts('clientArea')

const looks = [
  { name: 'normal contrast', marks: { highContrast: false, fontSize: 'medium' }, narrow: 390 },
  {
    name: 'high contrast and 18 px type',
    marks: { highContrast: true, fontSize: 'large' },
    narrow: 320,
  },
]

for (const { name, marks, narrow } of looks) {
  test.describe(() => {
    if (marks.highContrast) skipWithout(timeForAll)
    const widths = triesAll ? [narrow, 1440] : [narrow]

    test(`axe finds nothing in the account's pages in ${name}`, async ({
      page,
      client,
      database,
    }) => {
      test.setTimeout(60_000)
      await page.setViewportSize({ width: narrow, height: 900 })
      await database.db.execute(sql`
      update alisio.user_preferences
      set high_contrast = ${marks.highContrast}, font_size = ${marks.fontSize}
      where user_id = ${client.id}`)
      await openHydrated(page, '/dashboard/settings')
      await page.getByText('Excluir conta', { exact: true }).click()
      await page.getByLabel('Nome Completo').fill('A')
      await page.getByRole('button', { name: 'Salvar Alterações' }).click()
      await page.locator('[name=password]').fill('jangada ao vento')
      await expectAccessible(page, 'settings, all open, with errors', widths)
      await moveTo(page, '/dashboard/accessibility')
      await page.getByLabel('Reduzir movimento').check()
      await expect(page.getByText('Preferências atualizadas')).toBeVisible()
      await expectAccessible(page, 'accessibility, with a toast', widths)
      await moveTo(page, '/dashboard/support')
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.keyboard.press('Control+b')
      await expectAccessible(page, 'support, the menu collapsed', [1440])
      await page.setViewportSize({ width: narrow, height: 900 })
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expectAccessible(page, 'support, the menu open', [narrow])
    })

    test(`axe finds nothing on /auth in ${name}`, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width: narrow, height: 900 })
      if (marks.highContrast) {
        const value = 'large.high-contrast'
        await context.addCookies([{ name: 'preferencias', value, url: baseURL as string }])
      }
      await openHydrated(page, '/auth')
      if (marks.highContrast) await expect(page.locator('html')).toHaveClass(/high-contrast/)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expectAccessible(page, 'login with errors', widths)
      await page.getByRole('tab', { name: 'Criar Conta' }).click()
      await page.locator('#panel-signup [name=password]').fill('jangada')
      await expectAccessible(page, 'sign-up', widths)
      await moveTo(page, '/auth?mode=forgot')
      await expectAccessible(page, 'forgot', widths)
      await moveTo(page, '/auth?mode=reset&token=x')
      await expectAccessible(page, 'reset', widths)
    })
  })
}

test('The cookie policy lists everything the client area stores @whole', async ({
  page,
  client,
  context,
}) => {
  await context.clearCookies()
  await openHydrated(page, '/auth')
  await signIn(page, client.email, client.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openHydrated(page, '/dashboard')
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
