import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

type Patience = {
  /** How long visitors are still let in after /readyz began to say no. */
  noticeMs?: number
  /** How long requests in flight may take after that. */
  patienceMs: number
}

const QUIET_TURN_MS = 0.2
const MOST_TURNS = 500

/**
 * Whoever the system has let in, but this process has not taken yet, would be cut off when the
 * port is closed. Right after a turn in which next to nothing happened, there is nobody.
 */
async function untilQuiet(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const since = performance.now()
    await nextTurn()
    if (performance.now() - since < QUIET_TURN_MS) return
  }
}

/**
 * Lets everybody go without losing a request: every answer closes its connection, so that a proxy
 * opens its next one elsewhere before this process closes those that are left, which a request
 * might be on its way on. Then stops accepting, lets requests in flight finish and cuts the rest.
 */
export async function drain(server: Server, { noticeMs = 0, patienceMs }: Patience): Promise<void> {
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    outgoing.shouldKeepAlive = false
  })
  await sleep(noticeMs)
  await untilQuiet()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(idle)
  clearTimeout(giveUp)
}
