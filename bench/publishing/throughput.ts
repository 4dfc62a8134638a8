import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuTime } from '../support/cpu.ts'
import { table } from '../support/markdown.ts'
import { runCommand } from '../support/run-command.ts'
import { median, round } from '../support/statistics.ts'
import { needCommand } from '../support/tools.ts'
import { wrk } from '../support/wrk.ts'
import { startBareNode } from '../throughput/bare-node.ts'
import { draftNumber } from './consistency.ts'
import { type BenchSite, openSite, press } from './site.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const EVERY_MS = 5000
const SECONDS = 10
const NODE_SETS = /^(content-length|date|connection|keep-alive)$/
const PACE = new URL('pace.lua', import.meta.url).pathname

type Target = { url: string; pid: number }
type Loaded = { perSecond: number; p99: number; micros: number }

/** As fast as it goes, or with pauses that leave the server half idle. */
async function load({ url, pid }: Target, script?: string): Promise<Loaded> {
  const before = cpuTime(pid)
  const answered = await wrk({
    url: `${url}/`,
    connections: 64,
    seconds: SECONDS,
    headers: { 'Accept-Encoding': 'gzip' },
    core: LOAD_CORE,
    script,
  })
  const micros = ((cpuTime(pid) - before) * 1000) / (answered.perSecond * SECONDS)
  return { ...answered, micros }
}

/** Publishes every few seconds while the work runs. */
async function whilePublishing<T>(
  site: BenchSite,
  publisher: string,
  nextNumber: () => number,
  work: () => Promise<T>,
): Promise<T> {
  let stopped = false
  const publishing = (async () => {
    while (!stopped) {
      const due = performance.now() + EVERY_MS
      await press(publisher, site.account, await draftNumber(site, nextNumber()))
      await sleep(Math.max(0, Math.min(due - performance.now(), EVERY_MS)))
    }
  })()
  try {
    return await work()
  } finally {
    stopped = true
    await publishing
  }
}

const kinds = ['node', 'quiet', 'busy', 'quietPaced', 'busyPaced'] as const
type Results = Record<(typeof kinds)[number], Loaded[]>

function describeResults(results: Results): string {
  const row = (name: string, key: keyof Results, quiet: keyof Results) => {
    const middle = (figure: keyof Loaded) => median(results[key].map((one) => one[figure]))
    const ratio = (of: keyof Results, figure: keyof Loaded) =>
      median(results[key].map((one, at) => one[figure] / (results[of][at]?.[figure] ?? 0)))
    return [
      name,
      round(middle('perSecond')),
      round(middle('micros'), 1),
      round(middle('p99'), 1),
      round(ratio('node', 'perSecond'), 2),
      round(ratio(quiet, 'p99'), 2),
    ]
  }
  return table(
    [
      '',
      'requests/s',
      'processor µs/request',
      'p99, ms',
      '× of Node alone',
      'p99 × of the quiet one',
    ],
    [
      row('Node alone with the same headers', 'node', 'quiet'),
      row('ours', 'quiet', 'quiet'),
      row('ours while publishing every 5 s', 'busy', 'quiet'),
      row('ours, at a pace it can keep', 'quietPaced', 'quietPaced'),
      row('ours, at that pace while publishing every 5 s', 'busyPaced', 'quietPaced'),
    ],
  )
}

/** Node alone, ours at rest, and ours while another process publishes, in turns. */
export async function measureThroughput(turns: number): Promise<string> {
  const site = await openSite({ processes: 2 })
  try {
    const [publisher, served] = site.apps as [(typeof site.apps)[0], (typeof site.apps)[0]]
    const taskset = needCommand('taskset', 'util-linux')
    await runCommand(taskset, ['-a', '-cp', String(SERVER_CORE), String(served.pid)])
    const answer = await fetch(`${served.url}/`, { headers: { 'accept-encoding': 'gzip' } })
    const headers = [...answer.headers].filter(([name]) => !NODE_SETS.test(name))
    const node = await startBareNode(resolve('build/client/index.html.gz'), headers, SERVER_CORE)
    const results: Results = { node: [], quiet: [], busy: [], quietPaced: [], busyPaced: [] }
    let number = 0
    const busy = (script?: string) => {
      const nextNumber = () => {
        number += 1
        return number
      }
      return whilePublishing(site, publisher.url, nextNumber, () => load(served, script))
    }
    try {
      for (let turn = 0; turn <= turns; turn += 1) {
        const measured = {
          node: await load({ url: node.dressed, pid: node.pid }),
          quiet: await load(served),
          busy: await busy(),
          quietPaced: await load(served, PACE),
          busyPaced: await busy(PACE),
        }
        // The first turn warms all of them up.
        if (turn > 0) for (const kind of kinds) results[kind].push(measured[kind])
      }
    } finally {
      await node.stop()
    }
    return describeResults(results)
  } finally {
    await site.close()
  }
}
