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

/** One task of the page's main thread: when it began, its length by the clock and the CPU time within. */
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

/** What happened on the thread of the given event, from it on. */
export function threadFrom({ pid, tid, ts }: TraceEvent, events: TraceEvent[]): TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts)
}

export function tasksOf(thread: TraceEvent[]): Task[] {
  return thread
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts, ms: dur / 1000, cpu: tdur / 1000 }))
}
