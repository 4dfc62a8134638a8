import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { layOutWhole } from '#tests/support/pages/browser.ts'
import { needChromium } from '../support/tools.ts'

const folder = path.resolve('.cache/adopt')

/** Pages of the second agency on a phone and a desk, for somebody to look at; where they are. */
export async function takePictures(url: string, pages: string[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  try {
    const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' })
    await page.goto(url)
    await page.getByRole('button', { name: 'Rejeitar' }).click()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const at of pages) {
        await page.goto(url + at, { waitUntil: 'networkidle' })
        await layOutWhole(page)
        const name = at === '/' ? 'home' : at.slice(1).replaceAll('/', '-')
        await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
      }
    }
  } finally {
    await browser.close()
  }
  return path.relative('.', folder)
}
