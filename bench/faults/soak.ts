import { setTimeout as sleep } from 'node:timers/promises'
import { cookiesOf } from '../support/sign-up.ts'
import { median, round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { get, queryAssistant, sendContact, signIn, signUp } from './requests.ts'
import type { Stage } from './stage.ts'
import { describeProblems, quantileMs, Traffic } from './traffic.ts'

/** Growth the collector's own breathing explains. */
const MOST_GROWTH = 0.1
const SAMPLE_MS = 5000

type Sample = { minute: number; mb: number }

/** MB per minute, by least squares. */
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const x = mean(samples.map(({ minute }) => minute))
  const y = mean(samples.map(({ mb }) => mb))
  const over = samples.reduce((sum, { minute, mb }) => sum + (minute - x) * (mb - y), 0)
  const under = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return over / under
}

/** What visitors, clients and whoever writes do, all at once. */
export async function mixedTraffic(stage: Stage, origin: string): Promise<Traffic[]> {
  const email = 'cliente@example.com'
  const cookie = cookiesOf(await signUp(origin, email))
  const home = await get(`${origin}/`)
  const etag = home.headers.get('etag') ?? ''
  const asset = (await home.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/)?.[0] ?? '/'
  let count = 0
  const cached = { kind: '304', run: () => get(`${origin}/`, { 'if-none-match': etag }) }
  const page = (path: string) => ({ kind: 'page', run: () => get(origin + path) })
  const area = (path: string) => ({ kind: 'dashboard', run: () => get(origin + path, { cookie }) })
  const answers = (status: number) => (answer: { status: number }) =>
    answer.status !== status && `answered ${answer.status}`
  const contact = {
    kind: 'contact',
    run: () => {
      count += 1
      return sendContact(origin, { email: `v${count}@example.com` })
    },
  }
  const enter = { kind: 'sign-in', run: () => signIn(origin, email), judge: answers(302) }
  const chat = {
    kind: 'chat',
    run: () => queryAssistant(origin, 'como vender mais bolos?'),
    judge: ({ status, body }: { status: number; body: string }) =>
      (status !== 200 || !body.includes('[DONE]')) && `broken off (${status})`,
  }
  const lost = { kind: '404', run: () => get(`${origin}/nada-aqui`), judge: answers(404) }
  const loads = [
    new Traffic(
      [
        page('/'),
        { ...cached, judge: answers(304) },
        page('/home1'),
        { kind: 'asset', run: () => get(origin + asset) },
        page('/servicos'),
        lost,
      ],
      { visitors: 4, pauseMs: 20 },
    ),
    new Traffic([area('/dashboard'), area('/dashboard/campaigns'), area('/dashboard/settings')], {
      visitors: 2,
      pauseMs: 100,
    }),
    new Traffic([contact], { visitors: 2, pauseMs: 250 }),
    new Traffic([enter], { visitors: 1, pauseMs: 500 }),
    new Traffic([chat], { visitors: 4, pauseMs: 100 }),
  ]
  for (const load of loads) stage.defer(() => load.stop())
  return loads
}

export const soak: Fault = {
  name: 'soak',
  title: 'Soak',
  timeoutSeconds: ({ minutes }) => minutes * 60 + 180,
  async run(stage, { minutes }) {
    await stage.startMail()
    const app = await stage.startApp()
    const loads = await mixedTraffic(stage, app.url)
    const samples: Sample[] = []
    const since = performance.now()
    while (performance.now() - since < minutes * 60_000) {
      await sleep(SAMPLE_MS)
      samples.push({ minute: (performance.now() - since) / 60_000, mb: app.residentMb() })
    }
    await Promise.all(loads.map((load) => load.stop()))
    const visits = loads.flatMap((load) => load.visits)
    const problems = visits.filter(({ problem }) => problem)
    // The first quarter warms up caches and compiled code.
    const warm = samples.filter(({ minute }) => minute > minutes / 4)
    const tenth = Math.max(1, Math.floor(warm.length / 5))
    const begin = median(warm.slice(0, tenth).map(({ mb }) => mb))
    const end = median(warm.slice(-tenth).map(({ mb }) => mb))
    const kinds = [...new Set(visits.map(({ kind }) => kind))].map((kind) => {
      const kindVisits = visits.filter((one) => one.kind === kind)
      return `${kind} ${kindVisits.length} (p99 ${round(quantileMs(kindVisits, 0.99))} ms)`
    })
    return {
      done: `${minutes} minutes of mixed traffic${minutes < 20 ? ' (shortened; 20 by default)' : ''}`,
      checks: [
        ['no request failed', problems.length === 0],
        ['memory is flat after the warm-up (within 10%)', end <= begin * (1 + MOST_GROWTH)],
      ],
      figures: [
        `${visits.length} requests: ${kinds.join(', ')}`,
        `problems: ${describeProblems(problems)}`,
        `memory after the warm-up ${round(begin)} MB, at the end ${round(end)} MB, at most ${round(Math.max(...samples.map(({ mb }) => mb)))} MB`,
        `slope ${round(slopeOf(warm), 2)} MB a minute`,
      ],
    }
  },
}
