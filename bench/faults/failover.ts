import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/db/client.ts'
import { createLogger } from '#server/log.ts'
import { cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault } from './fault.ts'
import { freeze } from './freeze.ts'
import { startReplicated } from './replicated-postgres.ts'
import { get, signUp } from './requests.ts'
import { describeProblems, Traffic } from './traffic.ts'

const NOTICED_AFTER_MS = 5000
const WATCHED_MS = 20_000
const WRITES_WITHIN_SECONDS = 15
const LONGEST_ANSWER_MS = 8000

export const failover: Fault = {
  name: 'failover',
  title: 'Failover to a standby',
  timeoutSeconds: () => 600,
  async run(stage) {
    const servers = await startReplicated(stage)
    await stage.startMail()
    const app = await stage.startApp({ env: { DATABASE_URL: servers.url } })
    const { port } = servers.standby
    const survivor = openDatabase(
      { host: '127.0.0.1', port, user: 'alisio', database: 'alisio' },
      createLogger('silent'),
    )
    stage.defer(() => survivor.close())
    const cookie = cookiesOf(await signUp(app.url, 'cliente@example.com'))
    const contact = new ContactLoad([app.url], { visitors: 4, pauseMs: 20 })
    const area = new Traffic(
      [
        {
          kind: '/dashboard',
          run: () => get(`${app.url}/dashboard`, { cookie }),
          judge: ({ status }) => status !== 200 && status !== 503 && `answered ${status}`,
        },
      ],
      { visitors: 2, pauseMs: 100 },
    )
    for (const load of [contact, area]) stage.defer(() => load.stop())
    await sleep(4000)
    const struckAt = performance.now()
    const thaw = freeze(servers.primary.postmasterPid())
    stage.defer(thaw)
    await sleep(NOTICED_AFTER_MS)
    await servers.promote()
    const promotedAt = performance.now()
    await sleep(WATCHED_MS)
    // It comes back and still believes that it is the primary.
    thaw()
    const thawedAt = performance.now()
    await sleep(WATCHED_MS / 2)
    await Promise.all([contact.stop(), area.stop()])
    const outcome = await untilMailed(stage, survivor, contact.acknowledged, 300)

    const answered = contact.answers.map((answer) => ({ ...answer, end: answer.at + answer.ms }))
    const written = answered.filter(({ status, at }) => status === 200 && at > struckAt)
    const first = Math.min(...written.map(({ end }) => end))
    const writesAfter = (first - promotedAt) / 1000
    const afterThaw = answered.filter(({ status, at }) => status !== 200 && at > thawedAt)
    const longest = Math.max(
      ...contact.answers.map(({ ms }) => ms),
      ...area.visits.map(({ ms }) => ms),
    )
    const other = contact.answers.length - contact.count(200) - contact.count(503)
    return {
      done: `two PostgreSQL 15 in synchronous streaming replication, both in DATABASE_URL; the primary frozen under load (contact, client area), the standby promoted ${NOTICED_AFTER_MS / 1000} s later, the old primary let go on ${WATCHED_MS / 1000} s after that`,
      checks: [
        [
          'messages are taken again within 15 s of the promotion',
          writesAfter <= WRITES_WITHIN_SECONDS,
        ],
        ['every acknowledged message stands on the promoted server', outcome.notStored === 0],
        ['and was mailed', outcome.notMailed === 0],
        ['the contact form answered 200 or 503, nothing else', other === 0],
        ['the client area answered or said 503', area.problems.length === 0],
        ['no answer took 8 s', longest < LONGEST_ANSWER_MS],
        ['nobody was refused when the old primary came back', afterThaw.length === 0],
      ],
      figures: [
        `written again ${round(writesAfter, 1)} s after the promotion`,
        `${contact.acknowledged.size} acknowledged, ${contact.count(503)} × 503, ${other} other`,
        `client area: ${area.visits.length} answers, problems: ${describeProblems(area.visits)}`,
        `longest answer ${round(longest)} ms`,
        `${outcome.notStored} not stored, ${outcome.notMailed} not mailed, ${outcome.duplicates} twice`,
      ],
    }
  },
}
