import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun } from './part.ts'

const MOUNT = '/sys/fs/cgroup'
const PERIOD_US = 10_000

export type ControlGroup = {
  /** Processes join by their number in its `cgroup.procs`. */
  folder: string
  isVersionOne: boolean
  read: (file: string) => string
  remove: () => void
}

let count = 0

/** A control group with these limits, a file each; systems mount them by their version. */
function createGroup(
  kind: 'cpu' | 'memory',
  limitsOf: (isVersionOne: boolean) => [file: string, value: string][],
): ControlGroup {
  const isVersionOne = existsSync(join(MOUNT, kind, 'cgroup.procs'))
  count += 1
  const folder = join(MOUNT, isVersionOne ? kind : '', `alisio-bench-${process.pid}-${count}`)
  try {
    mkdirSync(folder)
    for (const [file, value] of limitsOf(isVersionOne)) {
      const full = join(folder, file)
      // Not every kernel counts swap.
      if (existsSync(full) || !file.includes('sw')) writeFileSync(full, value)
    }
  } catch {
    throw new CannotRun('a control group needs root on Linux')
  }
  return {
    folder,
    isVersionOne,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmdirSync(folder),
  }
}

/** So much memory, without swap. */
export function limitMemory(megabytes: number): ControlGroup {
  const bytes = String(megabytes * 2 ** 20)
  return createGroup('memory', (isVersionOne) =>
    isVersionOne
      ? [
          ['memory.limit_in_bytes', bytes],
          ['memory.memsw.limit_in_bytes', bytes],
        ]
      : [
          ['memory.max', bytes],
          ['memory.swap.max', '0'],
        ],
  )
}

/** So much of one core, or of several, in short turns. */
export function limitCpu(cores: number): ControlGroup {
  const quota = Math.round(cores * PERIOD_US)
  return createGroup('cpu', (isVersionOne) =>
    isVersionOne
      ? [
          ['cpu.cfs_period_us', String(PERIOD_US)],
          ['cpu.cfs_quota_us', String(quota)],
        ]
      : [['cpu.max', `${quota} ${PERIOD_US}`]],
  )
}
