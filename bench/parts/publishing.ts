import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { timePrices } from '../publishing/assistant.ts'
import { draftNumber, watchReleases } from '../publishing/consistency.ts'
import { CONNECTIONS, measureDeskAtWork, WORKERS } from '../publishing/desk-at-work.ts'
import { measureGrowth } from '../publishing/growth.ts'
import { openSite, press, timePublication } from '../publishing/site.ts'
import { measureThroughput } from '../publishing/throughput.ts'
import { table } from '../support/markdown.ts'
import type { BenchOptions, Part } from '../support/part.ts'
import { runSections } from '../support/sections.ts'
import { median, quantile, round } from '../support/statistics.ts'

const PROCESSES = 3
const PAGES = 500

async function pressToVisible(runs: number, pooled: boolean) {
  const site = await openSite({ processes: PROCESSES, pooled })
  try {
    const times: { wait: number; spread: number }[] = []
    for (let run = 0; run < runs; run += 1) times.push(await timePublication(site))
    const row = (name: string, all: number[]) => [
      `${name}${pooled ? ', through PgBouncer' : ''}`,
      round(median(all)),
      round(quantile(all, 0.95)),
    ]
    const waits = times.map(({ wait }) => wait)
    const spreads = times.map(({ spread }) => spread)
    return [
      row('press to visible in all processes', waits),
      row('from the first process to the last', spreads),
    ]
  } finally {
    await site.close()
  }
}

async function underLoad(wanted: number, minutes: number): Promise<string> {
  const site = await openSite({ processes: PROCESSES })
  try {
    const stop = watchReleases(site)
    const since = performance.now()
    const secondsSoFar = () => (performance.now() - since) / 1000
    let publications = 0
    while (publications < wanted && secondsSoFar() < minutes * 60) {
      publications += 1
      const answer = await press(site.first, site.account, await draftNumber(site, publications))
      if (answer.status >= 400) throw new Error(`publishing was answered with ${answer.status}`)
    }
    const seconds = secondsSoFar()
    await sleep(2000)
    const { answers, numbered, problems } = await stop()
    const mixed = problems.filter((problem) => problem.includes('mixes')).length
    const back = problems.filter((problem) => problem.includes('after')).length
    const other = problems.length - mixed - back
    const cut = publications < wanted ? ` (of ${wanted}: the time was over)` : ''
    return `${publications} publications${cut} in ${round(seconds)} s under ${round(answers / (seconds + 2))} requests/s (aim 500) on ${PROCESSES} processes, each connection to one of them: ${answers} answers, ${numbered} of them with several marks of their release; **${mixed} mixed pages, ${back} steps back, ${other} other problems**${problems[0] ? ` (the first: ${problems[0]})` : ''}.`
  } finally {
    await site.close()
  }
}

async function visible(repeated: number): Promise<string> {
  const rows = [
    ...(await pressToVisible(repeated, false)),
    ...(await pressToVisible(repeated, true)),
  ]
  return `${PROCESSES} processes on one PostgreSQL, each asked for the page every 20 ms; one text changed, ${repeated} times. Aims: p95 2 s, through PgBouncer in transaction mode 5 s, 100 ms from first to last.\n\n${table(['', 'median, ms', 'p95, ms'], rows)}`
}

async function throughput(turns: number): Promise<string> {
  const { size } = statSync(resolve('build/client/index.html.gz'))
  return `Throughput of \`/\` (${size} bytes of gzip), one process on core 0, wrk on core 1, in turns; another process publishes a change of every page each 5 s; wrk asks as fast as it is answered and, in the last two rows, waits 8 ms between an answer and the next request of a connection. Aims: 0.90 of Node alone with the same headers, p99 1.3 times the quiet one.\n\n${await measureThroughput(turns)}`
}

async function atWork(turns: number): Promise<string> {
  return `\`/\` of one start with ${WORKERS} workers, asked for on ${CONNECTIONS} connections; wrk and PostgreSQL share the cores; in turns. Aim: p99 1.5 times that at rest.\n\n${await measureDeskAtWork(turns)}`
}

async function growth(repeated: number): Promise<string> {
  const { text, page, fact, start, memory } = await measureGrowth(PAGES, repeated)
  const perPage = ((memory.with - memory.without) * 1000) / PAGES
  const rows = [
    ['one text changed, until all processes show it, p95', `${round(quantile(text, 0.95))} ms`],
    ['one more text', `${round(page)} ms`],
    ['a fact that stands on every page', `${round(fact)} ms`],
    [
      'start without, with, and by a build that has not rendered them yet',
      `${round(start.without)}, ${round(start.with)}, ${round(start.newBuild)} ms`,
    ],
    ['memory for a page', `${round(perPage)} kB`],
  ]
  return `${PAGES} pages added at the desk, texts of about 6 kB each; ${repeated} times. Aims: 2 s, a start 1 s longer, 150 kB a page.\n\n${table(['', 'figure'], rows)}`
}

async function assistant(repeated: number): Promise<string> {
  const times = await timePrices(PROCESSES, repeated)
  const figures = [round(median(times)), round(quantile(times, 0.95))]
  return `A price changed ${repeated} times; the assistant of each of ${PROCESSES} processes is asked for it every 50 ms. Aim: 3 s.\n\n${table(['', 'median, ms', 'p95, ms'], [['press to the first question that all processes answer with the new price', ...figures]])}`
}

function run({ runs, quick, only, minutes }: BenchOptions): Promise<string> {
  const sections = {
    visible: () => visible(quick ? 5 : Math.max(runs, 20)),
    load: () => underLoad(quick ? 20 : 200, minutes),
    throughput: () => throughput(quick ? 1 : runs),
    'at-work': () => atWork(quick ? 1 : runs),
    growth: () => growth(quick ? 3 : 20),
    assistant: () => assistant(quick ? 5 : 20),
  }
  return runSections(publishing.name, sections, only)
}

export const publishing: Part = {
  name: 'publishing',
  title: 'Publishing from the desk',
  run,
}
