/**
 * The assistant with a model behind it: what this server adds to the time to the first token, and
 * what a thousand answers at once cost it. Uses the production build, so run `npm run build` first.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_PATH } from '#contracts/chat.ts'

const STREAMS = 1000
const SAMPLES = 300
const EVENTS = 40
const GAP_MS = 250
const question = JSON.stringify({ niche: 'Padaria', question: 'como vender mais bolos?' })
const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Runs as a process of its own: one word at once, then one every quarter of a second. */
function runUpstream() {
  let open = 0
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/open') {
      server.getConnections((_, count) =>
        outgoing.end(JSON.stringify({ open, connections: count - 1 })),
      )
      return
    }
    open += 1
    outgoing.on('close', () => {
      open -= 1
    })
    let body = ''
    incoming.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    incoming.on('end', () => {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
      outgoing.write(event('Comece'))
      if (body.includes('rápido')) return outgoing.end('data: [DONE]\n\n')
      let sent = 1
      const timer = setInterval(() => {
        if (outgoing.destroyed) return clearInterval(timer)
        outgoing.write(event(' palavra'))
        sent += 1
        if (sent < EVENTS) return
        clearInterval(timer)
        outgoing.end('data: [DONE]\n\n')
      }, GAP_MS)
    })
  })
  server.listen(0, '127.0.0.1', 4096, () => process.send?.((server.address() as AddressInfo).port))
}

type Result = { firstMs: number; complete: boolean }

const agent = new Agent({ keepAlive: true })

function ask(
  url: string,
  body: string,
  headers: Record<string, string>,
  reuse = false,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const asking = request(url, { method: 'POST', headers, agent: reuse ? agent : false })
    asking.on('error', reject)
    asking.on('response', (answer) => {
      let firstMs = 0
      let end = ''
      if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (!firstMs && text.includes('content')) firstMs = performance.now() - since
        end = (end + text).slice(-40)
      })
      answer.on('end', () => resolve({ firstMs, complete: end.includes('[DONE]') }))
      answer.on('error', reject)
    })
    asking.end(body)
  })
}

/** On a connection of its own, so that none of ours is left to be counted. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asking.on('error', () => resolve(false)).end()
  })
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** Resident memory of a process, in MB. */
function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Connections of anybody on this machine to or from a port that are still established. */
function connectionsOf(port: number): number {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from, , state]) => state === '01' && from?.endsWith(hex)).length
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-bench-'))
  chmodSync(folder, 0o711)
  const upstream = fork(import.meta.filename, ['upstream'])
  const [upstreamPort] = (await once(upstream, 'message')) as [number]
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
  const port = Number(process.env.PORT ?? 4399)
  const origin = `http://127.0.0.1:${port}`
  const many = '1000000'
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      CHAT_API_URL: `${upstreamUrl}/v1`,
      CHAT_PER_MINUTE: many,
      CHAT_PER_HOUR: many,
      CHAT_PER_DAY: many,
      CHAT_AT_ONCE: many,
    },
  })
  try {
    while (!(await isReady(`${origin}/readyz`))) await sleep(200)
    const ours = { 'Content-Type': 'application/json', Authorization: 'Bearer alisio-visitante' }
    const chat = origin + CHAT_PATH
    const quick = question.replace('como vender', 'rápido: como vender')
    const direct = JSON.stringify({ messages: [{ role: 'user', content: quick }], stream: true })
    const json = { 'Content-Type': 'application/json' }

    const times: Record<'direct' | 'ours', number[]> = { direct: [], ours: [] }
    for (let sample = -50; sample < SAMPLES; sample += 1) {
      const one = await ask(`${upstreamUrl}/v1/chat/completions`, direct, json, true)
      const other = await ask(chat, quick, ours, true)
      if (sample < 0) continue
      times.direct.push(one.firstMs)
      times.ours.push(other.firstMs)
    }
    agent.destroy()

    const before = residentMb(server.pid as number)
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, residentMb(server.pid as number))
    }, 250)
    let openAtOnce = 0
    const counting = setInterval(async () => {
      const state = (await (await fetch(`${upstreamUrl}/open`)).json()) as { open: number }
      openAtOnce = Math.max(openAtOnce, state.open)
    }, 500)
    const results = await Promise.allSettled(
      Array.from({ length: STREAMS }, () => ask(chat, question, ours)),
    )
    clearInterval(watch)
    clearInterval(counting)
    const complete = results.filter(
      (one) => one.status === 'fulfilled' && one.value.complete,
    ).length
    const errors = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    await sleep(7000)
    const left = (await (await fetch(`${upstreamUrl}/open`)).json()) as { open: number }
    // The last question above was asked on a connection that is kept for a moment.
    await sleep(6000)

    console.log(`| measure | figure |
|---|---|
| first token, upstream asked directly (median of ${SAMPLES}) | ${median(times.direct).toFixed(2)} ms |
| first token, through this server (median of ${SAMPLES}) | ${median(times.ours).toFixed(2)} ms |
| added | ${(median(times.ours) - median(times.direct)).toFixed(2)} ms |
| answers asked for at once | ${STREAMS} |
| complete, with errors | ${complete}, ${errors.length}${errors[0] ? ` (${errors[0]})` : ''} |
| open at the upstream at the same moment | ${openAtOnce} |
| resident memory before, at most | ${before.toFixed(0)} MB, ${most.toFixed(0)} MB |
| answers open at the upstream 7 s later | ${left.open} |
| connections to the server, to the upstream 13 s later | ${connectionsOf(port)}, ${connectionsOf(upstreamPort)} |`)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    upstream.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[2] === 'upstream') runUpstream()
else await main()
