import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPgBouncer } from '#tests/support/database/pgbouncer.ts'
import { freePort, startPostgres } from '#tests/support/database/postgres.ts'
import { AppProcess } from '../support/app-process.ts'
import { type Account, sendForm, signUp } from '../support/sign-up.ts'
import { needCommand } from '../support/tools.ts'

/** A page whose own document and whose facts of the agency carry the number of a release. */
const page = '/links'
export const document = 'pages/links#page'
const field = 'v:["linksLabel"]'

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>
type Options = {
  processes: number
  pooled?: boolean
  env?: Record<string, string>
  /** A database of others; one of its own unless told. */
  database?: { url: string; query: Query }
}

async function ownDatabase(closers: (() => unknown)[]): Promise<{ url: string; query: Query }> {
  const postgres = await startPostgres()
  closers.push(() => postgres.stop())
  await postgres.administer(`create role site login createrole password 'only-for-this-test'`)
  await postgres.administer('create database site owner site')
  return {
    url: postgres.url('site', 'site'),
    query: (text) => postgres.administer(text, 'site'),
  }
}

/** Some processes on one PostgreSQL, with somebody who may publish. */
export async function openSite({ processes, pooled = false, env = {}, database }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-publishing-'))
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { query, ...found } = database ?? (await ownDatabase(closers))
    let { url } = found
    if (pooled) {
      const pooler = await startPgBouncer({ command: needCommand('pgbouncer', 'pgbouncer'), url })
      closers.push(pooler.stop)
      url = pooler.url
    }
    const apps: AppProcess[] = []
    const starts: number[] = []
    for (let number = 0; number < processes; number += 1) {
      const app = new AppProcess({
        port: await freePort(),
        env: {
          DATABASE_URL: url,
          DATA_DIR: join(folder, `data${number}`),
          LOG_LEVEL: 'info',
          ...env,
        },
        logFile: join(folder, `${number}.log`),
      })
      closers.push(() => app.end('SIGINT'))
      starts.push(await app.start())
      apps.push(app)
    }
    const first = (apps[0] as AppProcess).url
    const account = await signUp(first)
    await query(`insert into alisio.staff (user_id, role)
      select id, 'owner' from alisio."user" where email = '${account.email}'`)
    return { apps, starts, first, account, query, close }
  } catch (error) {
    await close()
    throw error
  }
}
export type BenchSite = Awaited<ReturnType<typeof openSite>>

async function saveText(url: string, { cookie }: Account, text: string): Promise<void> {
  const form = { doc: document, parte: 'geral', version: '0', [field]: text }
  const saved = await sendForm(url, '/agencia/site/salvar', form, { headers: { cookie } })
  if (!saved.ok) throw new Error(`saving was answered with ${saved.status}`)
}

/** Presses "Publicar agora"; the answer comes once every page is rendered and stored. */
export function press(url: string, { cookie }: Account, documents = [document]) {
  const fields = { intent: 'publish-site', note: '', when: 'now', day: '', hour: '' }
  const body = new URLSearchParams(fields)
  for (const one of documents) body.append('include', `1 ${one}`)
  return fetch(`${url}/agencia/site/publicar`, {
    method: 'POST',
    headers: { origin: url, accept: 'text/html', cookie },
    body,
    redirect: 'manual',
  })
}

/** Saves a text and presses "Publicar agora"; answers when the press was sent. */
export async function publish(url: string, account: Account, text: string): Promise<number> {
  await saveText(url, account, text)
  const since = performance.now()
  const answer = await press(url, account)
  if (answer.status >= 400) throw new Error(`publishing was answered with ${answer.status}`)
  return since
}

/** Often enough for figures in tenths of a second, and no load by itself. */
const LOOK_MS = 20

/** When a process first shows a text. */
export async function shownAt(url: string, text: string, at = page): Promise<number> {
  for (;;) {
    const html = await (await fetch(url + at)).text()
    if (html.includes(text)) return performance.now()
    await sleep(LOOK_MS)
  }
}

/** From the press to the last process, and from the first to the last. */
export async function timePublication({ apps, first, account }: BenchSite) {
  const text = `Links ${crypto.randomUUID().slice(0, 8)}`
  const watched = apps.map((app) => shownAt(app.url, text))
  const since = await publish(first, account, text)
  const times = await Promise.all(watched)
  return { wait: Math.max(...times) - since, spread: Math.max(...times) - Math.min(...times) }
}
