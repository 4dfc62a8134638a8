/**
 * Writes a response's head without Node, which validates every header of every response: a tenth of
 * a page's cost. A complete file on a kept connection gets its precomputed head in Node's private
 * field `_header`; a small one goes out with it as one buffer, where only id and date change, which
 * saves joining them for every response: a seventh. Framing, order and closing stay Node's, and so
 * do HEAD, 304 and closing responses. fast-response.test.ts checks it against a new Node; without
 * the fields, headers are passed as a list.
 */

import { ServerResponse } from 'node:http'
import { httpDate } from '#server/process/clock-cache.ts'

/** Longer than the 60 s after which common proxies drop idle connections. */
export const KEEP_ALIVE_MS = 65_000

type WithHead = ServerResponse & { _header: string | null; _headerSent: boolean }

const sample = new ServerResponse({ method: 'GET' } as never)
const understands = Object.hasOwn(sample, '_header') && Object.hasOwn(sample, '_headerSent')

const DATE = '\r\nDate: '
const ENDING = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`

/** A response in one buffer; `lastLength` is that of the last value. */
type Joined = { buffer: Buffer; lastLength: number; date: string }
export type Head = { text: string; joined: Joined | undefined }

/** Larger bodies are written beside their head. */
const LONGEST_JOINED = 65_536
/** Joined responses are copies of bodies, so only those asked for now are kept. */
const MOST_JOINED_BYTES = 4_000_000
/** A buffer that waits for a slow reader must stay as it is; further ones share the body. */
const MOST_WAITING = 50

const joinedHeads = new Set<Head>()
let joinedBytes = 0
let waiting = 0

/** Alternating names and values; the last value is appended later. */
export function headOf(headers: string[]): Head {
  const lines: string[] = []
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  const text = `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}`
  // Flattened: V8 keeps concatenated strings as a tree.
  return { text: Buffer.from(text, 'latin1').toString('latin1'), joined: undefined }
}

function release(head: Head): void {
  joinedBytes -= head.joined?.buffer.length ?? 0
  head.joined = undefined
  joinedHeads.delete(head)
}

function join(head: Head, lastValue: string, body: Buffer): Joined {
  if (joinedBytes > MOST_JOINED_BYTES) for (const one of joinedHeads) release(one)
  const date = httpDate()
  const start = Buffer.from(head.text + lastValue + DATE + date + ENDING, 'latin1')
  const joined = { buffer: Buffer.concat([start, body]), lastLength: lastValue.length, date }
  head.joined = joined
  joinedHeads.add(head)
  joinedBytes += joined.buffer.length
  return joined
}

/** The response with another last value; undefined where it has another length. */
function fill(head: Head, lastValue: string, body: Buffer): Buffer | undefined {
  const { joined } = head
  if (!joined) return join(head, lastValue, body).buffer
  if (joined.lastLength !== lastValue.length) return undefined
  const at = head.text.length
  joined.buffer.write(lastValue, at, 'latin1')
  const date = httpDate()
  if (date !== joined.date) {
    joined.buffer.write(date, at + lastValue.length + DATE.length, 'latin1')
    joined.date = date
  }
  return joined.buffer
}

function answerJoined(answer: WithHead, head: Head, lastValue: string, body: Buffer): boolean {
  const { socket } = answer
  // Only the first in line has the socket.
  if (!socket?.writable || body.length > LONGEST_JOINED || waiting >= MOST_WAITING) return false
  const buffer = fill(head, lastValue, body)
  if (!buffer) return false
  answer._header = head.text
  answer._headerSent = true
  socket.write(buffer)
  if (socket.writableLength > 0) {
    release(head)
    waiting += 1
    answer.once('close', () => {
      waiting -= 1
    })
  }
  answer.end()
  return true
}

/** Returns whether it responded. */
export function answerQuickly(
  outgoing: ServerResponse,
  head: Head,
  lastValue: string,
  body: Buffer,
): boolean {
  if (!understands || !outgoing.shouldKeepAlive || outgoing.headersSent) return false
  const answer = outgoing as WithHead
  if (answerJoined(answer, head, lastValue, body)) return true
  answer._header = head.text + lastValue + DATE + httpDate() + ENDING
  answer.end(body)
  return true
}
