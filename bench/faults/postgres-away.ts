import { setTimeout as sleep } from 'node:timers/promises'
import { cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault } from './fault.ts'
import { freeze } from './freeze.ts'
import { get, signIn, signUp } from './requests.ts'
import type { Stage } from './stage.ts'
import { describeProblems, Traffic } from './traffic.ts'

const RECOVERED_WITHIN_SECONDS = 10
const LONGEST_ANSWER_MS = 8000
const WATCHED_MS = 20_000

type Blow = {
  name: string
  title: string
  done: string
  /** Resolves when nothing more stands in the way of recovery. */
  strike: (stage: Stage) => Promise<void>
}

/** Without its database a page of the client area may say so, but nothing else may go wrong. */
const fineOr503 = ({ status, body }: { status: number; body: string }) => {
  if (status === 503)
    return !/Estamos com uma instabilidade no momento/.test(body) && '503 without a word'
  return status >= 400 && `answered ${status}`
}

function postgresOutage({ name, title, strike, done }: Blow): Fault {
  return {
    name,
    title,
    timeoutSeconds: () => 600,
    async run(stage) {
      await stage.startMail()
      const app = await stage.startApp()
      const database = stage.database()
      const email = 'cliente@example.com'
      const cookie = cookiesOf(await signUp(app.url, email))
      const contact = new ContactLoad([app.url], { visitors: 4, pauseMs: 20 })
      const pages = new Traffic([{ kind: '/', run: () => get(`${app.url}/`) }], {
        visitors: 1,
        pauseMs: 50,
      })
      const area = new Traffic(
        [
          {
            kind: '/dashboard',
            run: () => get(`${app.url}/dashboard`, { cookie }),
            judge: fineOr503,
          },
          { kind: 'sign-in', run: () => signIn(app.url, email), judge: fineOr503 },
        ],
        { visitors: 2, pauseMs: 100 },
      )
      const loads = [contact, pages, area]
      for (const load of loads) stage.defer(() => load.stop())
      await sleep(4000)
      const struckAt = performance.now()
      await strike(stage)
      const overAt = performance.now()
      await sleep(WATCHED_MS)
      await Promise.all(loads.map((load) => load.stop()))
      const outcome = await untilMailed(stage, database, contact.acknowledged, 300)

      const after = contact.answers.filter(({ at, ms }) => at + ms > struckAt)
      const refusals = [
        ...after.filter(({ status }) => status !== 200),
        ...area.visits.filter(({ status, at, ms }) => status >= 500 && at + ms > struckAt),
      ]
      const lastRefusal = Math.max(struckAt, ...refusals.map(({ at, ms }) => at + ms))
      const recoverySeconds = Math.max(0, lastRefusal - overAt) / 1000
      const longest = Math.max(...after.map(({ ms }) => ms), ...area.visits.map(({ ms }) => ms))
      const other = contact.answers.length - contact.count(200) - contact.count(503)
      return {
        done,
        checks: [
          ['the contact form answered 200 or 503, nothing else', other === 0],
          ['the client area answered or said 503 in Portuguese', area.problems.length === 0],
          ['no answer took 8 s', longest < LONGEST_ANSWER_MS],
          ['public pages were served throughout', pages.problems.length === 0],
          ['the last refusal came within 10 s of it', recoverySeconds <= RECOVERED_WITHIN_SECONDS],
          [
            'every acknowledged message is stored and mailed',
            outcome.notStored + outcome.notMailed === 0,
          ],
        ],
        figures: [
          `${contact.acknowledged.size} acknowledged, ${contact.count(503)} × 503, ${other} other`,
          `client area: ${area.visits.length} answers, problems: ${describeProblems(area.visits)}`,
          `public pages: ${pages.visits.length} served, problems: ${describeProblems(pages.visits)}`,
          `longest answer ${round(longest)} ms`,
          `last refusal after ${round(recoverySeconds, 1)} s`,
          `${outcome.notStored} not stored, ${outcome.notMailed} not mailed, ${outcome.duplicates} twice`,
        ],
      }
    },
  }
}

export const postgresRestarted = postgresOutage({
  name: 'postgres-restart',
  title: 'PostgreSQL restarted',
  strike: async (stage) => void process.kill(stage.postmasterPid(), 'SIGINT'),
  done: 'a fast shutdown of PostgreSQL under load (contact, client area, pages); the app has to bring it back',
})

export const postgresKilled = postgresOutage({
  name: 'postgres-kill',
  title: 'PostgreSQL killed',
  strike: async (stage) => void process.kill(stage.postmasterPid(), 'SIGKILL'),
  done: 'kill -9 of the postmaster under the same load',
})

const FROZEN_MS = 20_000

export const frozenPrimary = postgresOutage({
  name: 'frozen-primary',
  title: 'PostgreSQL frozen',
  strike: async (stage) => {
    const thaw = freeze(stage.postmasterPid())
    stage.defer(thaw)
    await sleep(FROZEN_MS)
    thaw()
  },
  done: `kill -STOP of the postmaster and every backend for ${FROZEN_MS / 1000} s under the same load, as a primary looks that vanished without closing a connection`,
})
