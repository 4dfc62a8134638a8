import { readdirSync, readFileSync } from 'node:fs'

/** A process and everything it started, by their parents. */
export function family(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It ended while the list was read.
    }
  }
  const processes = [root]
  for (const pid of processes) {
    processes.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child))
  }
  return processes
}

/** Memory of its own plus its share of what is shared, in MB; counts nothing twice. */
export function memory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(text.match(/^Pss:\s+(\d+)/m)?.[1]) / 1024
}
