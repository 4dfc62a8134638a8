import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Above any process id a system hands out. */
const NOBODY = 99_999_999

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function readPidFile(cluster: string): string[] | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}

function serves(command: string, cluster: string): boolean {
  return [cluster, realpathSync(cluster)].some((path) => command.includes(`-D ${path}`))
}

/** The server that runs on this cluster; its port is null until it has chosen one. */
export function findPostmaster(cluster: string): { port: number | null } | null {
  const lines = readPidFile(cluster)
  const pid = Number(lines?.[0])
  if (!lines || !pid || !serves(commandLine(pid), cluster)) return null
  return { port: Number(lines[3]) || null }
}

/**
 * After a crash the recorded process id may belong to a stranger, and PostgreSQL would refuse to
 * start. Deleting the file would also skip PostgreSQL's check that no process of the crashed
 * server still writes to the cluster, so only the id is replaced.
 */
export function disownPidFile(cluster: string): void {
  const lines = readPidFile(cluster)
  if (!lines || !commandLine(Number(lines[0]))) return
  writeFileSync(join(cluster, 'postmaster.pid'), [NOBODY, ...lines.slice(1)].join('\n'))
}
