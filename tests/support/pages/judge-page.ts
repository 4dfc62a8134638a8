import { expect, type Page } from '@playwright/test'
import { pathsOf } from './site.ts'

const controls =
  'a[href], button, summary, input:not([type=hidden], [tabindex="-1"]), select, textarea, [role=tab]'

/** Every target is at least 24 px wide and high, links in a sentence aside. */
export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const small = await page.locator(controls).evaluateAll((all) => {
    const inSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0)
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !inSentence(one))
      .map((one) => {
        // A card's link is pressed wherever its card is.
        const wide = getComputedStyle(one, '::after').position === 'absolute'
        const target = (wide && (one as HTMLElement).offsetParent) || one
        return { one, box: target.getBoundingClientRect() }
      })
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ one, box }) => {
        const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
        return `${size} ${one.outerHTML.slice(0, 100)}`
      })
  })
  expect(small, `targets of ${what}`).toEqual([])
}

/** The accessibility tree as lines, in the order in which a screen reader goes through it. */
export const readLines = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim())

/** Where the first line with this stands; a story fails where there is none. */
export function placeOf(lines: string[], pattern: RegExp): number {
  const place = lines.findIndex((line) => pattern.test(line))
  expect(place, `${pattern} is read`).toBeGreaterThan(-1)
  return place
}

/** It is read from its header to its footer, heading by heading as seen. */
export async function expectReadInOrder(page: Page, path: string): Promise<void> {
  const lines = await readLines(page)
  const landmarks = lines.flatMap((line) => /^- (banner|main|contentinfo)\b/.exec(line)?.[1] ?? [])
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

/** On paper it is ink on white, without drawings. */
export async function expectInkOnWhite(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(() => {
    /** 0 is black, 255 white. */
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? undefined : (r * 299 + g * 587 + b * 114) / 1000
    }
    const all = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility())
    const named = (one: Element) => one.outerHTML.slice(0, 90)
    return {
      pale: all
        .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.nodeValue?.trim()))
        .filter((one) => (light(getComputedStyle(one).color) ?? 0) > 120)
        .map(named),
      dark: all
        .filter((one) => !one.closest('.legal-gist, progress, svg'))
        .filter((one) => (light(getComputedStyle(one).backgroundColor) ?? 255) < 200)
        .map(named),
      drawings: all.filter((one) => one.matches('.wind, main img[alt=""]')).map(named),
    }
  })
  expect(faults, `${path} on paper`).toEqual({ pale: [], dark: [], drawings: [] })
  await page.emulateMedia({ media: 'screen' })
}
