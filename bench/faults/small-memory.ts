import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverArgsFor } from '#scripts/start/server-args.mjs'
import { writeExport } from '../dashboard-scale/measure-import.ts'
import { openDesk, pressImport, sendFigures } from '../dashboard-scale/measure-upload.ts'
import { publish, shownAt } from '../publishing/site.ts'
import { type ControlGroup, limitMemory } from '../support/control-group.ts'
import { runCommand } from '../support/run-command.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { mixedTraffic } from './soak.ts'
import type { Stage } from './stage.ts'
import { describeProblems, quantileMs } from './traffic.ts'

const LIMIT_MB = 512
const SAMPLE_MS = 250
/** Somebody at the desk does one thing after the other; the thread that renders has ended then. */
const BETWEEN_MS = 40_000
const figures = { campaigns: 200, days: 500 }

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

type Tools = { client: pg.Client; group: ControlGroup }

/** What the agency does beside its visitors, one thing after the other. */
async function tasksOf(stage: Stage, url: string, { client, group }: Tools) {
  const { page, account, ...desk } = await openDesk(url, client, 'owner')
  const file = join(stage.folder, 'figures.csv')
  await writeExport(file, figures)
  return [
    {
      name: 'an import of 100,000 rows',
      run: async () => {
        const id = await sendFigures(desk, page, file)
        await pressImport(desk, `${page}/importacoes/${id}`, 'confirm-import', 'done')
      },
    },
    {
      name: 'a publication',
      run: async () => {
        const text = `Links ${crypto.randomUUID().slice(0, 8)}`
        await publish(url, account, text)
        await shownAt(url, text)
      },
    },
    {
      name: '`npm run backup`, with npm in the group too',
      run: async () => {
        const enter = `echo $$ > '${group.folder}/cgroup.procs' && exec "$0" "$@"`
        const command = ['npm', 'run', 'backup', '--', join(stage.folder, 'site.backup')]
        const args = ['-c', enter, ...command]
        const env = { DATA_DIR: stage.dataDir }
        const { code, stderr } = await runCommand('sh', args, { env, seconds: 300 })
        if (code !== 0) throw new Error(`backup: ${stderr.slice(-500)}`)
      },
    },
  ]
}

/** Whoever waits for a process that was killed would wait for ever. */
const limitTime = <T>(work: Promise<T>, ms: number) =>
  Promise.race([
    work,
    sleep(ms, undefined, { ref: false }).then(() => {
      throw new Error(`not done after ${ms / 1000} s`)
    }),
  ])

export const smallMemory: Fault = {
  name: 'small-memory',
  title: `A machine with ${LIMIT_MB} MB`,
  timeoutSeconds: () => 600,
  async run(stage, { quick }) {
    const group = limitMemory(LIMIT_MB)
    stage.defer(group.remove)
    const { usedMb, killed } = readUse(group)
    await stage.startMail()
    const app = await stage.app({ group: group.folder, args: serverArgsFor(LIMIT_MB * 2 ** 20) })
    const readyMs = await app.start()
    const atRest = usedMb()
    let most = 0
    const sampling = setInterval(() => {
      most = Math.max(most, usedMb())
    }, SAMPLE_MS)
    stage.defer(() => clearInterval(sampling))
    const client = new pg.Client({ ...stage.superuser(), database: 'alisio' })
    // PostgreSQL ends with the app, should that be killed.
    client.on('error', () => {})
    await client.connect()
    const tasks = await tasksOf(stage, app.url, { client, group })
    const loads = await mixedTraffic(stage, app.url)
    const seconds = quick ? 30 : 120
    most = 0
    await sleep(seconds * 1000)
    const uses = [`${round(most)} MB under the traffic alone`]
    const failed: string[] = []
    for (const { name, run } of tasks) {
      await sleep(BETWEEN_MS)
      most = 0
      const since = performance.now()
      await limitTime(run(), 120_000).catch((error) => failed.push(`${name}: ${error}`))
      const took = round((performance.now() - since) / 1000, 1)
      uses.push(`${round(most)} MB with ${name} (${took} s)`)
    }
    await Promise.all(loads.map((load) => load.stop()))
    const visits = loads.flatMap((load) => load.visits)
    const problems = visits.filter(({ problem }) => problem)
    const killedCount = killed()
    await client.end()
    await app.end('SIGTERM')
    return {
      done: `the app and its PostgreSQL in a control group of ${LIMIT_MB} MB, from the first start: ${seconds} s of mixed traffic (pages, client area, contact, sign-ins, assistant), then beside it ${tasks.map(({ name }) => name).join(', ')}`,
      checks: [
        ['nothing was killed for want of memory', killedCount === 0],
        ['no request failed', problems.length === 0],
        ['import, publication and backup were done', failed.length === 0],
      ],
      figures: [
        `ready after ${round(readyMs / 1000, 1)} s`,
        `${round(atRest)} MB at rest; at most, of app and PostgreSQL together: ${uses.join(', ')}`,
        `${visits.length} requests, p99 ${round(quantileMs(visits, 0.99))} ms`,
        `problems: ${[...failed, describeProblems(problems)].join('; ')}`,
      ],
    }
  },
}
