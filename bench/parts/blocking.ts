import { setTimeout as sleep } from 'node:timers/promises'
import { type Chrome, launchChrome, phone } from '../support/chrome.ts'
import { table } from '../support/markdown.ts'
import { servedPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withBuilds } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { recordTrace, SLOWDOWN, type Task, tasksOf, threadOf, visitOf } from '../support/trace.ts'

const LONG_MS = 50
const AIM_MS = 50
/** At full speed a page is at rest well before. */
const SETTLED_MS = 4000

type Measured = { blocking: number; beforePaint: number; all: number }

/** What a phone's tasks take beyond 50 ms, by the CPU time they take here. */
function blockingOf(tasks: Task[]): number {
  return tasks.reduce((sum, { cpu }) => sum + Math.max(0, SLOWDOWN * cpu - LONG_MS), 0)
}

async function visit(chrome: Chrome, url: string): Promise<Measured> {
  const tab = await chrome.openTab()
  await tab.send('Emulation.setDeviceMetricsOverride', {
    ...phone,
    deviceScaleFactor: 2,
    mobile: true,
  })
  const events = await recordTrace(chrome, async () => {
    await tab.send('Page.navigate', { url })
    await sleep(SETTLED_MS)
  })
  await tab.close()
  const start = visitOf(url, events)
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  )
  if (!painted) throw new Error(`the trace of ${url} holds no paint`)
  const tasks = tasksOf(threadOf(start, events)).filter(({ at }) => at >= start.ts / 1000)
  const isLater = ({ at, ms }: Task) => at + ms > painted.ts / 1000
  return {
    blocking: blockingOf(tasks.filter(isLater)),
    beforePaint: blockingOf(tasks.filter((task) => !isLater(task))),
    all: SLOWDOWN * tasks.reduce((sum, { cpu }) => sum + cpu, 0),
  }
}

export const blocking: Part = {
  name: 'blocking',
  title: 'Work that blocks a slow phone, by CPU time',
  async run({ runs, pages }) {
    const measured: [string, Measured[][]][] = []
    const chrome = await launchChrome(['--force-prefers-reduced-motion'])
    try {
      await withBuilds(async (urls) => {
        for (const path of servedPages(pages)) {
          const visits = urls.map((): Measured[] => [])
          for (let run = 0; run < runs; run += 1) {
            for (const [build, url] of urls.entries())
              visits[build]?.push(await visit(chrome, url + path))
          }
          measured.push([path, visits])
          console.log(`  ${rowOf(path, visits).join(', ')}`)
        }
      })
    } finally {
      await chrome.close()
    }
    const within = measured.filter(
      ([, visits]) => median((visits.at(-1) ?? []).map(({ blocking }) => blocking)) <= AIM_MS,
    ).length
    const head = ['page', 'after the first paint, ms', 'before it, ms', 'all work, ms']
    return [
      `What tasks of the page's main thread take beyond ${LONG_MS} ms, as Lighthouse sums up TBT, but by the CPU time in Chromium’s own trace instead of the clock, so that others on the machine do not count: each task times ${SLOWDOWN}, 390 px wide, median of ${runs} visits with nothing cached. Where BENCH_PREVIOUS names another build, its figure stands before the arrow, and visits take turns.`,
      `${within} of ${measured.length} pages are within the aim of ${AIM_MS} ms after the first paint.`,
      table(
        head,
        measured.map(([path, visits]) => rowOf(path, visits)),
      ),
    ].join('\n\n')
  },
}

function rowOf(path: string, visits: Measured[][]): string[] {
  const of = (key: keyof Measured) =>
    visits.map((build) => round(median(build.map((each) => each[key])))).join(' → ')
  return [path, of('blocking'), of('beforePaint'), of('all')]
}
