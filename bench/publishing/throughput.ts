import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../support/markdown.ts'
import { runCommand } from '../support/run-command.ts'
import { median, round } from '../support/statistics.ts'
import { needCommand } from '../support/tools.ts'
import { type Answered, wrk } from '../support/wrk.ts'
import { startBareNode } from '../throughput/bare-node.ts'
import { draftNumber } from './consistency.ts'
import { openSite, press } from './site.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const EVERY_MS = 5000
const SECONDS = 10
const NODE_SETS = /^(content-length|date|connection|keep-alive)$/

const load = (url: string) =>
  wrk({
    url: `${url}/`,
    connections: 64,
    seconds: SECONDS,
    headers: { 'Accept-Encoding': 'gzip' },
    core: LOAD_CORE,
  })

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
    const results: Record<'node' | 'quiet' | 'busy', Answered[]> = { node: [], quiet: [], busy: [] }
    let number = 0
    try {
      for (let turn = 0; turn <= turns; turn += 1) {
        const bare = await load(node.dressed)
        const quiet = await load(served.url)
        let stopped = false
        const publishing = (async () => {
          while (!stopped) {
            const due = performance.now() + EVERY_MS
            number += 1
            await press(publisher.url, site.account, await draftNumber(site, number))
            await sleep(Math.max(0, Math.min(due - performance.now(), EVERY_MS)))
          }
        })()
        const busy = await load(served.url)
        stopped = true
        await publishing
        // The first turn warms all of them up.
        if (turn === 0) continue
        results.node.push(bare)
        results.quiet.push(quiet)
        results.busy.push(busy)
      }
    } finally {
      await node.stop()
    }
    const row = (name: string, key: keyof typeof results) => {
      const ratio = (of: keyof typeof results, figure: keyof Answered) =>
        median(results[key].map((one, at) => one[figure] / (results[of][at]?.[figure] ?? 0)))
      return [
        name,
        round(median(results[key].map(({ perSecond }) => perSecond))),
        round(median(results[key].map(({ p99 }) => p99)), 1),
        round(ratio('node', 'perSecond'), 2),
        round(ratio('quiet', 'p99'), 2),
      ]
    }
    return table(
      ['', 'requests/s', 'p99, ms', '× of Node alone', 'p99 × of the quiet one'],
      [
        row('Node alone with the same headers', 'node'),
        row('ours', 'quiet'),
        row('ours while publishing every 5 s', 'busy'),
      ],
    )
  } finally {
    await site.close()
  }
}
