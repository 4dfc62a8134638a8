/**
 * How fast the public site stays while many sign in at once: the time of a page, alone and during
 * a flood of sign-ins to unknown addresses, each of which asks for a hash. Build first.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const FLOOD = 100
const PAGES = 120

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function startApp(folder: string, port: number): Promise<ChildProcess> {
  const app = spawn(process.execPath, ['build/server/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      SIGN_INS_PER_ADDRESS: '9999999',
    },
  })
  for (let left = 300; left > 0; left -= 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.ok) return app
    await wait(200)
  }
  throw new Error('The app did not start; is there a build?')
}

async function timePages(origin: string, path: string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < PAGES; index += 1) {
    const since = performance.now()
    await (await fetch(origin + path)).arrayBuffer()
    times.push(performance.now() - since)
  }
  return times.sort((a, b) => a - b)
}

const at = (times: number[], part: number) => times[Math.floor(times.length * part)] as number

/** Keeps so many sign-ins in flight until told to stop; counts the answers by status. */
async function sendFlood(origin: string): Promise<void> {
  const answers: Record<string, number> = {}
  let over = false
  parentPort?.once('message', () => {
    over = true
  })
  const stream = async (own: number) => {
    for (let index = 0; !over; index += 1) {
      const body = new URLSearchParams({
        intent: 'sign-in',
        email: `flood-${own}-${index}@example.com`,
        password: 'uma senha qualquer',
      })
      const headers = { Origin: origin }
      const answer = await fetch(`${origin}/auth`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: FLOOD }, (_, own) => stream(own)))
  parentPort?.postMessage(answers)
}

/** In a thread of its own, so that it does not delay what is measured here. */
function flood(origin: string): () => Promise<Record<string, number>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: origin })
  return async () => {
    const counted = once(worker, 'message')
    worker.postMessage('stop')
    const [answers] = await counted
    return answers
  }
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-flood-'))
  chmodSync(folder, 0o711)
  const port = await freePort()
  const app = await startApp(folder, port)
  const origin = `http://127.0.0.1:${port}`
  try {
    const row = (name: string, times: number[]) =>
      console.log(
        `| ${name} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)} | ${at(times, 0.99).toFixed(1)} |`,
      )
    console.log('| GET / | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|')
    await timePages(origin, '/')
    const alone = await timePages(origin, '/')
    row('alone', alone)
    const stop = flood(origin)
    await wait(2000)
    const during = await timePages(origin, '/')
    const answers = await stop()
    row(`with ${FLOOD} sign-ins in flight`, during)
    console.log(
      `\np95 ratio ${(at(during, 0.95) / at(alone, 0.95)).toFixed(1)}; sign-ins answered: ${Object.entries(
        answers,
      )
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    )
  } finally {
    const gone = new Promise((resolve) => app.once('exit', resolve))
    app.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

if (isMainThread) await measure()
else await sendFlood(workerData)
