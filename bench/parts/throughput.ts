import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextPort } from '../support/free-port.ts'
import { table } from '../support/markdown.ts'
import { pageFile } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { pinned, temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { needCommand } from '../support/tools.ts'
import { type Answered, wrk } from '../support/wrk.ts'

const PAGE = '/'
const SECONDS = 5
const CONNECTIONS = 64
const SERVER_CORE = 0
const LOAD_CORE = 1

/** Set by nginx itself, or of the connection. */
const NGINX_SETS = /^(content-|etag|date|connection|keep-alive|vary|x-request-id)/

/** One worker that serves the built page's gzip sibling as it is, with our headers on one port. */
async function startNginx(headers: [string, string][]) {
  const nginx = needCommand('nginx', 'nginx-light')
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'tmp'))
  const [plain, dressed] = [await nextPort(), await nextPort()]
  const site = (port: number, lines: string[]) => `
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${resolve('build/client')};
    index index.html;
    ${lines.join('\n    ')}
  }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const added = headers.map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  )
  const config = `
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
daemon off;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  gzip_static on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n  ')}
  ${site(plain, [])}
  ${site(dressed, added)}
}`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const { command, args } = pinned(SERVER_CORE, nginx, ['-p', folder, '-c', file])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${plain}/`).then(
        () => true,
        () => false,
      )
    )
      break
    await sleep(100)
  }
  return {
    plain: `http://127.0.0.1:${plain}`,
    dressed: `http://127.0.0.1:${dressed}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

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
    await withServer(
      async ({ url }) => {
        const ours = await bodyOf(url)
        const nginx = await startNginx(ours.headers.filter(([name]) => !NGINX_SETS.test(name)))
        try {
          const theirs = await bodyOf(nginx.plain)
          if (theirs.bytes !== ours.bytes) throw new Error('nginx serves other bytes')
          const rivals = {
            Alísio: url,
            nginx: nginx.plain,
            'nginx with the same headers': nginx.dressed,
          }
          for (const address of Object.values(rivals)) await load(address)
          // In turns, so that a busy moment of the machine hits all alike.
          for (let run = 0; run < runs; run += 1) {
            for (const [name, address] of Object.entries(rivals)) {
              servers.set(name, [...(servers.get(name) ?? []), await load(address)])
            }
          }
        } finally {
          await nginx.stop()
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
    const size = statSync(`${pageFile(PAGE)}.gz`).size
    return `\`${PAGE}\`, ${size} bytes of gzip made at build time, byte for byte the same from each; one process or worker each on core ${SERVER_CORE}, wrk with ${CONNECTIONS} connections on core ${LOAD_CORE}, in turns, median of ${runs} × ${SECONDS} s after a warm-up; access logs off. Aim: at least 0.45 of nginx.\n\n${table(['server', 'requests/s', 'p99, ms', 'Alísio is × of it'], rows)}`
  },
}
