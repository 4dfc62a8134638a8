import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export type BodyLimits = {
  /** Time limit for the body of an ordinary request. */
  bodyMs: number
  /** An upload must bring this many bytes in each interval. */
  stretchMs: number
  stretchBytes: number
}

type Clock = { limits: BodyLimits; timer: NodeJS.Timeout; cut: () => void }

const clocks = new WeakMap<IncomingMessage, Clock>()
const statuses = new WeakMap<Socket, number>()

/** Records the status we closed the connection with, for the log. */
export function noteCut(socket: Socket, status: number): void {
  statuses.set(socket, status)
}

export const statusOfCut = (socket: Socket): number | undefined => statuses.get(socket)

/** Node's `requestTimeout` has no exceptions, but uploads need one. */
export function limitBodyRate(
  incoming: IncomingMessage,
  limits: BodyLimits,
  cut: () => void,
): void {
  // Requests without a body have ended already.
  if (incoming.readableEnded) return
  const timer = setTimeout(() => {
    if (!incoming.complete) cut()
  }, limits.bodyMs)
  const clock = { limits, timer, cut }
  clocks.set(incoming, clock)
  incoming.once('close', () => clearTimeout(clock.timer))
}

/** Removes the total limit for an upload that keeps going. */
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
    // Received but unread data waits for us, not for the client.
    const isOurs = incoming.complete || incoming.readableLength > 0
    if (arrived < limits.stretchBytes && !isOurs) cut()
  }, limits.stretchMs)
}
