import { setTimeout as sleep } from 'node:timers/promises'
import { ModelStandIn } from '#tests/support/features/assistant/model-stand-in.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { get, queryAssistant } from './requests.ts'
import { describeProblems, quantileMs, Traffic, type Visit, visit } from './traffic.ts'

const TIMEOUT_MS = 3000
const VISITORS = 100

type Answer = { status: number; body: string }

const textOf = (body: string) =>
  [...body.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
    .map(([, text]) => JSON.parse(text as string))
    .join('')
const hasError = (body: string) => /"error":/.test(body) && body.includes('alguns instantes')
/** What the pages say, told at the pace of a reader. */
const isOwnAnswer = ({ status, body }: Answer) =>
  status === 200 && !/"error":/.test(body) && body.includes('[DONE]') && textOf(body).length > 100

const mustAnswer = (answer: Answer) => !isOwnAnswer(answer) && `answered ${answer.status}`

/** How the model hangs, by the word that makes the stand-in do so, and what a visitor must get. */
const hangs: Record<string, { name: string; judge: (answer: Answer) => string | false }> = {
  mudo: { name: 'before its headers', judge: mustAnswer },
  'nada depois': { name: 'after its headers', judge: mustAnswer },
  trava: {
    name: 'in mid-stream',
    judge: ({ status, body }) =>
      (status !== 200 || textOf(body) !== 'Metade da' || !hasError(body)) && `answered ${status}`,
  },
}

export const modelHangs: Fault = {
  name: 'model-hangs',
  title: 'The model hangs',
  timeoutSeconds: () => 180,
  async run(stage) {
    const model = new ModelStandIn()
    const env = {
      CHAT_API_URL: await model.start(),
      CHAT_FIRST_BYTE_MS: String(TIMEOUT_MS),
      CHAT_IDLE_MS: String(TIMEOUT_MS),
    }
    stage.defer(() => model.stop())
    const app = await stage.startApp({ env })
    const pages = new Traffic([{ kind: '/', run: () => get(`${app.url}/`) }], {
      visitors: 1,
      pauseMs: 50,
    })
    stage.defer(() => pages.stop())
    const visits: Visit[] = []
    for (const [word, { name, judge }] of Object.entries(hangs)) {
      const run = () => queryAssistant(app.url, `${word}: como vender mais bolos?`)
      const all = Array.from({ length: VISITORS }, () => visit({ kind: name, run, judge }))
      visits.push(...(await Promise.all(all)))
    }
    await pages.stop()
    const after = await visit({
      kind: 'afterwards',
      run: () => queryAssistant(app.url, 'como vender mais bolos?'),
      judge: ({ status, body }) => (status !== 200 || !body.includes('[DONE]')) && 'not complete',
    })
    await sleep(6000)
    const open = await model.openConnections()
    const longest = Math.max(...visits.map(({ ms }) => ms))
    return {
      done: `a model that says nothing, nothing after its headers, or nothing more in mid-stream, ${VISITORS} visitors at once each; timeouts set to ${TIMEOUT_MS / 1000} s (15 and 20 s by default)`,
      checks: [
        [
          'every visitor got the site’s own answer, or after half of one a clean error in Portuguese',
          visits.every(({ problem }) => !problem),
        ],
        ['within seven seconds of the timeouts', longest < TIMEOUT_MS + 7000],
        ['public pages were served meanwhile', pages.problems.length === 0],
        ['the next question is answered in full', !after.problem],
        ['no connection to the model was left open', open === 0],
      ],
      figures: [
        `${visits.length} asked, problems: ${describeProblems(visits)}`,
        `longest wait ${round(longest)} ms`,
        `public page p99 ${round(quantileMs(pages.visits, 0.99), 1)} ms`,
        `${open} connections left`,
      ],
    }
  },
}
