import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export type BodyLimits = {
  /** Within which the body of an ordinary request has to be here. */
  bodyMs: number
  /** In each stretch of this length an upload has to bring so many bytes, for as long as it takes. */
  stretchMs: number
  stretchBytes: number
}

type Clock = { limits: BodyLimits; timer: NodeJS.Timeout; cut: () => void }

const clocks = new WeakMap<IncomingMessage, Clock>()
const statuses = new WeakMap<Socket, number>()

/** Says with which status we ended this connection, so that the log does not blame the client. */
export function noteCut(socket: Socket, status: number): void {
  statuses.set(socket, status)
}

export const statusOfCut = (socket: Socket): number | undefined => statuses.get(socket)

/** Node's own limit (`requestTimeout`) knows no exceptions, and what suits pages does not suit uploads. */
export function limitBodyRate(
  incoming: IncomingMessage,
  limits: BodyLimits,
  cut: () => void,
): void {
  // Requests without a body are over already (`optimizeEmptyRequests`).
  if (incoming.readableEnded) return
  const timer = setTimeout(() => {
    if (!incoming.complete) cut()
  }, limits.bodyMs)
  const clock = { limits, timer, cut }
  clocks.set(incoming, clock)
  incoming.once('close', () => clearTimeout(clock.timer))
}

/** From here on this request may take as long as it likes, as long as it goes on. */
export function expectUpload(incoming: IncomingMessage): void {
  const clock = clocks.get(incoming)
  if (!clock) return
  const { limits, cut } = clock
  const { socket } = incoming
  let before = socket.bytesRead
  clearTimeout(clock.timer)
  clock.timer = setInterval(() => {
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    // What has come and is not read yet waits for us, not for the client.
    const isOurs = incoming.complete || incoming.readableLength > 0
    if (arrived < limits.stretchBytes && !isOurs) cut()
  }, limits.stretchMs)
}
