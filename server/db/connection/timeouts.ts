import { AsyncLocalStorage } from 'node:async_hooks'

/** Nobody waits longer for a page; proxies time out later. */
const QUERY_MS = 5000
const REQUEST_MS = 7000
/** For jobs. */
const OUTSIDE_REQUEST_MS = 120_000
/** Quick queries do not count: an export runs hundreds. */
const QUICK_MS = 500

const requests = new AsyncLocalStorage<{ remainingMs: number; trace?: string | undefined }>()

/** Bounds the sum of all queries of a request. */
export function runInRequest<T>(
  work: () => T,
  { maxWaitMs = REQUEST_MS, trace }: { maxWaitMs?: number; trace?: string | undefined } = {},
): T {
  return requests.run({ remainingMs: maxWaitMs, trace }, work)
}

/** Bounds a part of a request that can be done elsewhere; its wait counts for the whole. */
export async function limitWait<T>(maxWaitMs: number, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  const { remainingMs = maxWaitMs, trace } = requests.getStore() ?? {}
  try {
    return await runInRequest(work, { maxWaitMs: Math.min(maxWaitMs, remainingMs), trace })
  } finally {
    recordWait(performance.now() - since)
  }
}

/** The request's trace as a comment, so that PostgreSQL's log names it. */
export function traceComment(): string {
  const trace = requests.getStore()?.trace
  return trace ? ` /*traceparent='${trace}'*/` : ''
}

/** For work that continues after the response. */
export function runWithoutDeadline<T>(work: () => T): T {
  return requests.exit(work)
}

/** The next query's timeout in milliseconds. */
export function queryTimeoutMs(): number {
  const request = requests.getStore()
  return request ? Math.max(1, Math.min(QUERY_MS, request.remainingMs)) : OUTSIDE_REQUEST_MS
}

export function recordWait(waitedMs: number): void {
  const request = requests.getStore()
  if (request && waitedMs > QUICK_MS) request.remainingMs -= waitedMs
}
