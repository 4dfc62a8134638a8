import { openAsBlob, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'
import { AppProcess } from '../support/app-process.ts'
import { nextPort } from '../support/free-port.ts'
import { sendForm, signUp } from '../support/sign-up.ts'
import { addressOf } from './measure-rendering.ts'

const megabytes = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024

const WITHIN_MS = 300_000

async function untilState(client: pg.Client, id: string, wanted: string): Promise<void> {
  const since = performance.now()
  while (performance.now() - since < WITHIN_MS) {
    const { rows } = await client.query('select state from alisio.imports where id = $1', [id])
    const state = rows[0]?.state as string
    if (state === wanted) return
    if (['refused', 'failed', 'discarded'].includes(state))
      throw new Error(`the import is ${state}`)
    await sleep(200)
  }
  throw new Error(`the import is not ${wanted} after ${WITHIN_MS / 1000} s`)
}

type Desk = { url: string; cookie: string; client: pg.Client }

/** Somebody on the staff of a running site, and the page of a new client. */
export async function openDesk(url: string, client: pg.Client, role = 'team') {
  const account = await signUp(url)
  await client.query(
    `insert into alisio.staff (user_id, role) select id, $2 from alisio."user" where email = $1`,
    [account.email, role],
  )
  const { rows } = await client.query(
    `insert into alisio.clients (name) values ('Um milhão') returning id`,
  )
  return { url, client, account, cookie: account.cookie, page: `/agencia/clientes/${rows[0].id}` }
}

/** Sends a file of figures; answers with the import's id once it is read. */
export async function sendFigures({ url, cookie, client }: Desk, page: string, path: string) {
  const form = new FormData()
  form.set('file', await openAsBlob(path), basename(path))
  const sent = await fetch(`${url}${page}/importar`, {
    method: 'POST',
    headers: { origin: url, cookie },
    body: form,
    redirect: 'manual',
  })
  const id = sent.headers.get('location')?.split('/').at(-1) ?? ''
  await untilState(client, id, 'ready')
  return id
}

/** Presses a button of an import and waits until that is done. */
export async function pressImport(
  { url, cookie, client }: Desk,
  address: string,
  intent: string,
  state: string,
): Promise<void> {
  await sendForm(url, address, { intent }, { headers: { cookie } })
  await untilState(client, address.split('/').at(-1) ?? '', state)
}

/** The same file as the command's, by the desk of a running site: sent, reported, confirmed, undone. */
export async function measureUpload(connection: Connection, folder: string, path: string) {
  const env = { DATABASE_URL: addressOf(connection), DATA_DIR: join(folder, 'app') }
  const app = new AppProcess({ port: await nextPort(), env, logFile: join(folder, 'app.log') })
  const client = new pg.Client(connection)
  await client.connect()
  await app.start()
  try {
    const { page, ...desk } = await openDesk(app.url, client)
    const before = megabytes(app.pid, 'VmRSS')
    const times: [string, number][] = []
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const since = performance.now()
      const done = await work()
      times.push([name, (performance.now() - since) / 1000])
      return done
    }
    const id = await timed('sent and reported', () => sendFigures(desk, page, path))
    const address = `${page}/importacoes/${id}`
    await timed('confirmed', () => pressImport(desk, address, 'confirm-import', 'done'))
    await timed('undone', () => pressImport(desk, address, 'undo-import', 'undone'))
    const peak = megabytes(app.pid, 'VmHWM')
    return [
      'A file of 1,000,000 rows by the desk of a running site:\n',
      '| step | time |\n|---|---|',
      ...times.map(([name, seconds]) => `| ${name} | ${seconds.toFixed(1)} s |`),
      `\nMemory of the site's process: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at its highest.`,
    ].join('\n')
  } finally {
    await app.end('SIGTERM')
    await client.end()
  }
}
