import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { user } from '#features/people/server/schema.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { startPgBouncer } from '#tests/support/database/pgbouncer.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { runCommand } from '../support/run-command.ts'
import { addDemoCampaigns, cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { needCommand } from '../support/tools.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault } from './fault.ts'
import { get, queryAssistant, signIn, signUp } from './requests.ts'
import type { Stage } from './stage.ts'
import { describeProblems, Traffic } from './traffic.ts'

const DIRECT_START_WITHIN_MS = 40_000

const signedIn = ({ status }: { status: number }) => status !== 302 && `answered ${status}`

async function placeDatabase(stage: Stage) {
  const command = needCommand('pgbouncer', 'pgbouncer')
  const postgres = await startPostgres()
  stage.defer(() => postgres.stop())
  await postgres.administer('create role site login createrole password PASSWORD')
  await postgres.administer('create database site owner site')
  const direct = postgres.url('site', 'site')
  const pooler = await startPgBouncer({ command, url: direct })
  stage.defer(() => pooler.stop())
  return { postgres, direct, pooled: pooler.url }
}

/** Whether the commands of the agency work there too: one imports figures, one lists messages. */
async function runCommands(url: string, email: string) {
  const env = { DATABASE_URL: url, LOG_LEVEL: 'warn' }
  const sample = 'docs/samples/meta-ads-pt.csv'
  const node = (...args: string[]) =>
    runCommand(process.execPath, args, { env, seconds: 60 }).then(({ code, stdout, stderr }) => {
      if (code !== 0) console.error(stderr.slice(-800))
      return { ok: code === 0, stdout }
    })
  const imported = await node('scripts/command/import-campaigns.ts', '--client', email, sample)
  const leads = await node('scripts/command/leads.ts')
  return { imported: imported.ok, leads: leads.ok && /@example\.com/.test(leads.stdout) }
}

export const pgbouncer: Fault = {
  name: 'pgbouncer',
  title: 'PgBouncer in transaction mode',
  timeoutSeconds: () => 300,
  async run(stage, { quick }) {
    const { postgres, direct, pooled } = await placeDatabase(stage)
    await stage.startMail()
    const env = { DATABASE_URL: pooled }
    // Both at once, on an empty database.
    const [app, second] = await Promise.all([stage.startApp({ env }), stage.startApp({ env })])
    const database = openDatabase({ connectionString: direct }, createLogger('silent'))
    stage.defer(() => database.close())

    const email = 'cliente@example.com'
    const cookie = cookiesOf(await signUp(app.url, email))
    const importing = 'importada@example.com'
    await signUp(second.url, importing)
    await database.db.update(user).set({ emailVerified: true }).where(eq(user.email, importing))
    const campaign = await addDemoCampaigns(app.url, { email, cookie })
    const contact = new ContactLoad([app.url, second.url], { visitors: 4, pauseMs: 20 })
    const area = new Traffic(
      [
        ...['/dashboard', campaign, '/dashboard/settings'].map((path) => ({
          kind: path === campaign ? '/dashboard/campaigns/…' : path,
          run: () => get(`${second.url}${path}`, { cookie }),
        })),
        { kind: 'sign-in', run: () => signIn(app.url, email), judge: signedIn },
        { kind: 'assistant', run: () => queryAssistant(app.url, 'Quanto custa anunciar?') },
      ],
      { visitors: 3, pauseMs: 50 },
    )
    stage.defer(() => contact.stop())
    stage.defer(() => area.stop())
    const commands = await runCommands(pooled, importing)
    await sleep(quick ? 5000 : 20_000)
    await Promise.all([contact.stop(), area.stop()])
    const outcome = await untilMailed(stage, database, contact.acknowledged, 120)

    // One ends as it should, one is killed; whatever they left on the pooled connections stays there.
    await second.end('SIGKILL')
    await app.end('SIGTERM')
    const { rows } = await postgres.administer(
      `select count(*)::int as n from pg_locks where locktype = 'advisory'`,
    )
    const restarted = await stage.app({ env: { DATABASE_URL: direct } })
    const directMs = await restarted.start()
    const after = await get(`${restarted.url}/dashboard`, { cookie })
    const refused = contact.answers.length - contact.count(200)
    return {
      done: 'PgBouncer in front of a PostgreSQL of others, eight connections for two processes that started at once on an empty database; contact, sign-up, client area, assistant, import and `npm run leads` through it, then a start past it',
      checks: [
        ['every contact message was acknowledged', refused === 0 && contact.answers.length > 0],
        ['the client area and the assistant answered', area.problems.length === 0],
        [
          'every acknowledged message is stored and mailed',
          outcome.notStored + outcome.notMailed === 0,
        ],
        ['figures were imported', commands.imported],
        ['`npm run leads` listed the messages', commands.leads],
        ['no lock stayed on a pooled connection', rows[0]?.n === 0],
        ['a start past the pooler did not hang', directMs < DIRECT_START_WITHIN_MS],
        ['the session made through the pooler held', after.status === 200],
      ],
      figures: [
        `${contact.acknowledged.size} acknowledged, ${refused} refused, p99 ${round(contact.percentile(99))} ms`,
        `client area: ${area.visits.length} answers, problems: ${describeProblems(area.visits)}`,
        `last mail ${round(outcome.seconds, 1)} s after the load, ${outcome.duplicates} twice`,
        `direct start ready in ${round(directMs)} ms`,
      ],
    }
  },
}
