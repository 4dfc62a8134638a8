import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { page as content } from '#content/pages/portfolio.ts'
import { areas } from '#content/portfolio/areas.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { phases } from '#content/portfolio/process.ts'
import { schedulingPage } from '#content/scheduling.ts'
import { expect, openHydrated, test } from '#tests/support/browser.ts'
import { at, needs, pathsOf } from '#tests/support/site.ts'

needs('portfolio')

const own = at('portfolio')

const labels = content.tabs.items.map(({ label }) => label)
const [overview, areasTab, projects, process, , contact] = labels as [
  string,
  string,
  string,
  string,
  string,
  string,
]

for (const path of pathsOf('portfolio')) {
  test(`${path} opens on its overview and has its parts`, async ({ page }) => {
    await openHydrated(page, path)
    await expect(page.getByRole('tab')).toHaveText(labels)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
    for (const { value } of content.overview.stats) {
      await expect(
        page.getByRole('tabpanel').getByText(value, { exact: true }).first(),
      ).toBeVisible()
    }
  })

  test(`${path} keeps the open part in the address, and back and forward follow`, async ({
    page,
  }) => {
    await openHydrated(page, path)
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
}

test('The address of a part opens it', async ({ page }) => {
  for (const [index, { id }] of content.tabs.items.entries()) {
    await openHydrated(page, `${own}?aba=${id}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[index] as string)
  }
})

test('A part that does not exist opens the overview', async ({ page }) => {
  await openHydrated(page, `${own}?aba=nada`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(overview)
})

test('All parts can be reached by keyboard', async ({ page }) => {
  await openHydrated(page, own)
  await page.getByRole('tab', { name: overview }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: areasTab })).toBeFocused()
  await expect(page).toHaveURL(`${own}?aba=areas`)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: contact })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('At the end of a part the next one is a step away', async ({ page }) => {
  await openHydrated(page, `${own}?aba=areas`)
  await page.getByRole('link', { name: `Continuar em ${projects}` }).click()
  await expect(page).toHaveURL(`${own}?aba=projetos`)
  await expect(page.getByRole('tab', { name: projects })).toBeInViewport()
})

test('Every button of a project opens scheduling in a new tab', async ({ page }) => {
  await openHydrated(page, `${own}?aba=projetos`)
  const buttons = page.getByRole('article').locator('a.btn')
  const actions = content.projects.items.flatMap((project) => project.actions)
  await expect(buttons).toHaveText(actions)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('target', '_blank')
    expect(await button.getAttribute('href')).toContain(schedulingPage())
  }
})

test('Each area leads to a service, and each phase says how long it takes', async ({ page }) => {
  await openHydrated(page, `${own}?aba=areas`)
  await expect(page.getByRole('link', { name: new RegExp(`^${content.areas.more}`) })).toHaveCount(
    areas.length,
  )
  await page.getByRole('tab', { name: process }).click()
  for (const { duration } of phases) {
    await expect(page.getByText(duration, { exact: true }).first()).toBeVisible()
  }
})

test('The bars are as long as the figures beside them', async ({ page }) => {
  await openHydrated(page, `${own}?aba=resultados`)
  const { bars } = content.results
  await expect(page.getByRole('progressbar')).toHaveCount(bars.length)
  const lengths = await page
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value))
  expect(lengths).toEqual(bars.map((bar) => Number.parseInt(bar.value, 10)))
})

test('The contact part offers WhatsApp, a meeting of so many minutes, a network and the PDF', async ({
  page,
  request,
}) => {
  await openHydrated(page, `${own}?aba=contato`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.locator('a[href^="https://wa.me/"]')).toBeVisible()
  await expect(panel.getByText(`${claims.meetingMinutes.portfolio} minutos`)).toBeVisible()
  await expect(panel.locator(`a[href="${brand.social.instagram.url}"]`)).toBeVisible()
  const file = panel.getByRole('link', { name: content.contact.pdf.label })
  await expect(file).toHaveAttribute('href', `/generated/${portfolioPdfFile}`)
  const answer = await request.get(`/generated/${portfolioPdfFile}`)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('All parts stand below each other', async ({ page }) => {
    await page.goto(own)
    const panels = page.getByRole('tabpanel')
    await expect(panels).toHaveCount(labels.length)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
  })
})
