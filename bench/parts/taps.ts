import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, evaluate, launchChrome, phone, type Tab } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { withBuilds } from '../support/server.ts'
import { median, quantile, round } from '../support/statistics.ts'
import { recordTrace, SLOWDOWN, type TraceEvent, tasksOf, threadOf } from '../support/trace.ts'

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
  {
    name: 'plan card, its sums',
    page: '/home1/planos',
    button: '.plan-toggle',
    effect: '.plan-bar',
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
type Visit = { url: string; target: Target; asleep: boolean }

/** Opens the page, taps with `tap`, and reads afterwards what came of it. */
async function visit<T>(
  chrome: Chrome,
  { url, target, asleep }: Visit,
  measure: (tab: Tab, tap: () => Promise<void>) => Promise<T>,
): Promise<T> {
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
    return await measure(tab, async () => {
      await touch(tab, target.button)
      await module?.release()
      await until(tab, 'window.__effect')
    })
  } finally {
    await tab.close()
  }
}

/** By the clock, on a processor slowed down. */
function tapSlowed(chrome: Chrome, tapped: Visit): Promise<Tap> {
  return visit(chrome, tapped, async (tab, tap) => {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await watchEffect(tab, tapped.target)
    await tap()
    await sleep(300)
    const taps = await evaluate<number[]>(tab, 'window.__taps')
    const effect = await evaluate<number>(tab, 'window.__effect - window.__tappedAt')
    return { paint: Math.max(0, ...taps), effect }
  })
}

/** By the CPU time of the page's main thread, at full speed, times what a phone is slower. */
function tapTraced(chrome: Chrome, tapped: Visit): Promise<Tap> {
  return visit(chrome, tapped, async (tab, tap) => {
    await watchEffect(tab, tapped.target)
    return readTap(
      await recordTrace(chrome, async () => {
        await tap()
        await sleep(100)
      }),
    )
  })
}

function readTap(events: TraceEvent[]): Tap {
  const dispatched = (type: string) =>
    events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
  const [down, click] = [dispatched('pointerdown'), dispatched('click')]
  if (!down || !click) throw new Error('the trace holds no tap')
  const thread = threadOf(down, events)
  const tasks = tasksOf(thread).filter(({ at, ms }) => at + ms > down.ts / 1000)
  const workUntil = (end: TraceEvent | undefined) =>
    SLOWDOWN *
    tasks.filter(({ at }) => at <= (end?.ts ?? 0) / 1000).reduce((sum, { cpu }) => sum + cpu, 0)
  return {
    paint: workUntil(thread.find(({ name, ts }) => name === 'Commit' && ts > click.ts)),
    effect: workUntil(thread.find(({ name }) => name === 'effect')),
  }
}

/** Notes when the effect has been painted. */
async function watchEffect(tab: Tab, { effect }: Target): Promise<void> {
  await evaluate(
    tab,
    `void (() => {
      const note = () => { window.__effect = performance.now(); performance.mark('effect') }
      const look = () => requestAnimationFrame(document.querySelector('${effect}') ? () => setTimeout(note) : look)
      look()
    })()`,
  )
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

/** By traces of the same taps. */
const causes = `What a tab’s tap costs: a panel whose first part is styled and laid out at once; what lies below it follows, part by part. A plan card’s sums are added by a script of its own, without React.`

const p75 = (values: number[]) => quantile(values, 0.75)

export const taps: Part = {
  name: 'taps',
  title: 'From a tap to paint (INP), CPU slowed four times',
  async run({ runs }) {
    const rows: string[][] = []
    const visits = runs * VISITS_PER_RUN
    const chrome = await launchChrome(['--force-prefers-reduced-motion'])
    try {
      await withBuilds(async (urls) => {
        for (const target of targets) {
          for (const asleep of [false, true]) {
            const measured = urls.map(() => ({ slowed: [] as Tap[], traced: [] as Tap[] }))
            for (let visit = 0; visit < visits; visit += 1) {
              for (const [build, url] of urls.entries()) {
                const tapped = { url, target, asleep }
                measured[build]?.slowed.push(await tapSlowed(chrome, tapped))
                if (visit < runs) measured[build]?.traced.push(await tapTraced(chrome, tapped))
              }
            }
            const figures = (of: 'slowed' | 'traced', key: keyof Tap) =>
              measured
                .map(({ [of]: taps }) => taps.map((tap) => tap[key]))
                .map((values) => round(of === 'slowed' ? p75(values) : median(values)))
                .join(' → ')
            rows.push([
              target.name,
              target.page,
              asleep ? 'first, before scripts' : 'page awake',
              figures('slowed', 'paint'),
              figures('slowed', 'effect'),
              figures('traced', 'paint'),
              figures('traced', 'effect'),
            ])
            console.log(`  ${rows.at(-1)?.join(', ')}`)
          }
        }
      })
    } finally {
      await chrome.close()
    }
    const head = [
      'tap on',
      'page',
      'when',
      'to next paint, ms',
      'to its effect, ms',
      'work to the paint, ms',
      'work to the effect, ms',
    ]
    return `A touch sent by the browser’s own input, 390 px wide; 75th percentile of ${visits} visits, aim under 100 ms to the next paint (Event Timing, in steps of 8 ms; what takes less than 16 ms is not reported by browsers and shows as 0). “effect” is when the menu, tab, choice or sum shows: the menu is opened and the tab followed by the browser itself; a tap on a card before its script is there shows it chosen and busy at once and is made again afterwards. “work” is the CPU time of the page’s main thread from the touch on, from traces at full speed, times ${SLOWDOWN}, median of ${runs} visits: others on the machine do not lengthen it. Where BENCH_PREVIOUS names another build, its figure stands before the arrow, and visits take turns.\n\n${table(head, rows)}\n\n${causes}`
  },
}
