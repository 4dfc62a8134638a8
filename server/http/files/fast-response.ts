/**
 * Writes a response's head without Node, which validates every header of every response: a tenth of
 * a page's cost. A complete file on a kept connection gets its precomputed head in Node's private
 * field `_header`. Framing, order and closing stay Node's, and so do HEAD, 304 and closing
 * responses. fast-response.test.ts checks it against a new Node; without the field, headers are
 * passed as a list.
 */
import { ServerResponse } from 'node:http'
import { httpDate } from '#server/clock-cache.ts'

/** Longer than the 60 s after which common proxies drop idle connections. */
export const KEEP_ALIVE_MS = 65_000

type WithHead = ServerResponse & { _header: string | null }

const understands = Object.hasOwn(new ServerResponse({ method: 'GET' } as never), '_header')
const ENDING = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`

/** Alternating names and values; the last value is appended later. */
export function headOf(headers: string[]): string {
  const lines: string[] = []
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  const text = `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}`
  // Flattened: V8 keeps concatenated strings as a tree.
  return Buffer.from(text, 'latin1').toString('latin1')
}

/** Returns whether it responded. */
export function answerQuickly(
  outgoing: ServerResponse,
  head: string,
  lastValue: string,
  body: Buffer,
): boolean {
  if (!understands || !outgoing.shouldKeepAlive || outgoing.headersSent) return false
  const answer = outgoing as WithHead
  answer._header = `${head}${lastValue}\r\nDate: ${httpDate()}${ENDING}`
  answer.end(body)
  return true
}
