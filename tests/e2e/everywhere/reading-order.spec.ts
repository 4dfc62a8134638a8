import type { Page } from '@playwright/test'
import {
  expect,
  layOutWhole,
  onePathPerFamily,
  openHydrated,
  test,
} from '#tests/support/pages/browser.ts'
import { pathsOf, skipWithout } from '#tests/support/pages/site.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

/** The accessibility tree as lines, in the order in which a screen reader goes through it. */
const readLines = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim())

/** Where the first line with this stands; a story fails where there is none. */
function placeOf(lines: string[], pattern: RegExp): number {
  const place = lines.findIndex((line) => pattern.test(line))
  expect(place, `${pattern} is read`).toBeGreaterThan(-1)
  return place
}

test('Every family of pages is read from its header to its footer, heading by heading as seen', async ({
  page,
}) => {
  for (const path of onePathPerFamily) {
    await openHydrated(page, path)
    await layOutWhole(page)
    const lines = await readLines(page)
    const landmarks = lines.flatMap(
      (line) => /^- (banner|main|contentinfo)\b/.exec(line)?.[1] ?? [],
    )
    const whole = ['banner', 'main', 'contentinfo']
    expect(landmarks, path).toEqual(pathsOf('links').includes(path) ? ['main'] : whole)
    const main = lines.slice(placeOf(lines, /^- main/))
    const headings = main.flatMap((line) => /^- '?heading (".*") \[level=(\d)\]/.exec(line) ?? [])
    expect(headings[2], `${path} begins with its first heading`).toBe('1')
    const tops = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.getBoundingClientRect().top),
      )
    expect(tops, `${path} is read as it is seen`).toEqual(tops.toSorted((a, b) => a - b))
    const unnamed = lines.filter((line) =>
      /^- (link|button|textbox|radio|img)( \[.*\])?:?$/.test(line),
    )
    expect(unnamed, `${path}: everything has a name`).toEqual([])
  }
})

test('The booking is read as it is made: day, hour, who comes, the button', async ({ page }) => {
  skipWithout('an agenda of its own')
  await openHydrated(page, pathsOf('agenda')[0] ?? '')
  const lines = await readLines(page)
  const order = [
    /^- heading .* \[level=1\]/,
    /^- heading "Escolha o dia"/,
    /^- radio ".*horários? livres?"/,
    /^- radiogroup "Escolha a hora"/,
    /^- radio "\d+h/,
    /^- heading "Seus dados"/,
    /^- textbox "Nome/,
    /^- textbox "E-mail/,
    /^- textbox "WhatsApp/,
    /^- textbox "Assunto/,
    /^- status/,
    /^- button "Marcar conversa"/,
    /^- contentinfo/,
  ].map((pattern) => placeOf(lines, pattern))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const phone = page.getByRole('textbox', { name: 'WhatsApp' })
  await expect(phone).toHaveAccessibleDescription(/.{20,}/)
})
