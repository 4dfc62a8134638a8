import { setTimeout as sleep } from 'node:timers/promises'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault } from './fault.ts'

const KILLS = 8
/** As the mail transport opens. Each may have a mail on its way when the process dies. */
const SMTP_CONNECTIONS = 2

export const kill9: Fault = {
  name: 'kill-9',
  title: 'kill -9 under load',
  timeoutSeconds: () => 600,
  async run(stage) {
    await stage.startMail()
    const app = await stage.startApp()
    const database = stage.database()
    const load = new ContactLoad([app.url], { visitors: 4, pauseMs: 20 })
    stage.defer(() => load.stop())
    const starts: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(4000)
      await app.end('SIGKILL')
      starts.push(await app.start())
    }
    await sleep(2000)
    await load.stop()
    const outcome = await untilMailed(stage, database, load.acknowledged, 300)
    const allowed = KILLS * SMTP_CONNECTIONS
    return {
      done: `the app killed ${KILLS} times, 4 s apart, while 4 visitors wrote contact messages`,
      checks: [
        ['every acknowledged message is stored', outcome.notStored === 0],
        ['each of its two mails arrived', outcome.notMailed === 0],
        ['at most kills × SMTP connections mails arrived twice', outcome.duplicates <= allowed],
        ['messages were acknowledged', load.acknowledged.size > 100],
      ],
      figures: [
        `${load.acknowledged.size} acknowledged`,
        `${outcome.notStored} not stored`,
        `${outcome.notMailed} not mailed`,
        `${outcome.duplicates} mails twice (${allowed} allowed)`,
        `ready again after ${round(Math.max(...starts) / 1000, 1)} s at most`,
        `last mail ${round(outcome.seconds, 1)} s after the load`,
      ],
    }
  },
}
