import { setPriority } from 'node:os'

/** A tenth of what a thread that serves visitors gets where both want the same core. */
const LATER = 10

/**
 * Lets threads that serve visitors go first. Called by a thread of work that nobody waits for by the
 * millisecond: Linux gives each thread a priority of its own, others know only that of the process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(LATER)
}
