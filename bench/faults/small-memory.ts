import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotRun } from '../support/part.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { mixedTraffic } from './soak.ts'
import type { Stage } from './stage.ts'
import { describeProblems, quantileMs } from './traffic.ts'

const LIMIT_MB = 512
const SAMPLE_MS = 500
/** Where systems mount the control group of memory, by its version. */
const versionOne = '/sys/fs/cgroup/memory'
const versionTwo = '/sys/fs/cgroup'

/** A control group with this much memory, without swap where the kernel counts it. */
function createGroup(stage: Stage) {
  const isVersionOne = existsSync(join(versionOne, 'cgroup.procs'))
  const folder = join(isVersionOne ? versionOne : versionTwo, `alisio-bench-${process.pid}`)
  const limits = isVersionOne
    ? ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes']
    : ['memory.max', 'memory.swap.max']
  try {
    mkdirSync(folder)
    stage.defer(() => rmdirSync(folder))
    const [limit = '', swap = ''] = limits
    writeFileSync(join(folder, limit), String(LIMIT_MB * 2 ** 20))
    const both = isVersionOne ? String(LIMIT_MB * 2 ** 20) : '0'
    if (existsSync(join(folder, swap))) writeFileSync(join(folder, swap), both)
  } catch {
    throw new CannotRun('a control group for memory needs root on Linux')
  }
  const count = (file: string, name: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  }
  return {
    folder,
    /** What cannot be given back: the disk's cache is taken away when memory is short. */
    usedMb: () => {
      const names = isVersionOne ? ['rss', 'shmem'] : ['anon', 'shmem', 'kernel']
      return names.reduce((sum, name) => sum + count('memory.stat', name), 0) / 2 ** 20
    },
    killed: () => count(isVersionOne ? 'memory.oom_control' : 'memory.events', 'oom_kill'),
  }
}

export const smallMemory: Fault = {
  name: 'small-memory',
  title: `A machine with ${LIMIT_MB} MB`,
  timeoutSeconds: () => 420,
  async run(stage, { quick }) {
    const group = createGroup(stage)
    await stage.startMail()
    const app = await stage.app({ group: group.folder })
    const readyMs = await app.start()
    const atRest = group.usedMb()
    const loads = await mixedTraffic(stage, app.url)
    const seconds = quick ? 60 : 180
    let most = 0
    for (let passed = 0; passed < seconds * 1000; passed += SAMPLE_MS) {
      await sleep(SAMPLE_MS)
      most = Math.max(most, group.usedMb())
    }
    await Promise.all(loads.map((load) => load.stop()))
    const visits = loads.flatMap((load) => load.visits)
    const problems = visits.filter(({ problem }) => problem)
    const killed = group.killed()
    await app.end('SIGTERM')
    return {
      done: `the app and its PostgreSQL in a control group of ${LIMIT_MB} MB, from the first start, under ${seconds} s of mixed traffic (pages, client area, contact, sign-ins, assistant)`,
      checks: [
        ['nothing was killed for want of memory', killed === 0],
        ['no request failed', problems.length === 0],
      ],
      figures: [
        `ready after ${round(readyMs / 1000, 1)} s`,
        `${round(atRest)} MB at rest, at most ${round(most)} MB under load, of app and PostgreSQL together`,
        `${visits.length} requests, p99 ${round(quantileMs(visits, 0.99))} ms`,
        `problems: ${describeProblems(problems)}`,
      ],
    }
  },
}
