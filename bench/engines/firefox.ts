import { importTool, needCommand } from '../support/tools.ts'
import { type Engine, findInPage, notThere, type Target } from './engine.ts'

type Handle = { click: () => Promise<void>; type: (text: string) => Promise<void> }
type Page = {
  goto: (url: string) => Promise<unknown>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  screenshot: () => Promise<Uint8Array>
  evaluateHandle: (expression: string) => Promise<{ asElement: () => Handle | null }>
}
type Puppeteer = {
  launch: (options: object) => Promise<{
    newPage: () => Promise<Page>
    version: () => Promise<string>
    close: () => Promise<void>
  }>
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = needCommand('firefox-esr', 'firefox-esr')
  const { launch } = await importTool<Puppeteer>('puppeteer-core/lib/puppeteer/puppeteer-core.js')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'pt-BR' },
  })
  const page = await browser.newPage()

  async function find(target: Target): Promise<Handle> {
    const { css, text = '' } = target
    const element = await page.evaluateHandle(
      `(${findInPage})(${JSON.stringify(css)}, ${JSON.stringify(text)})`,
    )
    const handle = element.asElement()
    if (!handle) throw notThere(target)
    return handle
  }

  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => (await find(target)).type(text),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  }
}
