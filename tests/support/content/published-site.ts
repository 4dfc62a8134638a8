import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { newDatabase } from '#tests/support/database/database.ts'
import { nobodyLearns } from '#tests/support/database/nobody-learns.ts'
import { freePort } from '#tests/support/database/postgres.ts'
import { AppProcess } from '../../../bench/support/app-process.ts'

const KEY = 'test-visitor'

type Options = {
  /** Whether the assistant learns from a release: a core is busy with it for half a minute. */
  learns?: boolean
}

/** Processes of the built product on a database of their own, to publish to and to ask. */
export async function openPublishedSite({ learns = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-release-'))
  const stored = await newDatabase()
  const processes: AppProcess[] = []

  /** Another process, of this build or of one in another folder. */
  async function start(project?: string): Promise<AppProcess> {
    const app = new AppProcess({
      port: await freePort(),
      env: {
        DATABASE_URL: stored.url,
        DATA_DIR: join(folder, `data${processes.length}`),
        CHAT_ANON_KEY: KEY,
        CHAT_PER_MINUTE: '100000',
        CHAT_PER_HOUR: '100000',
        CHAT_AT_ONCE: '100',
      },
      logFile: join(folder, `${processes.length}.log`),
      ...(project && { project }),
    })
    processes.push(app)
    await app.start()
    if (!learns && processes.length === 1) await stored.administer(nobodyLearns)
    return app
  }

  /** Publishes documents at once, as the desk leaves them in the database. */
  async function publish(documents: Record<string, unknown>): Promise<void> {
    const json = JSON.stringify(documents).replaceAll("'", "''")
    await stored.administer(
      `set search_path to alisio;
       with made as (
         insert into site_versions (document, patch, author_name)
         select key, value, 'Ana' from jsonb_each('${json}'::jsonb) returning id, document),
       released as (
         insert into site_releases (state, goes_live_at, author_name)
         values ('ready', date_trunc('milliseconds', now()) + interval '300 ms', 'Ana') returning id)
       insert into site_release_documents (release_id, document, version_id)
       select released.id, made.document, made.id from released, made`,
    )
  }

  /** An answer of the assistant as a visitor reads it. */
  async function ask({ url }: AppProcess, question: string): Promise<string> {
    const answer = await fetch(url + CHAT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ niche: 'Padaria', question }),
    })
    return (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? '')
      .join('')
  }

  async function close(): Promise<void> {
    for (const app of processes) await app.end('SIGINT')
    await stored.drop()
    rmSync(folder, { recursive: true, force: true })
  }

  return { start, query: stored.administer, publish, ask, close }
}
