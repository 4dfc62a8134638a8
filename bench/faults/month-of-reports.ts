import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { reportBlocks } from '#features/reports/rules/report-blocks.ts'
import { draftReportsJob } from '#features/reports/server/drafts/draft-reports.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { allJobs } from '#server/main/jobs.ts'
import type { AppProcess } from '../support/app-process.ts'
import { signUp } from '../support/sign-up.ts'
import { quantile, round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

const CLIENTS = 500
const KILLS_WHILE_SENDING = 2
const KILLS = 1 + KILLS_WHILE_SENDING
const SMTP_CONNECTIONS = 2
const CALM_MS = 20_000
const WITHIN_SECONDS = 600
const FIRST_BUSINESS_DAY = '2026-11-03'
/** Three people who read each report for two seconds could not be faster. */
const BETWEEN_APPROVALS_MS = 300
/** Below this nobody can tell, nor can the measurement. */
const SLACK_MS = 5

type Db = Database['db']

/** Companies with a person each, and two months on both platforms. */
async function seed(db: Db): Promise<void> {
  await db.execute(sql`
    insert into alisio."user" (id, name, email, email_verified)
    select 'bench-' || n, 'Pessoa ' || n, 'bench-' || n || '@example.com', true
    from generate_series(1, ${CLIENTS}::int) n`)
  await db.execute(sql`
    insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
    select 'bench-' || n, source || ' ' || c, 'OUTCOME_LEADS', 'ACTIVE', source
    from generate_series(1, ${CLIENTS}::int) n, unnest(array['meta', 'google']) source,
      generate_series(1, 3) c`)
  await db.execute(sql`
    insert into alisio.campaigns_stats
      (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr)
    select id, client_id, day::date, 1000, 40, 50.25 + extract(day from day), 3, 4
    from alisio.campaigns,
      generate_series('2026-09-01'::date, '2026-10-31'::date, '1 day') day
    where client_id like 'bench-%'`)
}

/** Somebody of the agency, signed in. */
async function joinDesk(db: Db, { url }: AppProcess): Promise<string> {
  const { email, cookie } = await signUp(url)
  await db.execute(sql`
    insert into alisio.staff (user_id, role)
    select id, 'owner' from alisio."user" where email = ${email}`)
  return cookie
}

/** The hourly job, as of the first business day, for the app to take. */
async function orderDrafts(stage: Stage): Promise<void> {
  const { password, port } = stage.superuser()
  const connection = { host: '127.0.0.1', port, user: 'postgres', password, database: 'alisio' }
  const queue = createJobQueue(connection as Connection, createLogger('silent'))
  await queue.start(allJobs)
  const { db } = stage.database()
  await db.transaction((tx) => queue.enqueue(tx, draftReportsJob, { today: FIRST_BUSINESS_DAY }))
  await queue.stop()
}

/** How long a public page takes while something goes on, asked some sixty times a second. */
async function p99During<T>(url: string, work: () => Promise<T>): Promise<[number, T]> {
  const times: number[] = []
  const ended = new AbortController()
  const watch = (async () => {
    while (!ended.signal.aborted) {
      const since = performance.now()
      const answer = await fetch(url)
      await answer.arrayBuffer()
      times.push(performance.now() - since)
      await sleep(15)
    }
  })()
  const [result] = await Promise.all([work().finally(() => ended.abort()), watch])
  return [quantile(times, 0.99), result]
}

/** Approved at the desk with its two forms; the minutes for taking it back end at once. */
async function approveAll(db: Db, { url }: AppProcess, cookie: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from alisio.reports where state = 'draft'`,
  )
  const headers = { origin: url, accept: 'text/html', cookie }
  const send = async (path: string, fields: string[][]) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status === 302 || answer.status === 303
  }
  let approved = 0
  for (const { id } of rows) {
    const next = sleep(BETWEEN_APPROVALS_MS)
    const page = `/agencia/relatorios/${id}`
    const whole = Object.keys(reportBlocks).map((block) => ['show', block])
    await send(page, [['intent', 'approve-report'], ...whole])
    const confirmation = await (await fetch(`${url}${page}/enviar`, { headers })).text()
    const fields = ['version', 'seen', 'receivers'].map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(confirmation)?.[1] ?? '',
    ])
    if (await send(`${page}/enviar`, [['intent', 'send-report'], ...fields])) approved += 1
    await db.execute(sql`update alisio.reports set send_at = now() where id = ${id}`)
    await next
  }
  return approved
}

export const monthOfReports: Fault = {
  name: 'month-of-reports',
  title: '500 reports on the first business day, killed in the middle',
  timeoutSeconds: () => 900,
  async run(stage) {
    await stage.startMail()
    const app = await stage.startApp()
    const { db } = stage.database()
    await seed(db)
    const cookie = await joinDesk(db, app)
    const count = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${condition}`,
      )
      return rows[0]?.count ?? 0
    }
    const drafted = sql`alisio.reports where state = 'draft'`
    const sent = sql`alisio.mails where kind = 'report' and state = 'sent'`
    const [calm] = await p99During(app.url, () => sleep(CALM_MS))
    const since = performance.now()
    const elapsed = () => (performance.now() - since) / 1000
    const until = async (condition: ReturnType<typeof sql>, enough: number) => {
      while ((await count(condition)) < enough && elapsed() < WITHIN_SECONDS) await sleep(500)
    }
    await orderDrafts(stage)
    const [drafting] = await p99During(app.url, () => until(drafted, CLIENTS / 2))
    const halfAfter = elapsed()
    await app.end('SIGKILL')
    await app.start()
    await until(drafted, CLIENTS)
    const draftedAfter = elapsed()
    const reports = await count(drafted)
    const [approving, approved] = await p99During(app.url, () => approveAll(db, app, cookie))
    const approvedAfter = elapsed()
    for (let kill = 0; kill < KILLS_WHILE_SENDING; kill += 1) {
      await app.end('SIGKILL')
      await app.start()
      await sleep(3000)
    }
    const [sending] = await p99During(app.url, () => until(sent, CLIENTS))
    const seconds = elapsed()
    const arrived = [...stage.arrived.values()]
    const twice = arrived.filter((times) => times > 1).length
    const p99s = { drafting, approving, sending }
    return {
      done: `${CLIENTS} clients drafted by the app’s own job, approved at the desk one every ${BETWEEN_APPROVALS_MS} ms and mailed with their PDFs; the app killed once while drafting and ${KILLS_WHILE_SENDING} times after`,
      checks: [
        ['every client has one report', reports === CLIENTS && approved === CLIENTS],
        ['every report arrived', arrived.length >= CLIENTS],
        ['within ten minutes', seconds < WITHIN_SECONDS],
        ...Object.entries(p99s).map(([activity, p99]): [string, boolean] => [
          `p99 of a public page while ${activity} at most 1.25 × what it was before, and ${SLACK_MS} ms`,
          p99 <= 1.25 * calm + SLACK_MS,
        ]),
        ['at most kills × SMTP connections twice', twice <= KILLS * SMTP_CONNECTIONS],
      ],
      figures: [
        `half drafted after ${round(halfAfter, 1)} s, all after ${round(draftedAfter, 1)} s with the kill`,
        `approved after ${round(approvedAfter, 1)} s`,
        `all mailed after ${round(seconds, 1)} s`,
        `${twice} mails twice`,
        `p99 of / ${round(calm, 1)} ms before, ${Object.entries(p99s)
          .map(([activity, p99]) => `${round(p99, 1)} ms while ${activity}`)
          .join(', ')}`,
      ],
    }
  },
}
