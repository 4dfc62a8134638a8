import { family } from '../support/memory.ts'

function send(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Ended by itself.
    }
  }
}

/** Stops a process with all its children, first of all itself, so that no new one escapes. */
export function freeze(root: number): () => void {
  send([root], 'SIGSTOP')
  const all = family(root)
  send(all, 'SIGSTOP')
  return () => send(all, 'SIGCONT')
}
