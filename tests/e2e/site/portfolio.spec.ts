import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { page as content } from '#content/pages/portfolio.ts'
import { areas } from '#content/portfolio/areas.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { phases } from '#content/portfolio/process.ts'
import { shownTabs } from '#content/portfolio/tabs.ts'
import { timeForAll } from '#tests/support/missing.ts'
import { expect, holdRequests, openHydrated, test } from '#tests/support/pages/browser.ts'
import { at, pathsOf, requireParts, skipWithout } from '#tests/support/pages/site.ts'

requireParts('portfolio')

const portfolioPath = at('portfolio')

const tabs = shownTabs(content)
const labels = tabs.map(({ label }) => label)
const [overview, areasTab, projects, process] = labels as [string, string, string, string]

for (const [nth, path] of pathsOf('portfolio').entries()) {
  test.describe(() => {
    if (nth > 0) skipWithout(timeForAll)
    test(`${path} opens on its overview, keeps the open part in the address, and back and forward follow`, async ({
      page,
    }) => {
      await openHydrated(page, path)
      await expect(page.getByRole('tab')).toHaveText(labels)
      await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
      for (const { value } of content.overview.stats) {
        await expect(
          page.getByRole('tabpanel').getByText(value, { exact: true }).first(),
        ).toBeVisible()
      }
      // Before its script is there a tab is followed as a link, which leaves another address.
      await expect(page.locator('.tabs[data-live]')).toBeVisible()
      await page.getByRole('tab', { name: projects }).click()
      await expect(page).toHaveURL(`${path}?aba=projetos`)
      await page.getByRole('tab', { name: process }).click()
      await expect(page).toHaveURL(`${path}?aba=processo`)
      await page.goBack()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(projects)
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(projects)
      await page.goBack()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
      await page.goForward()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(projects)
    })
  })
}

test('A tab that is pressed before its script gets its own address once the script is there', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/tabs-/)
  await openHydrated(page, portfolioPath)
  await page.getByRole('tab', { name: projects }).click()
  await expect(page).toHaveURL(`${portfolioPath}#panel-projetos`)
  release()
  await expect(page).toHaveURL(`${portfolioPath}?aba=projetos`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(projects)
  await page.goBack()
  await expect(page).toHaveURL(portfolioPath)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
})

/** What stands in a part, looked at once its address has opened it. */
const holds: Record<string, (page: Page) => Promise<void>> = {
  areas: async (page) => {
    await expect(
      page.getByRole('link', { name: new RegExp(`^${content.areas.more}`) }),
    ).toHaveCount(areas.length)
    // At the end of a part the next one is a step away.
    await page.getByRole('link', { name: `Continuar em ${projects}` }).click()
    await expect(page).toHaveURL(`${portfolioPath}?aba=projetos`)
    await expect(page.getByRole('tab', { name: projects })).toBeInViewport()
  },
  projetos: async (page) => {
    const buttons = page.getByRole('article').locator('a.btn')
    const actions = content.projects.items.flatMap((project) => project.actions)
    await expect(buttons).toHaveText(actions)
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('target', '_blank')
      expect(await button.getAttribute('href')).toContain(schedulingPage())
    }
  },
  processo: async (page) => {
    for (const { duration } of phases) {
      if (duration) await expect(page.getByText(duration, { exact: true }).first()).toBeVisible()
    }
  },
  resultados: async (page) => {
    const { bars } = content.results
    await expect(page.getByRole('progressbar')).toHaveCount(bars.length)
    const lengths = await page
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value))
    expect(lengths).toEqual(bars.map((bar) => Number.parseInt(bar.value, 10)))
  },
  contato: async (page) => {
    const panel = page.getByRole('tabpanel')
    await expect(panel.locator('a[href^="https://wa.me/"]')).toBeVisible()
    await expect(panel.getByText(`${claims.meetingMinutes.portfolio} minutos`)).toBeVisible()
    const { instagram } = brand.social
    if (instagram) await expect(panel.locator(`a[href="${instagram.url}"]`)).toBeVisible()
    const file = panel.getByRole('link', { name: content.contact.pdf.label })
    await expect(file).toHaveAttribute('href', `/generated/${portfolioPdfFile}`)
    const answer = await page.request.get(`/generated/${portfolioPdfFile}`)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  },
}

test('The address of a part opens it with all it holds, and one of no part the overview @whole', async ({
  page,
}) => {
  const ids = tabs.map(({ id }) => id as string)
  const every = content.tabs.items.map(({ id }) => id as string)
  expect(every).toEqual(expect.arrayContaining(Object.keys(holds)))
  for (const [index, id] of ids.entries()) {
    await openHydrated(page, `${portfolioPath}?aba=${id}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[index] as string)
    await holds[id]?.(page)
  }
  await openHydrated(page, `${portfolioPath}?aba=nada`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
})

test('All parts can be reached by keyboard @whole', async ({ page }) => {
  await openHydrated(page, portfolioPath)
  await page.getByRole('tab', { name: overview }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: areasTab })).toBeFocused()
  await expect(page).toHaveURL(`${portfolioPath}?aba=areas`)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: labels.at(-1) })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('All parts stand below each other', async ({ page }) => {
    await page.goto(portfolioPath)
    const panels = page.getByRole('tabpanel')
    await expect(panels).toHaveCount(labels.length)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
  })
})
