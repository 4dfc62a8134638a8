import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { phone } from '../support/chrome.ts'
import { findings, tally } from '../support/markdown.ts'
import { servedPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { onStage, type Scene, type Stage } from '../support/scenes.ts'
import { temporaryFolder } from '../support/server.ts'
import { importTool, needChromium, toolVersion } from '../support/tools.ts'

type Issue = {
  code: string
  message: string
  selector: string
  runner: string
  runnerExtras?: { needsFurtherReview?: boolean }
}
type Pa11y = { default: (url: string, options: object) => Promise<{ issues: Issue[] }> }
type Cookie = { name: string; value: string; domain: string; path: string }
type Browser = {
  close: () => Promise<void>
  setCookie: (...cookies: Cookie[]) => Promise<void>
  cookies: () => Promise<Cookie[]>
  deleteCookie: (...cookies: Cookie[]) => Promise<void>
}
type Puppeteer = { default: { launch: (options: object) => Promise<Browser> } }

type PageSetup = { actions?: string[]; viewport?: { width: number; height: number } }
type Visit = Scene & PageSetup & { address: string }

/** What the tools misjudge, by rule and place, and how it really is. */
const explained: [RegExp, string][] = [
  [
    /svg > text/,
    'Contrast of text within drawings: the tool compares with the page’s background and does not see what the drawing itself puts behind its text (`/home1/quem-somos`: near white on dark blue, 17:1, and 8:1).',
  ],
  [
    /H98: Invalid autocomplete value: username/,
    '`autocomplete="username"` on e-mail fields: HTML allows it, as the Nu checker confirms; HTML_CodeSniffer’s list is older.',
  ],
  [
    /InputEmail\.Name: .* form > input:nth-child/,
    'E-mail fields without a name in the settings: they are `hidden`, nobody meets them; password managers read from them whose password is changed.',
  ],
  [
    /H32\.2: .*#conversa/,
    'The chat’s form without a submit button: markup that stands there until the conversation is loaded; its button wakes it and sends. The form that takes its place has one.',
  ],
  [
    /F92,ARIA4: .*html > body > table/,
    'The table of mails with role “presentation”: it holds the width in mail programs that know no other way; the role takes away the table, not the headings and paragraphs in it.',
  ],
]

/** States that only exist after a visitor did something. */
const acted: (Scene & PageSetup)[] = [
  {
    name: 'chat, open over a page',
    path: '/home1',
    actions: [
      'wait for element html[data-hydrated] to be added',
      'click element .floating-contact [aria-haspopup="dialog"]',
      'wait for element dialog[open] .chat-form to be visible',
    ],
  },
  {
    name: 'chat, answered',
    path: '/servicos/automacao#conversa',
    actions: [
      'wait for element .chat-log[tabindex] to be added',
      'click element .chat-starter',
      'wait for element .chat-messages > :nth-child(3) a to be visible',
    ],
  },
  {
    name: 'menu of a phone',
    path: '/home1',
    viewport: phone,
    actions: [
      'wait for element html[data-hydrated] to be added',
      'click element [aria-label="Abrir menu"]',
      'wait for element #menu:popover-open to be visible',
    ],
  },
]

function visitsOf({ url, scenes, mails }: Stage, paths: string[], folder: string): Visit[] {
  const pages = paths.map((path) => ({ name: path, path }))
  const served = [...pages, ...scenes, ...acted].map((scene) => ({
    ...scene,
    // With a place in the page named, all of it is laid out at once (app/site/browser/boot.ts).
    address: url + (scene.path.includes('#') ? scene.path : `${scene.path}#conteudo`),
  }))
  const letters = mails.map(({ subject, html }, index) => {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    return { name: `mail: ${subject}`, path: '', address: pathToFileURL(file).href }
  })
  return [...served, ...letters]
}

async function signInAs(browser: Browser, url: string, cookie = ''): Promise<void> {
  await browser.deleteCookie(...(await browser.cookies()))
  const domain = new URL(url).hostname
  for (const pair of cookie.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    await browser.setCookie({ name, value, domain, path: '/' })
  }
}

function optionsFor({ form, actions = [], viewport }: Visit, url: string): object {
  const shared = { standard: 'WCAG2AA', timeout: 120_000, wait: 300, actions }
  const options = viewport ? { ...shared, viewport } : shared
  if (!form) return options
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url }
  return { ...options, method: 'POST', postData: String(new URLSearchParams(form)), headers }
}

export const pa11y: Part = {
  name: 'pa11y',
  title: 'Accessibility: pa11y (HTML_CodeSniffer and axe, WCAG 2 AA)',
  async run({ pages }) {
    const { default: judge } = await importTool<Pa11y>('pa11y/lib/pa11y.js')
    const puppeteer = await importTool<Puppeteer>('puppeteer/lib/puppeteer/puppeteer.js')
    const browser = await puppeteer.default.launch({
      executablePath: needChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
    })
    const folder = temporaryFolder()
    const found = tally()
    const reasons = new Set<string>()
    const undecided = new Map<string, number>()
    const paths = servedPages(pages)
    let judged = 0
    try {
      await onStage(async (stage) => {
        const visits = visitsOf(stage, paths, folder)
        judged = visits.length - paths.length
        for (const visit of visits) {
          await signInAs(browser, stage.url, visit.cookie)
          const options = { browser, runners: ['htmlcs', 'axe'], ...optionsFor(visit, stage.url) }
          for (const issue of (await judge(visit.address, options)).issues) {
            const { code, message, selector, runner, runnerExtras } = issue
            if (runnerExtras?.needsFurtherReview) {
              undecided.set(code, (undecided.get(code) ?? 0) + 1)
              continue
            }
            const text = `${code}: ${message} ${selector}`
            const reason = explained.find(([pattern]) => pattern.test(text))?.[1]
            if (reason) reasons.add(reason)
            else found.add(`${runner}: ${code}: ${message} \`${selector}\``, visit.name)
          }
        }
      })
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    }
    const open = [...undecided].map(([code, count]) => `${code} in ${count} places`).join(', ')
    if (open) {
      reasons.add(
        `What axe itself leaves to people (${open}): it does not judge the contrast of text above a picture or a gradient. What was measured by hand stands in docs/security.md.`,
      )
    }
    return `${toolVersion('pa11y')} with ${toolVersion('axe-core')}, errors of both, over ${paths.length} public pages and ${judged} pages, states and mails made on request: the account’s forms with and without errors, the client area empty and with campaigns, the contact page after a form without JavaScript, error pages, the open chat and the phone’s menu, every kind of mail. \`npm test\` runs axe too, on every page in two widths.\n\n${findings(found.list(), 'Nothing found.')}${[...reasons].map((reason) => `\n\nSet aside: ${reason}`).join('')}`
  },
}
