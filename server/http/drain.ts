/**
 * The one place that stops an HTTP server without losing a request. Node's own close() does not:
 * it closes idle connections at once, on which a proxy may just be sending, drops what the system
 * has accepted and this process has not, and cannot tell kept connections that they end. Packages
 * that end servers (http-terminator, stoppable) close idle connections at once as well. So this file
 * counts connections, reads one private field of Node's (`_httpMessage`) and closes by the parent
 * class; nothing outside of it knows. drain.test.ts and the bench's rolling restarts say whether a
 * new Node still agrees.
 */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { noteCut } from './body-rate.ts'

type Timeouts = {
  /**
   * How long visitors are still let in after /readyz began to say no, and how long after that a
   * connection nobody uses may still bring a request.
   */
  noticeMs?: number
  /** How long requests in flight may take once nobody is let in any more. */
  maxWaitMs: number
}

const QUIET_TURN_MS = 0.2
const MOST_TURNS = 500

const socketsOf = new WeakMap<Server, Set<Socket>>()

/** Has to begin with the first connection: Node tells nobody which ones are open. */
export function followConnections(server: Server): void {
  const sockets = new Set<Socket>()
  socketsOf.set(server, sockets)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/**
 * A proxy that keeps a connection may send a request on it at the very moment we close it, and
 * must not repeat a form. So each answer says that its connection ends with it. A stream that has
 * begun can no longer say so; its connection may bring one more request, or is closed when idle.
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
 * Connections the system has let in and requests it has received, but which this process has not
 * taken yet, would be lost by closing. Right after a turn in which next to nothing happened there
 * are none; a timer, which runs before connections are looked at, would be the worst moment.
 */
async function untilQuiet(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const since = performance.now()
    await nextTurn()
    if (performance.now() - since < QUIET_TURN_MS) return
  }
}

/** Lets everybody go without losing a request; what takes too long is cut. */
export async function drain(server: Server, { noticeMs = 0, maxWaitMs }: Timeouts): Promise<void> {
  closeWithAnswers(server)
  await sleep(noticeMs)
  await untilQuiet()
  // Closing an HTTP server closes idle connections at once; this only stops listening.
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
