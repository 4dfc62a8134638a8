import type { Fields } from '../log.ts'

const TIMEOUT_MS = 5000
const MOST_PER_MINUTE = 10
const MINUTE_MS = 60_000

/** Of an error only its name, its code and where it was thrown: messages may quote what people typed. */
function describeSafely(fields: Fields): Fields {
  const text = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : '')
  const frame = /\n {4}at (?:async )?([^\n]*)/.exec(text('stack'))?.[1]
  const { id, job, code } = fields
  return {
    id,
    job,
    code,
    error: /^\w+/.exec(text('error'))?.[0],
    at: frame?.replace(/\(?(?:file:\/\/)?\/[^ ]*\/([^/]+)$/, '$1'),
  }
}

type Send = (body: string) => Promise<unknown>

/** Reports logged errors to an address of the operator's: at most ten a minute, then how many more. */
export function createErrorHook(
  url: string,
  onFailure: (error: unknown) => void,
  send: Send = (body) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }),
) {
  let since = Number.NEGATIVE_INFINITY
  let count = 0
  let leftOut = 0
  return (message: string, fields: Fields = {}): void => {
    const now = performance.now()
    if (now - since > MINUTE_MS) {
      since = now
      count = 0
    }
    if (count >= MOST_PER_MINUTE) {
      leftOut += 1
      return
    }
    count += 1
    const more = leftOut > 0 ? { leftOut } : {}
    leftOut = 0
    const time = new Date().toISOString()
    send(JSON.stringify({ time, message, ...describeSafely(fields), ...more })).catch(onFailure)
  }
}
