import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, evaluate, launchChrome } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import { selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import {
  recordTrace,
  SLOWDOWN,
  type Task,
  type TraceEvent,
  tasksOf,
  threadOf,
  visitOf,
} from '../support/trace.ts'

const LONG_MS = 50
/** After this a page slowed four times is awake and at rest; the trace is checked for it. */
const SETTLED_MS = 5000

type Measured = {
  firstPaint: number
  awake: boolean
  /** The longest task until the page's script has run. */
  hydration: Task
  /** The longest task afterwards, such as laying out what lies below. */
  atRest: Task
}

/**
 * With nothing of the inspector switched on but throttling and tracing: an attached debugger makes
 * V8 keep source positions, which alone costs 70 ms on these pages.
 */
async function trace(chrome: Chrome, url: string): Promise<Measured> {
  const tab = await chrome.openTab()
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const events = await recordTrace(chrome, async () => {
    await tab.send('Page.navigate', { url })
    await sleep(SETTLED_MS)
  })
  const awake = await evaluate<boolean>(tab, '"hydrated" in document.documentElement.dataset')
  await tab.close()
  return { awake, ...readTrace(events, url) }
}

function readTrace(events: TraceEvent[], url: string): Omit<Measured, 'awake'> {
  const start = visitOf(url, events)
  const timeOf = (name: string) => {
    const event = events.find(
      ({ name: other, pid, ts }) => other === name && pid === start.pid && ts >= start.ts,
    )
    return event && event.ts / 1000
  }
  const wakes = timeOf('v8.evaluateModule')
  if (!wakes) throw new Error(`the trace of ${url} holds no module`)
  const hydratedAt = timeOf('hydrated') ?? Number.POSITIVE_INFINITY
  const tasks = tasksOf(threadOf(start, events))
  const longest = (from: number, to: number) =>
    tasks
      .filter(({ at }) => at >= from && at < to)
      .reduce((a, b) => (b.ms > a.ms ? b : a), { at: 0, ms: 0, cpu: 0 })
  return {
    firstPaint: (timeOf('firstContentfulPaint') ?? Number.NaN) - start.ts / 1000,
    hydration: longest(wakes, hydratedAt),
    atRest: longest(hydratedAt, Number.POSITIVE_INFINITY),
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
    const [worst = { at: 0, ms: 0, cpu: 0 }] = visits.map(of).toSorted((a, b) => b.ms - a.ms)
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
