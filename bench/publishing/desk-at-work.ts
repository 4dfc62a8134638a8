import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../support/markdown.ts'
import { sendForm } from '../support/sign-up.ts'
import { median, round } from '../support/statistics.ts'
import { wrk } from '../support/wrk.ts'
import { draftNumber } from './consistency.ts'
import { type BenchSite, openSite, press } from './site.ts'

export const WORKERS = 2
export const CONNECTIONS = 8
const SECONDS = 15
const PUBLISH_EVERY_MS = 5000
/** Whatever starts with the work, such as a thread, has started. */
const LEAD_MS = 1000
/** Some 960 requests a second, or as many as are answered. */
const PACE = new URL('pace.lua', import.meta.url).pathname

type Work = (site: BenchSite) => Promise<unknown>

/** Does the work again and again until told to stop; answers how often it was done. */
function repeat(work: () => Promise<unknown>, everyMs: number): () => Promise<number> {
  const stopped = new AbortController()
  const done = (async () => {
    for (let times = 0; ; times += 1) {
      if (stopped.signal.aborted) return times
      const due = performance.now() + everyMs
      await work()
      await sleep(Math.max(0, due - performance.now()), undefined, stopped).catch(() => {})
    }
  })()
  return () => {
    stopped.abort()
    return done
  }
}

let number = 0
const publishEveryPage: Work = async (site) => {
  number += 1
  const answer = await press(site.first, site.account, await draftNumber(site, number))
  if (answer.status >= 400) throw new Error(`publishing was answered with ${answer.status}`)
}

/** A draft's PDF is drawn at each request; that of a report that was sent is kept. */
async function findDraft({ first, account, query }: BenchSite): Promise<string> {
  const headers = { cookie: account.cookie }
  const added = await sendForm(first, '/agencia?index', { intent: 'add-samples' }, { headers })
  if (added.status >= 400) throw new Error(`adding samples was answered with ${added.status}`)
  const { rows } = await query(`select id from alisio.reports where state <> 'approved' limit 1`)
  return `${first}/agencia/relatorios/${rows[0]?.id}/pdf`
}

async function drawPdf({ account: { cookie } }: BenchSite, address: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie } })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok || byteLength === 0) throw new Error(`the PDF was answered with ${answer.status}`)
}

/** p99 of a public page of one start with several workers: at rest, and while the desk works. */
export async function measureDeskAtWork(turns: number): Promise<string> {
  const site = await openSite({ processes: 1, env: { WORKERS: String(WORKERS) } })
  try {
    const draft = await findDraft(site)
    const load = (script?: string) =>
      wrk({
        url: `${site.first}/`,
        connections: CONNECTIONS,
        seconds: SECONDS,
        headers: { 'Accept-Encoding': 'gzip' },
        script,
      })
    const works: [string, () => () => Promise<number>][] = [
      ['at rest', () => async () => 0],
      [
        'publishing a change of every page each 5 s',
        () => repeat(() => publishEveryPage(site), PUBLISH_EVERY_MS),
      ],
      ['drawing one report’s PDF after the other', () => repeat(() => drawPdf(site, draft), 0)],
    ]
    const paces = [PACE, undefined]
    const results = paces.map(() => works.map((): Measured[] => []))
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const [pace, script] of paces.entries()) {
        for (const [work, [, begin]] of works.entries()) {
          const stop = begin()
          await sleep(LEAD_MS)
          const measured = { ...(await load(script)), done: await stop() }
          // The first turn warms all of them up.
          if (turn > 0) results[pace]?.[work]?.push(measured)
        }
      }
    }
    const names = works.map(([name]) => name)
    return [
      'Each connection waits 8 ms before its next request:',
      describe(names, results[0] ?? []),
      'As many requests as are answered:',
      describe(names, results[1] ?? []),
    ].join('\n\n')
  } finally {
    await site.close()
  }
}

type Measured = { perSecond: number; p99: number; done: number }

function describe(names: string[], results: Measured[][]): string {
  const [quiet = []] = results
  const rows = results.map((all, work) => [
    names[work] as string,
    round(median(all.map(({ perSecond }) => perSecond))),
    round(median(all.map(({ done }) => done))),
    round(median(all.map(({ p99 }) => p99)), 1),
    round(median(all.map(({ p99 }, at) => p99 / (quiet[at]?.p99 ?? 0))), 2),
  ])
  return table(['the desk', 'requests/s', 'times done', 'p99, ms', '× of at rest'], rows)
}
