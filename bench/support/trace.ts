import type { Chrome } from './chrome.ts'

export type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  /** The thread's own CPU time, which others on the machine do not lengthen. */
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { documentLoaderURL?: string; type?: string } }
}

/** How much slower than this machine a phone is taken to be, as in Lighthouse. */
export const SLOWDOWN = 4

/** One task of the page's main thread: when it began, its length and the CPU time within, in ms. */
export type Task = { at: number; ms: number; cpu: number }

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.compile',
]

/** Chromium's own trace of what happens while `work` runs. */
export async function recordTrace(
  chrome: Chrome,
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  chrome.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const traceConfig = { includedCategories: categories }
  await chrome.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  try {
    await work()
  } finally {
    const complete = new Promise<void>((resolve) => chrome.on('Tracing.tracingComplete', resolve))
    await chrome.send('Tracing.end')
    await complete
  }
  return events.sort((a, b) => a.ts - b.ts)
}

/** The start of the visit of `url` that a trace holds. */
export function visitOf(url: string, events: TraceEvent[]): TraceEvent {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
    .at(-1)
  if (!start) throw new Error(`the trace holds no visit of ${url}`)
  return start
}

/** What happened on the thread of an event. */
export function threadOf({ pid, tid }: TraceEvent, events: TraceEvent[]): TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid)
}

export function tasksOf(thread: TraceEvent[]): Task[] {
  return thread
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / 1000, ms: dur / 1000, cpu: tdur / 1000 }))
}
