import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { unavailable } from '#server/errors.ts'

type Bounds = { running: number; waiting: number }

/**
 * Lets so many run and so many wait; whoever comes beyond that is sent away at once. A password's
 * hash keeps a thread of the pool that also reads files busy for a tenth of a second.
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

/** One for the process, whatever the passwords are for; a core always stays free for the pages. */
const gate = createGate({ running: availableParallelism() > 2 ? 2 : 1, waiting: 20 })

export const hashBounded = (password: string) => gate(() => hashPassword(password))

export const verifyBounded = (given: { hash: string; password: string }) =>
  gate(() => verifyPassword(given))
