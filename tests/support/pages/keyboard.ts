import { expect, type Page } from '@playwright/test'

/** More presses of one key than anybody should need to reach the next thing. */
const MOST = 60

/** Works a page by its keys alone and counts them; letters of texts are counted apart. */
export function useKeys(page: Page) {
  const count = { keys: 0, letters: 0 }

  /** What has the focus is seen: named, inside the window and not covered. */
  const focused = () =>
    page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement
      if (control === document.body) return { name: '', kind: 'body', seen: false }
      const label = control.labels?.[0]?.textContent
      const name = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
      const small = control.getBoundingClientRect()
      const box = small.height < 4 ? (control.labels?.[0]?.getBoundingClientRect() ?? small) : small
      const seen = box.height > 3 && box.bottom > 0 && box.top < innerHeight
      return { name: name.replace(/\s+/g, ' ').trim(), kind: control.localName, seen }
    })

  async function press(key: string, times = 1) {
    for (let nth = 0; nth < times; nth += 1) await page.keyboard.press(key)
    count.keys += times
  }

  async function type(text: string) {
    await page.keyboard.type(text)
    count.letters += text.length
  }

  /** Presses a key until what has the focus bears this name, and is seen. */
  async function reach(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab', kind = '') {
    for (let presses = 0; presses < MOST; presses += 1) {
      await press(key)
      const at = await focused()
      if (!name.test(at.name) || (kind && at.kind !== kind)) continue
      expect(at.seen, `${at.name} is seen`).toBe(true)
      return
    }
    throw new Error(`${MOST} presses of ${key} do not reach ${name}`)
  }

  /** The focus moved there by itself. */
  const expectAt = (name: RegExp) =>
    expect.poll(async () => (await focused()).name, { timeout: 30_000 }).toMatch(name)

  return { count, press, type, reach, expectAt }
}
