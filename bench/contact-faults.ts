// What becomes of contact messages when things break, measured on the built app with a real
// PostgreSQL and a real SMTP server: node bench/contact-faults.ts [kills|smtp|postgres|two] [--outage=600]
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { createLogger } from '#server/log.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { AppProcess } from './support/app-process.ts'
import { ContactLoad } from './support/contact-load.ts'

const outageSeconds = Number(process.argv.find((a) => a.startsWith('--outage='))?.slice(9) ?? 600)
const basePort = Number(process.env.BENCH_PORT ?? 4620)
const KILLS = 8
const SMTP_CONNECTIONS = 2

type Bench = {
  database: Database
  dataDir: string
  /** How often each mail arrived, by Message-ID. */
  arrived: Map<string, number>
  startMail: () => Promise<void>
  stopMail: () => Promise<void>
  app: (index: number) => AppProcess
}

async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-bench-'))
  // As root the database runs as another user, who has to get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const log = createLogger('silent')
  const embedded = await startEmbedded(dataDir, log)
  const database = openDatabase(embedded.connection, log)
  const arrived = new Map<string, number>()
  const onMail = ({ raw }: { raw: string }) => {
    const id = raw.match(/^Message-ID: <([^@]+)@/m)?.[1] ?? ''
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
  }
  let smtp = await startSmtp({ onMail })
  const { port } = smtp
  const apps: AppProcess[] = []
  try {
    return await work({
      database,
      dataDir,
      arrived,
      startMail: async () => {
        smtp = await startSmtp({ port, onMail })
      },
      stopMail: () => smtp.stop(),
      app: (index) => {
        const env = {
          DATA_DIR: dataDir,
          SMTP_URL: `smtp://127.0.0.1:${port}`,
          CONTACT_PER_ADDRESS_HOUR: '1000000',
          CONTACT_PER_DAY: '10000000',
        }
        const app = new AppProcess(basePort + index, env, join(folder, `app-${index}.log`))
        apps.push(app)
        return app
      },
    })
  } finally {
    for (const app of apps) await app.end('SIGTERM')
    await smtp.stop()
    await database.close()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Acknowledged messages that are not stored, or whose two mails have not both arrived. */
async function missing({ database, arrived }: Bench, acknowledged: Set<string>) {
  const { rows } = await database.db.execute<{ email: string; ids: string[] }>(sql`
    select email, array_agg(mails.id::text) as ids from contact_messages
    left join mails on mails.contact_message_id = contact_messages.id group by contact_messages.id`)
  const mails = new Map(rows.map(({ email, ids }) => [email, ids]))
  const stored = [...acknowledged].filter((email) => mails.has(email))
  const mailed = stored.filter((email) => {
    const ids = mails.get(email) ?? []
    return ids.length === 2 && ids.every((id) => arrived.has(id))
  })
  return { notStored: acknowledged.size - stored.length, notMailed: stored.length - mailed.length }
}

async function untilAllArrived(bench: Bench, acknowledged: Set<string>, patienceMs: number) {
  const since = performance.now()
  for (;;) {
    const { notStored, notMailed } = await missing(bench, acknowledged)
    const seconds = (performance.now() - since) / 1000
    if (notMailed === 0 || seconds * 1000 > patienceMs) return { notStored, notMailed, seconds }
    await sleep(500)
  }
}

const duplicates = ({ arrived }: Bench) =>
  [...arrived.values()].reduce((sum, count) => sum + count - 1, 0)

type Row = [measure: string, value: string | number]

function print(title: string, rows: Row[]) {
  const lines = rows.map(([measure, value]) => `| ${measure} | ${value} |`)
  console.log([`\n### ${title}`, '', '| measure | value |', '|---|---|', ...lines].join('\n'))
}

const rounded = (number: number) => Math.round(number * 10) / 10

async function kills() {
  await withBench(async (bench) => {
    const app = bench.app(0)
    await app.start()
    const load = new ContactLoad([app.url], { visitors: 4, pauseMs: 20 })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(4000)
      await app.end('SIGKILL')
      await app.start()
    }
    await sleep(2000)
    await load.stop()
    const rest = await untilAllArrived(bench, load.acknowledged, 300_000)
    print(`${KILLS} kill -9 under load`, [
      ['messages acknowledged', load.acknowledged.size],
      ['of them not stored', rest.notStored],
      ['of them not mailed twice over (agency and visitor)', rest.notMailed],
      ['mails delivered more than once', duplicates(bench)],
      ['allowed (kills × SMTP connections)', KILLS * SMTP_CONNECTIONS],
      ['seconds after the load until all had arrived', rounded(rest.seconds)],
    ])
  })
}

