import { setTimeout as sleep } from 'node:timers/promises'
import { quantile, round } from '../support/statistics.ts'
import type { Check } from './fault.ts'

export type Visit = {
  kind: string
  at: number
  ms: number
  /** 0 where there was no answer. */
  status: number
  /** What was wrong with it, in a few words. */
  problem?: string
}

type TrafficRequest = {
  kind: string
  run: () => Promise<Response>
  judge?: (answer: Answer) => string | false
}
type Answer = { status: number; body: string; headers: Headers }

const is200 = ({ status }: Answer) => status !== 200 && `answered ${status}`

/** Asks once and keeps how it went. */
export async function visit({ kind, run, judge = is200 }: TrafficRequest): Promise<Visit> {
  const at = performance.now()
  let status = 0
  let problem: string | undefined
  try {
    const response = await run()
    status = response.status
    const { headers } = response
    problem = judge({ status, body: await response.text(), headers }) || undefined
  } catch (error) {
    status = 0
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    problem = cause?.code ?? cause?.message ?? message
  }
  return { kind, at, ms: performance.now() - at, status, problem }
}

/** Visitors who each ask for the next thing on the list, until they are stopped. */
export class Traffic {
  readonly visits: Visit[] = []
  #running = true
  #visitors: Promise<void>[]

  constructor(
    requests: TrafficRequest[],
    { visitors, pauseMs }: { visitors: number; pauseMs: number },
  ) {
    let turn = 0
    this.#visitors = Array.from({ length: visitors }, async () => {
      while (this.#running) {
        const next = requests[turn % requests.length] as TrafficRequest
        turn += 1
        this.visits.push(await visit(next))
        await sleep(pauseMs)
      }
    })
  }

  async stop(): Promise<void> {
    this.#running = false
    await Promise.all(this.#visitors)
  }

  get problems(): Visit[] {
    return this.visits.filter(({ problem }) => problem)
  }
}

export function quantileMs(visits: Visit[], share: number): number {
  return quantile(
    visits.map(({ ms }) => ms),
    share,
  )
}

/** '3 × page: ECONNRESET' */
export function describeProblems(visits: Visit[]): string {
  const counts = new Map<string, number>()
  for (const { kind, problem } of visits) {
    if (problem) counts.set(`${kind}: ${problem}`, (counts.get(`${kind}: ${problem}`) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => `${count} × ${text}`).join(', ') || 'none'
}

/** On a quiet machine; on a busy one pages are slow by themselves, and so many times that is allowed. */
const SLOWEST_P99_MS = 250
const SLOWEST_RATIO = 5

/** Whether pages stayed fast while something else went on, compared with before. */
export function compareSpeed(before: Visit[], during: Visit[]): { check: Check; figure: string } {
  const p = (visits: Visit[], share: number) => round(quantileMs(visits, share), 1)
  const ratio = quantileMs(during, 0.99) / quantileMs(before, 0.99)
  return {
    check: [
      `p99 of a public page stays below ${SLOWEST_P99_MS} ms, or ${SLOWEST_RATIO} × what it was before`,
      p(during, 0.99) < SLOWEST_P99_MS || ratio < SLOWEST_RATIO,
    ],
    figure: `GET / before: p50/p99 ${p(before, 0.5)}/${p(before, 0.99)} ms, meanwhile: ${p(during, 0.5)}/${p(during, 0.99)} ms (p99 × ${round(ratio, 1)})`,
  }
}
