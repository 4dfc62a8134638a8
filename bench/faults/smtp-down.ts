import { setTimeout as sleep } from 'node:timers/promises'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import type { Fault, FaultOptions } from './fault.ts'

const outageSeconds = ({ quick }: FaultOptions) => (quick ? 60 : 600)
const SENT_WITHIN_SECONDS = 300

export const smtpDown: Fault = {
  name: 'smtp-down',
  title: 'SMTP server down',
  timeoutSeconds: (options) => outageSeconds(options) + 2 * SENT_WITHIN_SECONDS + 120,
  async run(stage, options) {
    const seconds = outageSeconds(options)
    await stage.startMail()
    const app = await stage.startApp()
    const database = stage.database()
    await stage.stopMail()
    const load = new ContactLoad([app.url], { visitors: 2, pauseMs: 1000 })
    stage.defer(() => load.stop())
    await sleep(seconds * 1000)
    await load.stop()
    await stage.startMail()
    const outcome = await untilMailed(stage, database, load.acknowledged, 2 * SENT_WITHIN_SECONDS)
    const median = load.percentile(50)
    const refused = load.answers.length - load.count(200)
    return {
      done: `nobody listened on the SMTP port for ${seconds} s${options.quick ? ' (shortened by --quick; 600 s otherwise)' : ''} while 2 visitors wrote a message a second each`,
      checks: [
        ['the form answered in less than 300 ms (median)', median < 300],
        ['no message was refused', refused === 0 && load.acknowledged.size > 0],
        ['everything was stored', outcome.notStored === 0],
        [
          'everything was sent within 5 minutes of its return',
          outcome.notMailed === 0 && outcome.seconds <= SENT_WITHIN_SECONDS,
        ],
        ['no mail arrived twice', outcome.duplicates === 0],
      ],
      figures: [
        `${load.acknowledged.size} acknowledged, ${refused} refused`,
        `answer: median ${round(median)} ms, p99 ${round(load.percentile(99))} ms`,
        `all sent ${round(outcome.seconds)} s after its return`,
        `${outcome.notMailed} not mailed, ${outcome.duplicates} twice`,
      ],
    }
  },
}
