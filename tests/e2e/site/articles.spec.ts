import { listedArticles } from '#content/derived/article-lists.ts'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { requireSome } from '#tests/support/pages/site.ts'

requireSome(listedArticles.length > 0, 'a text')

test('A reader goes from the list to a text, along its parts, and on to the next', async ({
  page,
}) => {
  await page.goto('/conteudos')
  await expectAccessible(page, 'Conteúdos')
  const first = listedArticles[0]
  await page.getByRole('link', { name: first?.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
  await expectAccessible(page, 'Texto')
  const contents = page.getByRole('navigation', { name: 'Neste texto' })
  await contents.getByRole('link').last().click()
  await expect(page).toHaveURL(/#/)
  if (listedArticles.length > 1) {
    await page.getByRole('region', { name: 'Leia também' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first?.title ?? '')
  }
})
