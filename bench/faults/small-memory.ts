import { setTimeout as sleep } from 'node:timers/promises'
import { type ControlGroup, limitMemory } from '../support/control-group.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { mixedTraffic } from './soak.ts'
import { describeProblems, quantileMs } from './traffic.ts'

const LIMIT_MB = 512
const SAMPLE_MS = 500
function readUse({ read, isVersionOne }: ControlGroup) {
  const count = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(read(file))?.[1] ?? 0)
  return {
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
    const group = limitMemory(LIMIT_MB)
    stage.defer(group.remove)
    const { usedMb, killed } = readUse(group)
    await stage.startMail()
    const app = await stage.app({ group: group.folder })
    const readyMs = await app.start()
    const atRest = usedMb()
    const loads = await mixedTraffic(stage, app.url)
    const seconds = quick ? 60 : 180
    let most = 0
    for (let passed = 0; passed < seconds * 1000; passed += SAMPLE_MS) {
      await sleep(SAMPLE_MS)
      most = Math.max(most, usedMb())
    }
    await Promise.all(loads.map((load) => load.stop()))
    const visits = loads.flatMap((load) => load.visits)
    const problems = visits.filter(({ problem }) => problem)
    const killedCount = killed()
    await app.end('SIGTERM')
    return {
      done: `the app and its PostgreSQL in a control group of ${LIMIT_MB} MB, from the first start, under ${seconds} s of mixed traffic (pages, client area, contact, sign-ins, assistant)`,
      checks: [
        ['nothing was killed for want of memory', killedCount === 0],
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
