import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { cpuTime } from '../support/cpu.ts'
import { family } from '../support/memory.ts'

/** The process that all connections of this PostgreSQL belong to. */
export async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Processor time of a process and all it started, in milliseconds. */
export function cpuOf(root: number): number {
  return family(root).reduce((sum, pid) => {
    try {
      return sum + cpuTime(pid)
    } catch {
      // It ended meanwhile.
      return sum
    }
  }, 0)
}

/** The same of the pools' connections alone, without what PostgreSQL tidies up meanwhile. */
export async function cpuOfPools(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'alisio'`,
  )
  return rows.reduce((sum, { pid }) => sum + cpuTime(pid), 0)
}
