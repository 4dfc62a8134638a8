/**
 * Stops an HTTP server without losing a request. Node's close() and packages such as
 * http-terminator close idle connections at once, on which a proxy may just be sending. So this
 * file counts connections, reads one private field of Node (`_httpMessage`) and closes by the
 * parent class. drain.test.ts and the rolling restarts of the bench check it against a new Node.
 */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { noteCut } from './limits/body-rate.ts'

type Timeouts = {
  /**
   * How long requests are accepted after /readyz fails, and how long idle connections stay open
   * after that.
   */
  noticeMs?: number
  /** Time limit for running requests after that. */
  maxWaitMs: number
}

const QUIET_TURN_MS = 0.2
const MOST_TURNS = 500

const socketsOf = new WeakMap<Server, Set<Socket>>()

/** Must start with the first connection, since Node does not list them. */
export function followConnections(server: Server): void {
  const sockets = new Set<Socket>()
  socketsOf.set(server, sockets)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/**
 * Every response closes its connection, because a proxy may send a request while we close an idle
 * one and must not repeat a form. Streams that have begun cannot say so; their connections are
 * closed when idle.
 */
function closeWithAnswers(server: Server): void {
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    outgoing.shouldKeepAlive = false
  })
  for (const socket of socketsOf.get(server) ?? []) {
    const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse }
    if (answer && !answer.headersSent) answer.shouldKeepAlive = false
  }
}

/**
 * Waits until no accepted connection or received request is unread: after an event loop turn with
 * almost nothing to do. A timer would run before I/O is polled.
 */
async function untilQuiet(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const since = performance.now()
    await nextTurn()
    if (performance.now() - since < QUIET_TURN_MS) return
  }
}

/** Stops without losing requests; what takes too long is cut. */
export async function drain(server: Server, { noticeMs = 0, maxWaitMs }: Timeouts): Promise<void> {
  closeWithAnswers(server)
  await sleep(noticeMs)
  await untilQuiet()
  // Only stops listening; HTTP's close() would close idle connections.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const giveUp = setTimeout(() => {
    for (const socket of socketsOf.get(server) ?? []) noteCut(socket, 503)
    server.closeAllConnections()
  }, maxWaitMs)
  let over = false
  async function closeIdle() {
    await sleep(noticeMs, undefined, { ref: false })
    while (!over) {
      await untilQuiet()
      server.closeIdleConnections()
      await sleep(100, undefined, { ref: false })
    }
  }
  void closeIdle()
  await closed
  over = true
  clearTimeout(giveUp)
}
