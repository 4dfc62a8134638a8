import { readFileSync } from 'node:fs'

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** What a process has used of the processor since it began, in milliseconds. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const QUIET_MS = 500

/** Until a process has nothing left to do of its own. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = -1; cpuTime(pid) - before > TICK_MS; ) {
    before = cpuTime(pid)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}
