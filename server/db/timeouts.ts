import { AsyncLocalStorage } from 'node:async_hooks'

/** Nobody looks at a page that takes longer; proxies give up after some more. */
const QUERY_MS = 5000
const REQUEST_MS = 7000
/** Jobs have nobody waiting for them. */
const UNHURRIED_MS = 120_000
/** Not counted: an export asks a healthy database hundreds of times. */
const QUICK_MS = 500

const requests = new AsyncLocalStorage<{ remainingMs: number }>()

/** Whatever `work` asks the database, one after the other, is bounded as a whole. */
export function inRequest<T>(work: () => T, maxWaitMs = REQUEST_MS): T {
  return requests.run({ remainingMs: maxWaitMs }, work)
}

/** What a request began and goes on after its answer. */
export function unhurried<T>(work: () => T): T {
  return requests.exit(work)
}

/** How long the next query may take, in milliseconds. */
export function queryTimeoutMs(): number {
  const request = requests.getStore()
  return request ? Math.max(1, Math.min(QUERY_MS, request.remainingMs)) : UNHURRIED_MS
}

export function recordWait(waitedMs: number): void {
  const request = requests.getStore()
  if (request && waitedMs > QUICK_MS) request.remainingMs -= waitedMs
}
