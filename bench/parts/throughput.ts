import { rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { table } from '../support/markdown.ts'
import { pageFile } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { type Answered, wrk } from '../support/wrk.ts'
import { startBareNode } from '../throughput/bare-node.ts'
import { startNginx } from '../throughput/nginx.ts'
import type { Rival } from '../throughput/rival.ts'

const PAGE = '/'
const OURS = 'Alísio with its default log'
const SECONDS = 4
const TURNS = 2
const CONNECTIONS = 64
const SERVER_CORE = 0
const LOAD_CORE = 1

/** Set by nginx itself, or of the connection. */
const NGINX_SETS = /^(content-|etag|date|connection|keep-alive|vary|x-request-id)/
/** Set by Node itself. */
const NODE_SETS = /^(content-length|date|connection|keep-alive)$/

const load = (url: string) =>
  wrk({
    url: url + PAGE,
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: { 'Accept-Encoding': 'gzip' },
    core: LOAD_CORE,
  })

async function bodyOf(url: string): Promise<{ bytes: string; headers: [string, string][] }> {
  const answer = await fetch(url + PAGE, { headers: { 'accept-encoding': 'gzip' } })
  return { bytes: await answer.text(), headers: [...answer.headers] }
}

export const throughput: Part = {
  name: 'throughput',
  title: 'Throughput of a pre-rendered page against nginx',
  async run({ runs }) {
    const servers = new Map<string, Answered[]>()
    const file = resolve(`${pageFile(PAGE)}.gz`)
    const folder = temporaryFolder()
    const compare = async (logging: string, silent: string) => {
      const ours = await bodyOf(logging)
      const without = (set: RegExp) => ours.headers.filter(([name]) => !set.test(name))
      const rivals: Rival[] = []
      try {
        const nginx = await startNginx(without(NGINX_SETS), SERVER_CORE)
        rivals.push(nginx)
        const node = await startBareNode(file, without(NODE_SETS), SERVER_CORE)
        rivals.push(node)
        const addresses = {
          [OURS]: logging,
          'Node alone with the same headers': node.dressed,
          'Alísio without a log': silent,
          'Node alone': node.plain,
          'nginx with the same headers': nginx.dressed,
          nginx: nginx.plain,
        }
        for (const [name, address] of Object.entries(addresses)) {
          const theirs = await bodyOf(address)
          if (theirs.bytes !== ours.bytes) throw new Error(`${name} serves other bytes`)
          await load(address)
        }
        // In turns, so that a busy moment of the machine hits all alike.
        for (let turn = 0; turn < TURNS; turn += 1) {
          for (const [name, address] of Object.entries(addresses)) {
            servers.set(name, [...(servers.get(name) ?? []), await load(address)])
          }
        }
      } finally {
        for (const rival of rivals) await rival.stop()
      }
    }
    const env = { LOG_LEVEL: 'info' }
    const options = { core: SERVER_CORE, env, output: join(folder, 'server.log') }
    // Two processes of the same program differ by some per cent for as long as they run.
    for (let run = 0; run < runs; run += 1) {
      await withServer(
        (logging) =>
          withServer(({ url }) => compare(logging.url, url), {
            core: SERVER_CORE,
            env: { LOG_LEVEL: 'silent' },
          }),
        options,
      )
    }
    rmSync(folder, { recursive: true, force: true })
    const middle = (name: string, key: keyof Answered) =>
      median((servers.get(name) ?? []).map((result) => result[key]))
    const ratio = (name: string) =>
      median(
        (servers.get(name) ?? []).map(
          ({ perSecond }, run) => (servers.get(OURS)?.[run]?.perSecond ?? 0) / perSecond,
        ),
      )
    const rows = [...servers.keys()].map((name) => [
      name,
      round(middle(name, 'perSecond')),
      round(middle(name, 'p99'), 1),
      round(ratio(name), 2),
    ])
    return `\`${PAGE}\`, ${statSync(file).size} bytes of gzip made at build time, byte for byte the same from each; one process or worker each on core ${SERVER_CORE}, wrk with ${CONNECTIONS} connections on core ${LOAD_CORE}, ${runs} sets of processes, each in ${TURNS} turns of ${SECONDS} s after a warm-up, medians of all, ratios within each turn. Our default log, a line for each request, goes to a file; the others write none. Aims: at least 0.85 of Node alone with the same headers, 0.45 of nginx. “Node alone” is its own HTTP server with one body and nothing else to do, the most that anything on it could reach; what our thirteen headers cost it, which it checks letter by letter for every answer, shows beside it; ours are put together once (server/http/files/fast-response.ts).\n\n${table(['server', 'requests/s', 'p99, ms', 'Alísio is × of it'], rows)}`
  },
}
