import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { noWords } from '#contracts/report.ts'
import type { Connection } from '#server/db/connection.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/jobs/start-jobs.ts'
import { createLogger } from '#server/log.ts'
import { approveReport } from '#server/modules/reports/approve-report.ts'
import { draftReports } from '#server/modules/reports/draft-reports.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

const CLIENTS = 500
const KILLS = 2
const SMTP_CONNECTIONS = 2
const CALM_MS = 10_000
const FIRST_BUSINESS_DAY = '2026-11-03'

/** Companies with a person each, and two months on both platforms. */
async function seed(stage: Stage): Promise<string> {
  const { db } = stage.database()
  await db.execute(sql`
    insert into alisio."user" (id, name, email, email_verified)
    select 'bench-' || n, 'Pessoa ' || n, 'bench-' || n || '@example.com', true
    from generate_series(0, ${CLIENTS}::int) n`)
  await db.execute(sql`insert into alisio.staff (user_id, role) values ('bench-0', 'owner')`)
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
  return 'bench-0'
}

/** How long a public page takes while all this goes on, asked twenty times a second. */
function watchHome(url: string) {
  const times: number[] = []
  let going = true
  const done = (async () => {
    while (going) {
      const since = performance.now()
      const answer = await fetch(url).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.ok) times.push(performance.now() - since)
      await sleep(50)
    }
  })()
  return async () => {
    going = false
    await done
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  }
}

export const monthOfReports: Fault = {
  name: 'month-of-reports',
  title: '500 reports on the first business day, killed in the middle',
  patienceSeconds: () => 900,
  async run(stage) {
    await stage.startMail()
    const app = await stage.startApp()
    const staffId = await seed(stage)
    const database = stage.database()
    const log = createLogger('silent')
    const { password, port } = stage.superuser()
    const connection = { host: '127.0.0.1', port, user: 'postgres', password, database: 'alisio' }
    const queue = createJobQueue(connection as Connection, log)
    await queue.start(allJobs)
    stage.defer(() => queue.stop())
    const calm = watchHome(app.url)
    await sleep(CALM_MS)
    const p99Before = await calm()
    const home = watchHome(app.url)
    const since = performance.now()
    await draftReports({ database, log }, FIRST_BUSINESS_DAY)
    const drafted = performance.now()
    const { rows } = await database.db.execute<{ id: string; drafted_at: Date }>(
      sql`select id, drafted_at from alisio.reports where state = 'draft'`,
    )
    for (const { id, drafted_at } of rows) {
      const seen = new Date(drafted_at).toISOString()
      const approval = { words: noWords, leftOut: [], seen, origin: app.url }
      await approveReport({ database, queue }, staffId, id, approval)
    }
    const approvedAt = performance.now()
    const p99 = await home()
    for (let kill = 0; kill < KILLS; kill += 1) {
      await app.end('SIGKILL')
      await app.start()
      await sleep(3000)
    }
    const sent = async () => {
      const { rows: counted } = await database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from alisio.mails where kind = 'report' and state = 'sent'`,
      )
      return counted[0]?.count ?? 0
    }
    const again = watchHome(app.url)
    while ((await sent()) < CLIENTS && performance.now() - since < 600_000) await sleep(500)
    const p99Sending = await again()
    const seconds = (performance.now() - since) / 1000
    const arrived = [...stage.arrived.values()]
    const twice = arrived.filter((times) => times > 1).length
    return {
      done: `${CLIENTS} clients drafted, approved and mailed with their PDFs; the app killed ${KILLS} times meanwhile`,
      checks: [
        ['every client has a report', rows.length === CLIENTS],
        ['every report arrived', arrived.length >= CLIENTS],
        ['within ten minutes', seconds < 600],
        [
          'p99 of a public page stays below 250 ms, or 5 × what it was before',
          Math.max(p99, p99Sending) < Math.max(250, 5 * p99Before),
        ],
        ['at most kills × SMTP connections twice', twice <= KILLS * SMTP_CONNECTIONS],
      ],
      figures: [
        `drafted in ${round((drafted - since) / 1000, 1)} s`,
        `approved in ${round((approvedAt - drafted) / 1000, 1)} s`,
        `all mailed after ${round(seconds, 1)} s`,
        `${twice} mails twice`,
        `p99 of / ${round(p99Before, 1)} ms before, ${round(p99, 1)} ms while drafting and approving, ${round(p99Sending, 1)} ms while sending`,
      ],
    }
  },
}
