import { findings, tally } from '../support/markdown.ts'
import { chosenPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { importTool, needChromium, toolVersion } from '../support/tools.ts'

type Issue = { code: string; message: string; selector: string; type: string }
type Pa11y = { default: (url: string, options: object) => Promise<{ issues: Issue[] }> }
type Puppeteer = {
  default: { launch: (options: object) => Promise<{ close: () => Promise<void> }> }
}

/** What the tool misjudges, and how it really is. */
const explained: [RegExp, string][] = [
  [
    /svg > text/,
    'Contrast of text within drawings: the tool compares with the page’s background and does not see what the drawing itself puts behind its text (`/home1/quem-somos`: near white on dark blue, 17:1, and 8:1).',
  ],
]

export const pa11y: Part = {
  name: 'pa11y',
  title: 'Accessibility: pa11y (HTML_CodeSniffer, WCAG 2 AA)',
  async run({ pages }) {
    const { default: judge } = await importTool<Pa11y>('pa11y/lib/pa11y.js')
    const puppeteer = await importTool<Puppeteer>('puppeteer/lib/puppeteer/puppeteer.js')
    const browser = await puppeteer.default.launch({
      executablePath: needChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
    })
    const found = tally()
    const reasons = new Set<string>()
    const paths = chosenPages(pages)
    try {
      await withServer(async ({ url }) => {
        for (const path of paths) {
          const options = { browser, standard: 'WCAG2AA', timeout: 120_000, wait: 500 }
          for (const { code, message, selector } of (await judge(url + path, options)).issues) {
            const text = `${code.split('.').slice(1).join('.')}: ${message} \`${selector}\``
            const reason = explained.find(([pattern]) => pattern.test(selector))?.[1]
            if (reason) reasons.add(reason)
            else found.add(text, path)
          }
        }
      })
    } finally {
      await browser.close()
    }
    return `${toolVersion('pa11y')}, errors of HTML_CodeSniffer, over ${paths.length} pages. axe runs in \`npm test\`, on every page in two widths.\n\n${findings(found.list(), 'Nothing found.')}${[...reasons].map((reason) => `\n\nSet aside: ${reason}`).join('')}`
  },
}
