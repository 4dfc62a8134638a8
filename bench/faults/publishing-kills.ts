import { setTimeout as sleep } from 'node:timers/promises'
import { draftNumber, numbersOn } from '../publishing/consistency.ts'
import { type BenchSite, openSite, press } from '../publishing/site.ts'
import { round } from '../support/statistics.ts'
import type { Check, Fault } from './fault.ts'

const AGREE_WITHIN_MS = 10_000

/** When the publishing process dies: a condition in the database, and how long after it. */
const steps: [name: string, reached: string | null, laterMs: number][] = [
  ['after the draft', null, 0],
  ['once the release has begun', `state = 'preparing'`, 0],
  ['while pages are rendered', `state = 'preparing'`, 150],
  [
    'once the pages are stored',
    `state = 'preparing' and exists (select from alisio.site_renderings where created_at > release.created_at)`,
    0,
  ],
  ['before the hour', `state = 'ready' and goes_live_at > clock_timestamp()`, 0],
  ['after the hour', `state = 'ready' and goes_live_at <= clock_timestamp()`, 0],
  ['after the switch', `state = 'ready' and goes_live_at <= clock_timestamp()`, 500],
]

async function until({ query }: BenchSite, condition: string, since: number): Promise<boolean> {
  for (let tries = 0; tries < 4000; tries += 1) {
    const { rows } = await query(
      `select from alisio.site_releases release where id > ${since} and ${condition}`,
    )
    if (rows.length > 0) return true
    await sleep(2)
  }
  return false
}

/**
 * The number that every page of every process shows, once they agree. A press is answered a moment
 * before the hour, when they still agree on the number before: `wanted` waits for its own.
 */
async function agreedNumber({ apps }: BenchSite, wanted?: number): Promise<number | undefined> {
  const since = performance.now()
  for (;;) {
    const all = await Promise.all(apps.map((app) => numbersOn(app.url)))
    const numbers = new Set(all.flat())
    const [number] = numbers
    const isAgreed = numbers.size === 1
    if (isAgreed && (wanted === undefined || number === wanted)) return number
    if (performance.now() - since > AGREE_WITHIN_MS) return isAgreed ? number : undefined
    await sleep(50)
  }
}

export const publishingKills: Fault = {
  name: 'publishing-kills',
  title: 'kill -9 at every step of a publication',
  timeoutSeconds: () => 600,
  async run(stage) {
    const site = await openSite({ processes: 3 })
    stage.defer(site.close)
    const [victim] = site.apps as [BenchSite['apps'][0]]
    const checks: Check[] = []
    const outcomes: string[] = []
    const starts: number[] = []
    let number = 1
    await press(site.first, site.account, await draftNumber(site, number))
    let before = await agreedNumber(site, number)
    for (const [name, reached, laterMs] of steps) {
      number += 1
      const { rows } = await site.query(
        'select coalesce(max(id), 0) as id from alisio.site_releases',
      )
      const documents = await draftNumber(site, number)
      if (reached) {
        const pressed = press(site.first, site.account, documents).catch(() => undefined)
        const seen = await until(site, reached, Number(rows[0]?.id))
        checks.push([`the step “${name}” was reached`, seen])
        await sleep(laterMs)
        await victim.end('SIGKILL')
        await pressed
      } else await victim.end('SIGKILL')
      starts.push(await victim.start())
      const after = await agreedNumber(site)
      checks.push([`killed ${name}: old or new everywhere`, after === before || after === number])
      outcomes.push(`${name}: ${after === number ? 'new' : after === before ? 'old' : 'neither'}`)
      number += 1
      const answer = await press(site.first, site.account, await draftNumber(site, number))
      before = await agreedNumber(site, number)
      const isNext = answer.status < 400 && before === number
      checks.push([`killed ${name}: the next publication is shown`, isNext])
    }
    return {
      done: 'three processes; the one that publishes killed at each step and started again',
      checks,
      figures: [...outcomes, `ready again after ${round(Math.max(...starts))} ms at most`],
    }
  },
}
