import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { serverArgs } from '#scripts/start/server-args.mjs'
import { type Database, openDatabase } from '#server/db/client.ts'
import { connectionTo } from '#server/db/connection/connection.ts'
import { parseEnv } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { newDatabase } from '#tests/support/database/database.ts'
import { freePort } from '#tests/support/database/postgres.ts'
import { addPerson, sessionCookie } from '#tests/support/people/people.ts'
import { startPlatforms } from '../stand-ins/platforms.ts'

export type Who = 'visitor' | 'client' | 'staff'

export type Asked = {
  who: Who
  method: string
  /** With its query, as it goes over the wire. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

type Answer = { status: number; headers: Record<string, unknown>; text: string }

type LogLine = {
  level: string
  message: string
  id?: string
  error?: string
  /** The name of the job that failed. */
  job?: string
}

/** Short, so that a failed test can still be read where only the end of a run is kept. */
export function inOneLine({ level, message, error = '', job, id }: LogLine): string {
  const about = [job, id].filter(Boolean).join(' ')
  return `${level} ${message}: ${error.split('\n')[0]?.slice(0, 200)} (${about})`
}

export type Stage = {
  database: Database
  /** Who is signed in, by their ids. */
  people: Record<'client' | 'staff', string>
  url: string
  send: (request: Asked) => Promise<Answer>
  /** Sends again while a busy machine makes the database time out. */
  sendWithRetries: (request: Asked) => Promise<Answer>
  /** What the server wrote, as it wrote it. */
  lines: string[]
  errors: () => LogLine[]
  stop: () => Promise<void>
}

export const CHAT_KEY = 'chave-publica-da-prova'

/** Rate limits have separate tests; here they would hide the code behind them. */
const generous = Object.fromEntries(
  [
    'CONTACT_PER_ADDRESS_HOUR',
    'CONTACT_PER_DAY',
    'BOOKINGS_PER_ADDRESS_HOUR',
    'BOOKINGS_PER_DAY',
    'BOOKINGS_OPEN',
    'SIGN_UPS_PER_ADDRESS',
    'SIGN_INS_PER_ADDRESS',
    'SIGN_IN_FAILURES_PER_ACCOUNT',
    'RESETS_PER_ADDRESS',
    'RESETS_PER_ACCOUNT',
    'CHAT_PER_MINUTE',
    'CHAT_PER_HOUR',
    'CHAT_PER_DAY',
  ].map((name) => [name, '1000000']),
)

const AT_ONCE = 8

/** Some of them at once. */
export async function sendEach<T>(all: T[], send: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await send(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/** Acts that wait for one another may each run out of time once on a busy machine. */
const ATTEMPTS = 6

/** Nobody waits longer for a page. */
const LONGEST_ANSWER_MS = 30_000

/** Until it lets visitors in, or has ended. */
async function untilReady(url: string, child: ChildProcess, lines: string[]): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server has ended:\n${lines.join('\n')}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Error of a database timeout, which is not caused by the request. */
const LATE = /Connection terminated|timeout exceeded when trying to connect/

/** The built server with a database of its own, and somebody of each kind signed in. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-fuzz-'))
  const stored = await newDatabase()
  const platforms = await startPlatforms()
  const { META_APP_ID, META_APP_SECRET, ...addresses } = platforms.settings
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, serverArgs, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: stored.url,
      LOG_LEVEL: 'warn',
      // Each request comes from an address of its own.
      TRUST_PROXY: 'loopback',
      CONTACT_MIN_SECONDS: '0',
      STOP_NOTICE_SECONDS: '0',
      ...generous,
      ...addresses,
      // One platform can be signed in at, the other cannot.
      GOOGLE_ADS_CLIENT_ID: '',
      GOOGLE_ADS_CLIENT_SECRET: '',
      META_APP_ID,
      META_APP_SECRET,
      CLIENT_CONNECTIONS: 'on',
      CHAT_ANON_KEY: CHAT_KEY,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  await untilReady(url, child, lines)
  const database = openDatabase(connectionTo(stored.url, parseEnv({})), createLogger('silent'))
  const cookies: Record<Who, string> = { visitor: '', client: '', staff: '' }
  const people = { client: '', staff: '' }
  for (const who of ['client', 'staff'] as const) {
    const person = await addPerson(database)
    people[who] = person.id
    if (who === 'staff') {
      await database.db.execute(
        sql`insert into alisio.staff (user_id, role) values (${person.id}, 'owner')`,
      )
    }
    const { name, value } = await sessionCookie(database, person)
    cookies[who] = `${name}=${value}`
  }

  const agent = new Agent({ keepAlive: true })
  let count = 0
  const send = ({ who, method, path, headers = {}, body }: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      count += 1
      const address = [10, count >> 16, (count >> 8) & 255, count & 255].join('.')
      const allHeaders = {
        Origin: url,
        'X-Forwarded-For': address,
        ...(cookies[who] && { Cookie: cookies[who] }),
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      }
      const asking = httpRequest({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: allHeaders,
      })
      asking.setTimeout(LONGEST_ANSWER_MS, () => asking.destroy(new Error('no answer in time')))
      asking.on('error', reject)
      asking.on('response', (answer) => {
        const parts: Buffer[] = []
        const status = answer.statusCode as number
        const done = () =>
          resolve({ status, headers: answer.headers, text: Buffer.concat(parts).toString() })
        // A stream goes on at the pace of reading; that it began is enough.
        if (/event-stream/.test(String(answer.headers['content-type']))) {
          answer.destroy()
          return done()
        }
        answer.on('data', (part) => parts.push(part)).on('end', done)
      })
      asking.end(body)
    })

  return {
    database,
    people,
    url,
    send,
    sendWithRetries: async (request) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await send(request)
        if (answer.status !== 503 || attempt === ATTEMPTS) return answer
        await untilReady(url, child, lines)
      }
    },
    lines,
    errors: () =>
      lines.flatMap((line) => {
        const read = line.startsWith('{') ? (JSON.parse(line) as LogLine) : undefined
        return read?.level === 'error' && !LATE.test(read.error ?? '') ? [read] : []
      }),
    stop: async () => {
      agent.destroy()
      await database.close()
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await platforms.stop()
      await stored.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
