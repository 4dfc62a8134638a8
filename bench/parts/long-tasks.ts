import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, evaluate, launchChrome } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import { selectPages } from '../support/pages.ts'
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
  /** The longest task until the page's script has run. */
  hydration: Task
  /** The longest task afterwards, such as laying out what lies below. */
  atRest: Task
}

/** Its length by the clock and the CPU time within. */
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
  const processEvents = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const timeOf = (name: string) => processEvents.find((event) => event.name === name)?.ts
  const wakes = timeOf('v8.evaluateModule')
  if (!wakes) throw new Error(`the trace of ${url} holds no module`)
  const hydratedAt = timeOf('hydrated') ?? Number.POSITIVE_INFINITY
  const tasksOf = (from: number, to: number) =>
    processEvents
      .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
      .filter(({ ts }) => ts >= from && ts < to)
      .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, cpu: tdur / 1000 }))
  const longest = (tasks: Task[]) =>
    tasks.reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0, cpu: 0 })
  return {
    firstPaint: ((timeOf('firstContentfulPaint') ?? Number.NaN) - start.ts) / 1000,
    hydration: longest(tasksOf(wakes, hydratedAt)),
    atRest: longest(tasksOf(hydratedAt, Number.POSITIVE_INFINITY)),
  }
}

const CONTROL = { tasks: 1000, ms: 20 }

/**
 * What the machine adds: tasks of one and the same work in an empty page, slowed as the others. A
 * task that takes far longer than its equals was held by something else than its work.
 */
async function control(chrome: Chrome): Promise<number[]> {
  const tab = await chrome.openTab()
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times = await evaluate<number[]>(
    tab,
    `(async () => {
      const pause = () => new Promise((resolve) => setTimeout(resolve))
      const work = (turns) => { const since = performance.now(); let x = 0; for (let i = 0; i < turns; i += 1) x += i % 7; return performance.now() - since + 0 * x }
      let turns = 200000
      for (let i = 0; i < 20; i += 1) { await pause(); turns *= Math.min(4, Math.max(0.25, ${CONTROL.ms} / work(turns))) }
      const times = []
      for (let i = 0; i < ${CONTROL.tasks}; i += 1) { await pause(); times.push(work(turns)) }
      return times
    })()`,
  )
  await tab.close()
  return times
}

function controlSentence(times: number[]): string {
  const long = times.filter((ms) => ms > LONG_MS).length
  return `For scale, ${times.length} tasks of one and the same work in an empty page, slowed likewise, before the visits: the median ${round(median(times))} ms, the longest ${round(Math.max(...times))} ms, ${long} over ${LONG_MS} ms. That much is the machine’s.`
}

function row(path: string, visits: Measured[]): (string | number)[] {
  const longest = (of: (visit: Measured) => Task) => {
    const [worst = { ms: 0, cpu: 0 }] = visits.map(of).toSorted((a, b) => b.ms - a.ms)
    return [
      round(median(visits.map((visit) => of(visit).ms))),
      `${round(worst.ms)} (${round(worst.cpu)})`,
    ]
  }
  return [
    path,
    round(median(visits.map((visit) => visit.firstPaint))),
    ...longest(({ hydration }) => hydration),
    ...longest(({ atRest }) => atRest),
    visits.filter(({ awake }) => awake).length,
  ]
}

export const longTasks: Part = {
  name: 'long-tasks',
  title: 'Long tasks of waking, CPU slowed four times',
  async run({ runs: requestedRuns, pages }) {
    // A visit is given five seconds, and there are three dozen pages.
    const runs = Math.min(requestedRuns, 3)
    const measured: [string, Measured[]][] = []
    const chrome = await launchChrome(['--force-prefers-reduced-motion'])
    let equals: number[] = []
    try {
      equals = await control(chrome)
      await withServer(async ({ url }) => {
        for (const path of selectPages(pages)) {
          const visits: Measured[] = []
          for (let run = 0; run < runs; run += 1) visits.push(await trace(chrome, url + path))
          measured.push([path, visits])
        }
      })
    } finally {
      await chrome.close()
    }
    const all = measured.flatMap(([, visits]) => visits)
    const clean = all.filter(({ hydration }) => hydration.ms <= LONG_MS).length
    const head = [
      'page',
      'first paint, ms',
      'longest of waking, ms',
      'in the worst visit (of it CPU)',
      'longest afterwards, ms',
      'in the worst visit (of it CPU)',
      'visits awake in time',
    ]
    return [
      `Chromium’s own trace from the moment the page’s module is evaluated, ${SETTLED_MS / 1000} s per visit, median of ${runs} visits; nothing cached. “Of waking” are the tasks until the page's script has run, by the clock; “afterwards” are the rest, such as a section below the screen being laid out while nothing else is to do. On \`/links\` the longest of these draws the code of an address other than the brand’s, such as this server’s, which the published page never does.`,
      `${clean} of ${all.length} visits have no task of waking over ${LONG_MS} ms; in the median visit ${measured.filter(([, visits]) => median(visits.map(({ hydration }) => hydration.ms)) <= LONG_MS).length} of ${measured.length} pages have none. ${controlSentence(equals)}`,
      table(
        head,
        measured.map(([path, visits]) => row(path, visits)),
      ),
    ].join('\n\n')
  },
}
