/**
 * The one place that writes an answer's head without Node. Node looks at every letter of every header
 * for every answer; a file's headers never change, and looking again is a tenth of what a page costs.
 * So the usual answer, a whole file on a kept connection, gets its head as a text made once, in the
 * private field (`_header`) where Node keeps the text it would have made. All the rest, framing,
 * order of answers, keeping and closing, stays Node's, and so does whatever is unusual: an answer
 * that ends its connection, HEAD, 304. quick-answer.test.ts says whether a new Node still agrees;
 * one without the field gets its list of headers.
 */
import { ServerResponse } from 'node:http'
import { httpDate } from '#server/clock-cache.ts'

/** Longer than the 60 s after which usual proxies drop an idle connection themselves. */
export const KEEP_ALIVE_MS = 65_000

type WithHead = ServerResponse & { _header: string | null }

const understands = Object.hasOwn(new ServerResponse({ method: 'GET' } as never), '_header')
const ENDING = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`

/** The text of names and values in turn; the last value is left to be written. */
export function headOf(headers: string[]): string {
  const lines: string[] = []
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  const text = `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}`
  // One piece: V8 keeps what was put together as a tree, which every answer would walk.
  return Buffer.from(text, 'latin1').toString('latin1')
}

/** Whether it answered. */
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
