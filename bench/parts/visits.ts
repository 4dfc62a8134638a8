import { readFileSync } from 'node:fs'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { type RunningServer, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'
import { wrk } from '../support/wrk.ts'

const SECONDS = 3
const TURNS = 4
const SERVER_CORE = 0
const LOAD_CORE = 1
const TICKS_PER_SECOND = 100

/** What a browser sends that follows an ad. */
const arrival = {
  'Accept-Encoding': 'gzip',
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  Referer: 'https://www.google.com/',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-User': '?1',
}
const PAGE = '/?utm_source=google&utm_medium=cpc&utm_campaign=inverno&gclid=x'

/** Seconds of processor time a process has used. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

async function measure({ url, pid }: RunningServer) {
  const before = cpuSeconds(pid)
  const { perSecond } = await wrk({
    url: url + PAGE,
    connections: 64,
    seconds: SECONDS,
    headers: arrival,
    core: LOAD_CORE,
  })
  const used = cpuSeconds(pid) - before
  return { perSecond, micros: (used * 1e6) / (perSecond * SECONDS) }
}

type Turn = Record<'counting' | 'off', Awaited<ReturnType<typeof measure>>>

/** In turns, so that a busy moment of the machine hits both alike. */
async function compare(counting: RunningServer, off: RunningServer) {
  const measured: Turn[] = []
  for (let turn = -1; turn < TURNS; turn += 1) {
    const first = turn % 2 === 0 ? await measure(counting) : undefined
    const without = await measure(off)
    const result = { counting: first ?? (await measure(counting)), off: without }
    if (turn >= 0) measured.push(result)
  }
  return measured
}

export const visits: Part = {
  name: 'visits',
  title: 'What counting visits costs a pre-rendered page',
  async run({ runs }) {
    const env = { LOG_LEVEL: 'silent' }
    const measured: Turn[] = []
    // Two processes of the same build differ by some per cent for as long as they run.
    for (let run = 0; run < runs; run += 1) {
      const turns = await withServer(
        (counting) =>
          withServer((off) => compare(counting, off), {
            core: SERVER_CORE,
            env: { ...env, COUNT_VISITS: 'false' },
          }),
        { core: SERVER_CORE, env },
      )
      measured.push(...turns)
    }
    const of = (server: keyof Turn, figure: keyof Turn['off']) =>
      median(measured.map((turn) => turn[server][figure]))
    const ratio = (figure: keyof Turn['off']) =>
      median(measured.map(({ counting, off }) => counting[figure] / off[figure]))
    const rows = [
      ['counting', round(of('counting', 'perSecond')), round(of('counting', 'micros'), 1)],
      ['not counting', round(of('off', 'perSecond')), round(of('off', 'micros'), 1)],
      ['counting is × of it', round(ratio('perSecond'), 3), round(ratio('micros'), 3)],
    ]
    return `\`/\` asked for as a browser does that followed an ad, each request a visit; one process each on core ${SERVER_CORE}, wrk with 64 connections on core ${LOAD_CORE}, ${runs} pairs of processes, each in ${TURNS} turns of ${SECONDS} s after a warm-up, medians of all, ratios within each turn. Aim: at least 0.98 of the throughput without.\n\n${table(['server', 'requests/s', 'processor µs/request'], rows)}`
  },
}
