import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/server.ts'
import { needCommand } from '../support/tools.ts'
import type { Witness } from './witness.ts'

const CRAWL_SECONDS = 60
const MODULE_SECONDS = 900
/** For a machine that is busy with something else. */
const LONGEST_SECONDS = 3600

/**
 * All that work without the internet: nikto and wapp download their lists. Blind SQL injection is
 * left to sqlmap, brute force to the sign-in flood.
 */
const modules = [
  'sql',
  'xss',
  'permanentxss',
  'exec',
  'file',
  'redirect',
  'crlf',
  'ssrf',
  'xxe',
  'methods',
  'htaccess',
  'shellshock',
  'backup',
  'csrf',
  'csp',
  'http_headers',
  'cookieflags',
]

type Report = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, { method: string; path: string; info: string; parameter?: string }[]>
>

export type WapitiResult = {
  findings: string[]
  modules: { name: string; stopped: boolean }[]
  /** Requests our server was talked into making to the attacker's own. */
  lured: number
}

/** Crawls from these addresses and attacks every form and parameter found. */
export async function runWapiti(witness: Witness, starts: string[]): Promise<WapitiResult> {
  const command = needCommand('wapiti', 'wapiti')
  const folder = temporaryFolder()
  const output = join(folder, 'wapiti.json')
  const bait = await startBait()
  const args = ['-u', `${witness.url}/`, '-m', modules.join(','), '-d', '1', '-t', '10', '-v', '1']
  args.push('--max-scan-time', String(CRAWL_SECONDS), '--max-attack-time', String(MODULE_SECONDS))
  args.push('--flush-session', '--no-bugreport', '-f', 'json', '-o', output)
  args.push('--store-session', folder, '--endpoint', bait.url)
  for (const start of starts) args.push('-s', witness.url + start)
  const stopped = new Set<string>()
  const launched: string[] = []
  witness.setPhase('crawl')
  try {
    const { stdout, stderr } = await runCommand(command, args, {
      env: { HOME: folder, PYTHONUNBUFFERED: '1' },
      seconds: LONGEST_SECONDS,
      onLine: (line) => {
        const next = line.match(/Launching module (\w+)/)?.[1]
        if (next) {
          launched.push(next)
          witness.setPhase(next)
        }
        const late = line.match(/Max attack time was reached for module (\w+)/)?.[1]
        if (late) stopped.add(late)
      },
    })
    return {
      findings: readFindings(output, stdout + stderr),
      modules: launched.map((name) => ({ name, stopped: stopped.has(name) })),
      lured: bait.hits(),
    }
  } finally {
    await bait.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function readFindings(output: string, log: string): string[] {
  let report: Report
  try {
    report = JSON.parse(readFileSync(output, 'utf8'))
  } catch {
    throw new Error(`wapiti wrote no report: ${log.slice(-800)}`)
  }
  const lines = (['vulnerabilities', 'anomalies'] as const).flatMap((kind) =>
    Object.entries(report[kind]).flatMap(([name, list]) =>
      list.map(({ method, path, info }) => `${name}: ${method} \`${path}\`: ${info}`),
    ),
  )
  return [...new Set(lines)]
}

/** An address for the server to be lured to; wapiti asks here what came. */
async function startBait() {
  let hits = 0
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/' && !/^\/get_(ssrf|xxe)\.php/.test(url)) hits += 1
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    hits: () => hits,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
