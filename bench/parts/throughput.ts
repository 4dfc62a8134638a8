import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { table } from '../support/markdown.ts'
import { pageFile } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { type Answered, wrk } from '../support/wrk.ts'
import { startBareNode } from '../throughput/bare-node.ts'
import { startNginx } from '../throughput/nginx.ts'
import type { Rival } from '../throughput/rival.ts'

const PAGE = '/'
const SECONDS = 5
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
    await withServer(
      async ({ url }) => {
        const ours = await bodyOf(url)
        const without = (set: RegExp) => ours.headers.filter(([name]) => !set.test(name))
        const rivals: Rival[] = []
        try {
          const nginx = await startNginx(without(NGINX_SETS), SERVER_CORE)
          rivals.push(nginx)
          const node = await startBareNode(file, without(NODE_SETS), SERVER_CORE)
          rivals.push(node)
          const addresses = {
            Alísio: url,
            nginx: nginx.plain,
            'nginx with the same headers': nginx.dressed,
            'Node alone': node.plain,
            'Node alone with the same headers': node.dressed,
          }
          for (const [name, address] of Object.entries(addresses)) {
            const theirs = await bodyOf(address)
            if (theirs.bytes !== ours.bytes) throw new Error(`${name} serves other bytes`)
            await load(address)
          }
          // In turns, so that a busy moment of the machine hits all alike.
          for (let run = 0; run < runs; run += 1) {
            for (const [name, address] of Object.entries(addresses)) {
              servers.set(name, [...(servers.get(name) ?? []), await load(address)])
            }
          }
        } finally {
          for (const rival of rivals) await rival.stop()
        }
      },
      { core: SERVER_CORE },
    )
    const middle = (name: string, key: keyof Answered) =>
      median((servers.get(name) ?? []).map((result) => result[key]))
    const own = middle('Alísio', 'perSecond')
    const rows = [...servers.keys()].map((name) => [
      name,
      round(middle(name, 'perSecond')),
      round(middle(name, 'p99'), 1),
      round(own / middle(name, 'perSecond'), 2),
    ])
    return `\`${PAGE}\`, ${statSync(file).size} bytes of gzip made at build time, byte for byte the same from each; one process or worker each on core ${SERVER_CORE}, wrk with ${CONNECTIONS} connections on core ${LOAD_CORE}, in turns, median of ${runs} × ${SECONDS} s after a warm-up; access logs off. Aim: at least 0.45 of nginx. “Node alone” is its own HTTP server with one body and nothing else to do, the most that anything on it could reach; what our thirteen headers cost, which Node checks letter by letter for every answer, shows beside it.\n\n${table(['server', 'requests/s', 'p99, ms', 'Alísio is × of it'], rows)}`
  },
}
