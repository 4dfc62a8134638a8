import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, evaluate, launchChrome, phone, type Tab } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { quantile, round } from '../support/statistics.ts'

const SLOWDOWN = 4
const VISITS_PER_RUN = 3

type Target = { name: string; page: string; button: string; effect: string }

const targets: Target[] = [
  {
    name: 'menu',
    page: '/home1',
    button: '[aria-label="Abrir menu"]',
    effect: 'dialog:is([open], :popover-open)',
  },
  {
    name: 'tab',
    page: '/portfolio',
    button: '#tab-areas',
    effect: '#tab-areas[aria-selected=true], #panel-areas:target',
  },
  {
    name: 'plan card',
    page: '/home1/planos',
    button: '.plan-toggle',
    effect: '.plan-toggle[aria-pressed=true]',
  },
]

/** Keeps every event's duration from input to the next paint, as INP is made from them. */
const OBSERVER = `
  window.__taps = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.__taps.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__taps.push(duration)
  }).observe({ type: 'first-input', buffered: true })
  localStorage.setItem('cookies-accepted', 'true')
`
type Tap = { paint: number; effect: number }

async function tapOnce(chrome: Chrome, url: string, target: Target, asleep: boolean): Promise<Tap> {
  const tab = await chrome.openTab()
  try {
    await tab.send('Page.enable')
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVER })
    const metrics = { ...phone, deviceScaleFactor: 2, mobile: true }
    await tab.send('Emulation.setDeviceMetricsOverride', metrics)
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const module = asleep ? await holdModule(chrome, tab) : undefined
    await tab.send('Page.navigate', { url: url + target.page })
    const awake = '"hydrated" in document.documentElement.dataset'
    await until(tab, asleep ? 'document.readyState === "complete"' : awake)
    await evaluate(
      tab,
      `document.querySelector('${target.button}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    await module?.asked
    await sleep(1000)
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await touch(tab, target.button)
    await module?.release()
    const effect = await evaluate<number>(
      tab,
      `new Promise((resolve) => {
      const look = () => document.querySelector('${target.effect}')
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.__tappedAt)))
        : requestAnimationFrame(look)
      look()
    })`,
    )
    await sleep(300)
    const taps = await evaluate<number[]>(tab, 'window.__taps')
    return { paint: Math.max(0, ...taps), effect }
  } finally {
    await tab.close()
  }
}

/** Keeps the page asleep: its script is asked for and does not arrive until released. */
async function holdModule(chrome: Chrome, tab: Tab) {
  const heldRequests: string[] = []
  let released = false
  const proceed = (requestId: string) => tab.send('Fetch.continueRequest', { requestId })
  const requested = new Promise<void>((resolve) => {
    chrome.on('Fetch.requestPaused', ({ requestId }) => {
      if (released) proceed(requestId)
      else heldRequests.push(requestId)
      resolve()
    })
  })
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/site-*.js' }] })
  return {
    asked: requested,
    release: async () => {
      released = true
      await Promise.all(heldRequests.map(proceed))
    },
  }
}

async function until(tab: Tab, condition: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await evaluate<boolean>(tab, condition).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`never came true: ${condition}`)
    await sleep(50)
  }
}

async function touch(tab: Tab, selector: string): Promise<void> {
  const [x, y] = await evaluate<[number, number]>(
    tab,
    `(() => {
      addEventListener('pointerdown', (event) => { window.__tappedAt = event.timeStamp }, { capture: true, once: true })
      const { x, y, width, height } = document.querySelector('${selector}').getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`,
  )
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** This build, after the one in BENCH_PREVIOUS where that names a folder: visits take turns. */
function withBuilds(work: (urls: string[]) => Promise<void>): Promise<void> {
  const previous = process.env.BENCH_PREVIOUS
  return withServer(({ url }) =>
    previous ? withServer((before) => work([before.url, url]), { project: previous }) : work([url]),
  )
}

/** By traces of the same taps. */
const causes = `What keeps taps from the aim: a tab brings a panel whose first part is styled and laid out at once, and before scripts all of its some 400 elements (64 ms and 53 ms in a trace, slowed four times). A plan card’s sums wait for React and its island; that it is chosen shows before.`

export const taps: Part = {
  name: 'taps',
  title: 'From a tap to paint (INP), CPU slowed four times',
  async run({ runs }) {
    const rows: (string | number)[][] = []
    const visits = runs * VISITS_PER_RUN
    const chrome = await launchChrome(['--force-prefers-reduced-motion'])
    try {
      await withBuilds(async (urls) => {
        for (const target of targets) {
          for (const asleep of [false, true]) {
            const results = urls.map((): Tap[] => [])
            for (let visit = 0; visit < visits; visit += 1) {
              for (const [build, url] of urls.entries()) {
                results[build]?.push(await tapOnce(chrome, url, target, asleep))
              }
            }
            const p75 = (key: keyof Tap) =>
              results
                .map((taps) =>
                  round(
                    quantile(
                      taps.map((tap) => tap[key]),
                      0.75,
                    ),
                  ),
                )
                .join(' → ')
            const when = asleep ? 'first, before scripts' : 'page awake'
            rows.push([target.name, target.page, when, p75('paint'), p75('effect')])
            console.log(`  ${rows.at(-1)?.join(', ')}`)
          }
        }
      })
    } finally {
      await chrome.close()
    }
    const head = ['tap on', 'page', 'when', 'to next paint, ms', 'to its effect, ms']
    return `A touch sent by the browser’s own input, 390 px wide; 75th percentile of ${visits} visits, aim under 100 ms to the next paint (Event Timing, in steps of 8 ms; what takes less than 16 ms is not reported by browsers and shows as 0). “effect” is when the menu, tab or choice shows: the menu is opened and the tab followed by the browser itself; a tap on a card before its island is awake shows it chosen and busy at once and is made again afterwards. Where BENCH_PREVIOUS names another build, its figure stands before the arrow, and visits take turns.\n\n${table(head, rows)}\n\n${causes}`
  },
}