async function smtpDown() {
  await withBench(async (bench) => {
    const app = bench.app(0)
    await app.start()
    await bench.stopMail()
    const load = new ContactLoad([app.url], { visitors: 2, pauseMs: 1000 })
    await sleep(outageSeconds * 1000)
    await load.stop()
    await bench.startMail()
    const rest = await untilAllArrived(bench, load.acknowledged, 600_000)
    print(`SMTP down for ${outageSeconds} s`, [
      ['messages acknowledged meanwhile', load.acknowledged.size],
      ['other answers', load.answers.length - load.count(200)],
      ['median answer (ms)', rounded(load.percentile(50))],
      ['99th percentile (ms)', rounded(load.percentile(99))],
      ['seconds after its return until all had arrived', rounded(rest.seconds)],
      ['not mailed', rest.notMailed],
      ['mails delivered more than once', duplicates(bench)],
    ])
  })
}

async function postgresRestart() {
  await withBench(async (bench) => {
    const app = bench.app(0)
    await app.start()
    const load = new ContactLoad([app.url], { visitors: 4, pauseMs: 20 })
    await sleep(4000)
    const pid = Number.parseInt(
      readFileSync(join(bench.dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'),
      10,
    )
    const stoppedAt = performance.now()
    process.kill(pid, 'SIGINT')
    await sleep(15_000)
    await load.stop()
    const rest = await untilAllArrived(bench, load.acknowledged, 300_000)
    const after = load.answers.filter(({ at }) => at > stoppedAt)
    const failed = after.filter(({ status }) => status !== 200)
    const lastFailure = Math.max(stoppedAt, ...failed.map(({ at, ms }) => at + ms))
    print('PostgreSQL restarted under load', [
      ['messages acknowledged', load.acknowledged.size],
      ['answers 503', load.count(503)],
      ['answers other than 200 and 503', load.answers.length - load.count(200) - load.count(503)],
      ['longest answer (ms)', Math.round(Math.max(...after.map(({ ms }) => ms)))],
      ['seconds from the stop to the last refusal', rounded((lastFailure - stoppedAt) / 1000)],
      ['acknowledged, not stored', rest.notStored],
      ['acknowledged, not mailed', rest.notMailed],
      ['mails delivered more than once', duplicates(bench)],
    ])
  })
}

async function twoProcesses() {
  await withBench(async (bench) => {
    const apps = [bench.app(0), bench.app(1)]
    for (const app of apps) await app.start()
    const urls = apps.map((app) => app.url)
    const load = new ContactLoad(urls, { visitors: 4, pauseMs: 20 })
    await sleep(20_000)
    await load.stop()
    const rest = await untilAllArrived(bench, load.acknowledged, 300_000)
    print('Two processes on one database', [
      ['messages acknowledged', load.acknowledged.size],
      ['median answer (ms)', rounded(load.percentile(50))],
      ['not stored or not mailed', rest.notStored + rest.notMailed],
      ['mails delivered more than once', duplicates(bench)],
    ])
  })
}

const scenarios = { kills, two: twoProcesses, postgres: postgresRestart, smtp: smtpDown }
const asked = Object.entries(scenarios).filter(([name]) => process.argv.includes(name))
for (const [, run] of asked.length ? asked : Object.entries(scenarios)) await run()
