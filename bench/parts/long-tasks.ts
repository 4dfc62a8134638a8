import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, evaluate, launchChrome } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import { chosenPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'

const SLOWDOWN = 4
const LONG_MS = 50
/** After this a page slowed four times is awake and at rest; the trace is checked for it. */
const SETTLED_MS = 5000

type TraceEvent = {
  name: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { documentLoaderURL?: string } }
}

type Measured = {
  firstPaint: number
  awake: boolean
  /** The long tasks of hydration: their length and the CPU time within. */
  tasks: Task[]
  /** The longest task after React has woken up, such as laying out what lies below. */
  atRest: Task
}

type Task = { ms: number; cpu: number }

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.compile',
]

/**
 * With nothing of the inspector switched on but throttling and tracing: an attached debugger makes
 * V8 keep source positions, which alone costs 70 ms on these pages.
 */
async function trace(chrome: Chrome, url: string): Promise<Measured> {
  const events: TraceEvent[] = []
  chrome.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const tab = await chrome.openTab()
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const traceConfig = { includedCategories: categories }
  await chrome.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await tab.send('Page.navigate', { url })
  await sleep(SETTLED_MS)
  const complete = new Promise<void>((resolve) => chrome.on('Tracing.tracingComplete', resolve))
  await chrome.send('Tracing.end')
  await complete
  const awake = await evaluate<boolean>(tab, '"hydrated" in document.documentElement.dataset')
  await tab.close()
  return { awake, ...readTrace(events, url) }
}

function readTrace(events: TraceEvent[], url: string): Omit<Measured, 'awake'> {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
    .at(-1)
  if (!start) throw new Error(`the trace holds no visit of ${url}`)
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const timeOf = (name: string) => own.find((event) => event.name === name)?.ts
  const wakes = timeOf('v8.evaluateModule')
  if (!wakes) throw new Error(`the trace of ${url} holds no module`)
  const said = timeOf('hydrated') ?? Number.POSITIVE_INFINITY
  const tasksOf = (from: number, to: number) =>
    own
      .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
      .filter(({ ts }) => ts >= from && ts < to)
      .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, cpu: tdur / 1000 }))
  const none = { ms: 0, cpu: 0 }
  return {
    firstPaint: ((timeOf('firstContentfulPaint') ?? Number.NaN) - start.ts) / 1000,
    tasks: tasksOf(wakes, said).filter(({ ms }) => ms > LONG_MS),
    atRest: tasksOf(said, Number.POSITIVE_INFINITY).reduce((a, b) => (b.ms > a.ms ? b : a), none),
  }
}

export const longTasks: Part = {
  name: 'long-tasks',
  title: 'Long tasks of hydration, CPU slowed four times',
  async run({ runs: asked, pages }) {
    // A visit is given five seconds, and there are three dozen pages.
    const runs = Math.min(asked, 3)
    const rows: (string | number)[][] = []
    const chrome = await launchChrome(['--force-prefers-reduced-motion'])
    try {
      await withServer(async ({ url }) => {
        for (const path of chosenPages(pages)) {
          const visits: Measured[] = []
          for (let run = 0; run < runs; run += 1) visits.push(await trace(chrome, url + path))
          const over = ({ tasks }: Measured) => tasks.reduce((sum, { ms }) => sum + ms - LONG_MS, 0)
          const longest = (key: 'ms' | 'cpu') =>
            median(visits.map(({ tasks }) => Math.max(0, ...tasks.map((task) => task[key]))))
          rows.push([
            path,
            round(median(visits.map((visit) => visit.firstPaint))),
            round(median(visits.map(({ tasks }) => tasks.length))),
            round(longest('ms')),
            round(longest('cpu')),
            round(median(visits.map(over))),
            round(median(visits.map(({ atRest }) => atRest.ms))),
            visits.filter(({ awake }) => awake).length,
          ])
        }
      })
    } finally {
      await chrome.close()
    }
    const head = [
      'page',
      'first paint, ms',
      'tasks over 50 ms',
      'longest, ms',
      'of it CPU, ms',
      'beyond 50 ms in all, ms',
      'longest afterwards, ms',
      'visits awake in time',
    ]
    return `Chromium’s own trace from the moment the page’s module is evaluated, ${SETTLED_MS / 1000} s per visit, median of ${runs} visits; nothing cached. The tasks counted are those until React says that it is awake; “afterwards” is the longest of the rest, such as a section below the screen being laid out while nothing else is to do. A task counts when it takes more than ${LONG_MS} ms of the clock; where its CPU time is much less, the machine was busy with something else. On \`/links\` the long task is no hydration: the code of an address other than the brand’s, such as this server’s, is drawn in the browser, which the published page never does.\n\n${table(head, rows)}`
  },
}
