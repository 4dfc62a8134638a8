import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArgs } from '#scripts/start/server-args.mjs'
import { expect, test } from '#tests/support/pages/browser.ts'

test.describe.configure({ timeout: 120_000 })

const token = 'only-for-this-story'
let folder = ''
let server: ChildProcess | undefined

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-workers-'))
  // The database's own user passes through it.
  chmodSync(folder, 0o711)
})
test.afterEach(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  // A story that is left out never made one.
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Starts the built server with two workers, and reads its log line by line. */
async function start() {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, serverArgs, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', WORKERS: '2', METRICS_TOKEN: token, ...env },
  })
  server = child
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const untilLogged = async (text: string) => {
    for await (const [line] of on(lines, 'line')) if (String(line).includes(text)) return
  }
  const ready = new Promise<{ address: string; deskLink: string }>((resolve) => {
    child.on('message', (message: { type?: string; address: string; deskLink: string }) => {
      if (message.type === 'ready') resolve(message)
    })
  })
  return { child, ...(await ready), untilLogged }
}

/** The process that answered, on a connection of its own. */
function answeredBy(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent() }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`))
        const id = String(answer.headers['x-request-id'])
        resolve(id.slice(0, id.lastIndexOf('-')))
      })
    }).on('error', reject)
  })
}

/** Both workers, once both have answered. */
async function bothOf(address: string): Promise<Set<string>> {
  const both = new Set<string>()
  const ask = async () => {
    both.add(await answeredBy(address))
    return both.size
  }
  await expect.poll(ask, { timeout: 60_000 }).toBe(2)
  return both
}

test('Two workers answer, and leave nothing behind', async () => {
  const { child, address, deskLink } = await start()
  await bothOf(address)

  // Both workers are measured, whichever is asked, and only by whoever has the token.
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  const authorized = { headers: { Authorization: `Bearer ${token}` } }
  const measured = await (await fetch(`${address}/metrics`, authorized)).text()
  expect(measured).toContain('alisio_process_count 2\n')

  // The first owner's link, which the window shows once.
  expect(await (await fetch(deskLink)).text()).toContain('Criar senha e entrar')

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  const clusters = readdirSync(join(folder, 'data'), { recursive: true }).map(String)
  expect(clusters.some((name) => name.endsWith('PG_VERSION'))).toBe(true)
  expect(clusters.filter((name) => name.endsWith('postmaster.pid'))).toEqual([])
})

test('Two workers are replaced one by one without a lost request @whole', async () => {
  const { child, address, deskLink, untilLogged } = await start()
  const before = await bothOf(address)
  let replaced = false
  const after = new Set<string>()
  const done = untilLogged('workers replaced').then(() => {
    replaced = true
  })
  child.kill('SIGHUP')
  while (!replaced) {
    after.add(await answeredBy(address))
    // Asked without a pause, the old workers would leave the new ones no time to start.
    await pause(10)
  }
  await done
  const last = new Set<string>()
  for (let count = 0; count < 8; count += 1) last.add(await answeredBy(address))
  expect([...last].filter((one) => before.has(one))).toEqual([])
  expect(after.size).toBeGreaterThan(2)

  // The first owner's link, which the window showed once, is still good.
  expect(await (await fetch(deskLink)).text()).toContain('Criar senha e entrar')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
