import { brand } from '#content/brand.ts'
import { caseStudies, customerQuote } from '#content/case-studies.ts'
import { claims } from '#content/claims.ts'
import { contactOf, contentAt, setOf } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { page as classicPage } from '#content/pages/cases-classic.ts'
import { aService, services } from '#tests/support/features/services.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, pathsOf, requireParts, requireSome, skipWithout } from '#tests/support/pages/site.ts'

const [first, last] = [casesPage.cases[0], casesPage.cases.at(-1)] as [string, string]

const casesPath = at('cases')
const needsCase = () => requireSome(first, 'whole case')

for (const [nth, path] of pathsOf('cases').entries()) {
  test.describe(() => {
    if (nth > 0) skipWithout(timeForAll)
    test(`${path} shows its figures, every case with all of its parts, and leads to a conversation`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByText(casesPage.hero.badge)).toBeVisible()
      await expect(
        page.getByRole('heading', { level: 1, name: casesPage.hero.title }),
      ).toBeVisible()
      for (const { value } of Object.values(claims.cases)) {
        await expect(page.getByText(value, { exact: true }).first()).toBeVisible()
      }
      const cases = page.getByRole('article')
      await expect(cases).toHaveCount(casesPage.cases.length)
      for (const item of await cases.all()) {
        // Stars are a client's to give: another agency may have none.
        if (brand.sample) await expect(item.getByRole('img', { name: /^Nota \d/ })).toBeVisible()
        for (const part of ['Desafio', 'Solução', 'Conquistas', 'Prazo', 'Investimento']) {
          await expect(item.getByText(part, { exact: true })).toBeVisible()
        }
      }
      const closing = page.getByRole('region', { name: casesPage.closing.title })
      const schedule = closing.getByRole('link', { name: casesPage.closing.schedule })
      await expect(schedule).toHaveAttribute('target', '_blank')
      expect(await schedule.getAttribute('href')).toContain(schedulingPage())
    })
  })
}

test('A visitor reads a long story in place, finds it in the address and copies that of another', async ({
  page,
  context,
}) => {
  needsCase()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, casesPath)
  const story = page.locator(`#${first}`)
  await expect(story).toBeHidden()
  await page.locator('summary', { hasText: 'Ler a história completa' }).first().click()
  await expect(story).toBeVisible()
  await expect(page).toHaveURL(`${casesPath}#${first}`)
  await page.locator('summary', { hasText: 'Ler a história completa' }).first().click()
  await expect(story).toBeHidden()
  await expect(page).toHaveURL(casesPath)
  const another = page.getByRole('article').filter({ has: page.locator(`#${last}`) })
  await another.getByRole('link', { name: /^Copiar link da história/ }).click()
  await expect(page.getByText('Link copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(`${casesPath}#${last}`)
})

test('The address of a story opens it and brings it into view @whole', async ({ page }) => {
  needsCase()
  await openHydrated(page, `${at('cases', 'dia')}#${last}`)
  await expect(page.locator(`#${last} > p`).first()).toBeInViewport()
  await page.evaluate((slug) => {
    location.hash = `#${slug}`
  }, first)
  await expect(page.locator(`#${first} > p`).first()).toBeInViewport()
})

test('A link on another page leads to the open story @whole', async ({ page }) => {
  needsCase()
  const teller = services.find(({ content }) =>
    content.cases.some((slug) => casesPage.cases.includes(slug)),
  )
  requireSome(teller, 'service with a case of its own')
  const path = contentAt(teller?.file ?? '') ?? aService()
  await openHydrated(page, path)
  const link = page.locator(`main a[href^="${at('cases', setOf(path))}#"]`).first()
  const slug = (await link.getAttribute('href'))?.split('#')[1]
  await link.click()
  await expect(page.locator(`#${slug} > p`).first()).toBeInViewport()
})

test('The classic version adds its studies, a customer, WhatsApp and a proposal @whole', async ({
  page,
}) => {
  requireParts('classic')
  requireSome(pathsOf('cases').length, 'cases')
  await page.goto(at('cases', 'dia'))
  await expect(page.locator('.study')).toHaveCount(caseStudies.length)
  await expect(page.getByRole('figure').filter({ hasText: customerQuote?.name })).toBeVisible()
  const closing = page.getByRole('region', { name: casesPage.closing.title })
  const chat = closing.getByRole('link', { name: classicPage.contact?.talk })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(closing.getByRole('link', { name: classicPage.contact?.proposal })).toHaveAttribute(
    'href',
    contactOf('dia'),
  )
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('Every story opens and can be read', async ({ page }) => {
    needsCase()
    await page.goto(casesPath)
    for (const details of await page.locator('details').all()) {
      await details.locator('summary').click()
      await expect(details.locator('p').first()).toBeVisible()
    }
  })
})
