import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { unavailable } from '#server/failures/errors.ts'

type Bounds = { running: number; waiting: number }

/**
 * Bounds concurrent and waiting work; more is refused at once. Hashing a password occupies a thread
 * of libuv's pool for a tenth of a second.
 */
export function createGate({ running, waiting }: Bounds) {
  let busy = 0
  const line: (() => void)[] = []

  function leave() {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw unavailable()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** One gate for the process; one core stays free for pages. Workers are as many as cores. */
const isAlone = !cluster.isWorker && availableParallelism() > 2
const gate = createGate({ running: isAlone ? 2 : 1, waiting: 20 })

export const hashBounded = (password: string) => gate(() => hashPassword(password))

export const verifyBounded = (attempt: { hash: string; password: string }) =>
  gate(() => verifyPassword(attempt))
