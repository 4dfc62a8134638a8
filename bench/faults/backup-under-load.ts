import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { installedPostgres } from '#tests/support/database/postgres-versions.ts'
import { CannotRun } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

/** One of the product's commands, as npm runs it; resolves with the seconds it took. */
async function command(args: string[], env: Record<string, string>): Promise<number> {
  const since = performance.now()
  const all = ['scripts/command.mjs', ...args]
  const { code, stderr } = await runCommand(process.execPath, all, { env, seconds: 300 })
  if (code !== 0) throw new Error(`${args[0]}: ${stderr.slice(-500)}`)
  return (performance.now() - since) / 1000
}

/** Somebody else's server: a user that may make neither roles nor schemas, and what it was given. */
async function elsewhere(stage: Stage) {
  const [oldest] = installedPostgres()
  if (!oldest) throw new CannotRun('none of Debian’s PostgreSQL servers is installed')
  const server = await startPostgres({ bin: oldest.bin })
  stage.defer(server.stop)
  await server.administer('create role plain login password PASSWORD')
  await server.administer('create database elsewhere')
  await server.administer(
    `create role alisio_server; create role alisio_client; create role alisio_staff;
     grant alisio_server, alisio_client, alisio_staff to plain;
     create schema alisio authorization plain; create schema jobs authorization plain`,
    'elsewhere',
  )
  return { url: server.url('plain', 'elsewhere'), name: oldest.name }
}

/** What became of the messages that were acknowledged before the backup began. */
async function inspect(url: string, acknowledged: Set<string>) {
  const database = openDatabase({ connectionString: url }, createLogger('silent'))
  try {
    const { rows } = await database.db.execute<{ email: string; mails: number; lost: number }>(sql`
      select email, count(mails.id)::int as mails,
        count(*) filter (where mails.state = 'queued' and not exists (
          select from jobs.job where state < 'completed' and data ->> 'mailId' = mails.id::text
        ))::int as lost
      from alisio.contact_messages message
      left join alisio.mails on mails.contact_message_id = message.id group by message.id`)
    const stored = new Map(rows.map((row) => [row.email, row]))
    const queued = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from alisio.mails where state = 'queued'`,
    )
    return {
      rows: rows.length,
      queued: queued.rows[0]?.count ?? 0,
      missing: [...acknowledged].filter((email) => !stored.has(email)).length,
      halves: rows.filter(({ mails }) => mails !== 2).length,
      lost: rows.reduce((sum, { lost }) => sum + lost, 0),
    }
  } finally {
    await database.close()
  }
}

export const backupUnderLoad: Fault = {
  name: 'backup-under-load',
  title: 'Backup under load, restored elsewhere',
  timeoutSeconds: () => 600,
  async run(stage) {
    const target = await elsewhere(stage)
    // Nobody listens there for a while, so that mails are waiting when the backup is taken.
    await stage.startMail()
    await stage.stopMail()
    const app = await stage.startApp()
    const load = new ContactLoad([app.url], { visitors: 8, pauseMs: 0 })
    stage.defer(() => load.stop())
    await sleep(8000)
    const acknowledged = new Set(load.acknowledged)
    const file = join(stage.folder, 'site.backup')
    const began = performance.now()
    const backupSeconds = await command(['backup', file], { DATA_DIR: stage.dataDir })
    const ended = performance.now()
    await sleep(1000)
    await load.stop()
    const meanwhile = load.answers.filter(({ at }) => at > began && at < ended)
    const refused = load.answers.filter(({ status }) => status !== 200)
    await app.end('SIGTERM')

    const env = { DATABASE_URL: target.url }
    const restoreSeconds = await command(['restore', file], env)
    const again = await command(['restore', file], env).then(
      () => '',
      ({ message }) => message as string,
    )
    const restored = await inspect(target.url, acknowledged)
    await stage.startMail()
    const moved = await stage.startApp({ env })
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await inspect(target.url, acknowledged)).queued === 0) break
      await sleep(1000)
    }
    const after = await inspect(target.url, acknowledged)
    await moved.end('SIGTERM')
    return {
      done: `npm run backup while 8 visitors wrote contact messages without a pause and the SMTP server was down; npm run restore into ${target.name}, as a user who may make neither roles nor schemas; the site started there`,
      checks: [
        ['every message acknowledged before the backup is there', restored.missing === 0],
        [
          'every message has both its mails, and every mail on its way has its job',
          restored.halves + restored.lost === 0,
        ],
        [
          'the restored site sent them all',
          after.queued === 0 && stage.arrived.size === 2 * restored.rows,
        ],
        ['nobody was refused while the backup was taken', refused.length === 0],
        ['a second restore was refused', again.includes('not empty')],
      ],
      figures: [
        `${acknowledged.size} acknowledged before, ${meanwhile.length} while the backup was taken; ${restored.rows} messages restored, ${restored.missing} missing`,
        `${restored.queued} mails on their way, ${restored.lost} without a job, ${stage.arrived.size} arrived`,
        `backup ${round(backupSeconds, 1)} s, restore ${round(restoreSeconds, 1)} s`,
        `answer while the backup was taken: ${round(Math.max(0, ...meanwhile.map(({ ms }) => ms)))} ms at most`,
      ],
    }
  },
}
