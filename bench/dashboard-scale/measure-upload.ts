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

async function untilState(client: pg.Client, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select state from alisio.imports where id = $1', [id])
    const state = rows[0]?.state as string
    if (state === wanted) return
    if (['refused', 'failed', 'discarded'].includes(state))
      throw new Error(`the import is ${state}`)
    await sleep(200)
  }
}

/** The same file as the command's, by the desk of a running site: sent, reported, confirmed, undone. */
export async function measureUpload(connection: Connection, folder: string, path: string) {
  const env = { DATABASE_URL: addressOf(connection), DATA_DIR: join(folder, 'app') }
  const app = new AppProcess({ port: await nextPort(), env, logFile: join(folder, 'app.log') })
  const client = new pg.Client(connection)
  await client.connect()
  await app.start()
  try {
    const { email, cookie } = await signUp(app.url)
    await client.query(
      `insert into alisio.staff (user_id, role) select id, 'team' from alisio."user" where email = $1`,
      [email],
    )
    const { rows } = await client.query(
      `insert into alisio.clients (name) values ('Um milhão') returning id`,
    )
    const page = `/agencia/clientes/${rows[0].id}`
    const before = megabytes(app.pid, 'VmRSS')
    const form = new FormData()
    form.set('file', await openAsBlob(path), basename(path))
    const headers = { origin: app.url, cookie }
    const times: [string, number][] = []
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const since = performance.now()
      const done = await work()
      times.push([name, (performance.now() - since) / 1000])
      return done
    }
    const id = await timed('sent and reported', async () => {
      const sent = await fetch(`${app.url}${page}/importar`, {
        method: 'POST',
        headers,
        body: form,
        redirect: 'manual',
      })
      const to = sent.headers.get('location')?.split('/').at(-1) ?? ''
      await untilState(client, to, 'ready')
      return to
    })
    const submit = async (intent: string, state: string) => {
      await sendForm(app.url, `${page}/importacoes/${id}`, { intent }, { headers: { cookie } })
      await untilState(client, id, state)
    }
    await timed('confirmed', () => submit('confirm-import', 'done'))
    await timed('undone', () => submit('undo-import', 'undone'))
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
