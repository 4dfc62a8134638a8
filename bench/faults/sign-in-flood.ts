import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { cookiesOf } from '../support/sign-up.ts'
import type { Fault } from './fault.ts'
import { get, signIn, signUp } from './requests.ts'
import { compareSpeed, describeProblems, type Visit, visit } from './traffic.ts'

const AT_ONCE = 100
const PAGES = 400
async function timePages(origin: string, path = '/'): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let index = 0; index < PAGES; index += 1) {
    visits.push(await visit({ kind: path, run: () => get(origin + path) }))
  }
  return visits
}

function flood(origin: string) {
  const worker = new Worker(new URL('../support/sign-in-load.ts', import.meta.url), {
    workerData: { origin, atOnce: AT_ONCE },
  })
  return {
    end: () => worker.terminate(),
    stop: async (): Promise<Record<string, number>> => {
      const counted = once(worker, 'message')
      worker.postMessage('stop')
      const [answers] = await counted
      return answers
    },
  }
}

/** A client who keeps trying, as people do when they are told to try again. */
async function signInPatiently(origin: string, email: string): Promise<number> {
  for (let tries = 1; tries <= 60; tries += 1) {
    const answer = await signIn(origin, email).catch(() => undefined)
    if (answer && cookiesOf(answer).includes('session')) return tries
    await sleep(250)
  }
  return 0
}

export const signInFlood: Fault = {
  name: 'sign-in-flood',
  title: 'A flood of sign-ins',
  timeoutSeconds: () => 300,
  async run(stage) {
    const app = await stage.startApp()
    const email = 'cliente@example.com'
    await signUp(app.url, email)
    await timePages(app.url)
    const alone = await timePages(app.url)
    const running = flood(app.url)
    stage.defer(running.end)
    await sleep(2000)
    const during = await timePages(app.url)
    const tries = await signInPatiently(app.url, email)
    const answers = await running.stop()
    const speed = compareSpeed(alone, during)
    const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
    const odd = Object.keys(answers).filter((status) => !['401', '503', '429'].includes(status))
    return {
      done: `${AT_ONCE} sign-ins to unknown addresses kept in flight, each asking for a hash; no limit per address`,
      checks: [
        ['public pages were all served', during.every(({ problem }) => !problem)],
        speed.check,
        ['sign-ins were refused (401) or sent away (503)', odd.length === 0],
      ],
      figures: [
        speed.figure,
        `page problems: ${describeProblems(during)}`,
        `sign-ins: ${counts.join(', ')}`,
        tries > 0
          ? `a client who kept trying got in at try ${tries}`
          : 'a client did not get in within 60 tries',
      ],
    }
  },
}
