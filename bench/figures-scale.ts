/**
 * The figures' pages of this release beside an earlier one's, turn by turn on ten million rows each:
 * what they ask the database, and the pages as they are served, every look with another period.
 * `node bench/figures-scale.ts FOLDER [millions]`; FOLDER holds the other release, built, and may
 * come from BENCH_PREVIOUS. Takes about half an hour and 15 GB of disk.
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded.ts'
import { createLogger } from '#server/log.ts'
import { fillAds } from './figures-scale/fill-ads.ts'
import { openRelease, type Release } from './figures-scale/open-release.ts'
import { measureServed } from './figures-scale/serve-pages.ts'
import { table } from './support/markdown.ts'
import { temporaryFolder } from './support/server.ts'
import { median, round } from './support/statistics.ts'

const [, , given = process.env.BENCH_PREVIOUS, millions = '10'] = process.argv
if (!given) throw new Error('name the folder of the release to compare with')
const ROWS_PER_CLIENT = 56 * 180
const TIMES = 100

const folder = temporaryFolder()
const closers: (() => Promise<void>)[] = []
const log = createLogger('warn')

async function fill(name: string, project: string, clients: number): Promise<Release> {
  const server = await startEmbedded(join(folder, name), log)
  closers.push(server.stop)
  const release = await openRelease(project, server.connection, clients)
  closers.push(release.close)
  console.error(`${name}: ${release.rows.toLocaleString('en-US')} rows`)
  return release
}

/** Medians of the same question to each, turn by turn, so that other work falls on all alike. */
async function compare(questions: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = questions.map((): number[] => [])
  for (let turn = 0; turn < TIMES + 10; turn += 1) {
    for (const [index, question] of questions.entries()) {
      const started = performance.now()
      await question()
      if (turn >= 10) times[index]?.push(performance.now() - started)
    }
  }
  return times.map(median)
}

const line = (what: string, [one = 0, other = 0]: number[]) => {
  console.error(what, one, other)
  return [what, round(one, 1), round(other, 1), (other / one).toFixed(2)]
}

try {
  const clients = Math.max(1, Math.round((Number(millions) * 1_000_000) / ROWS_PER_CLIENT))
  const [before, now, alone] = await Promise.all([
    fill('before', resolve(given), clients),
    fill('now', resolve('.'), clients),
    fill('alone', resolve('.'), 1),
  ])
  const ads = await fillAds(now.connection)
  const adsAlone = await fillAds(alone.connection)
  // What was written reaches the disk before anything is measured.
  await sleep(20_000)

  const asked: (string | number)[][] = []
  for (const what of Object.keys(before.questions)) {
    const pair = [before, now].flatMap(({ questions }) => questions[what] ?? [])
    asked.push(line(what, await compare(pair)))
  }
  const best = [alone, now].flatMap(({ readBestAds }) => readBestAds ?? [])
  const byAds = line('best ads, 30 days', await compare(best))
  const served = (await measureServed([before, now])).map(([what, ...times]) => line(what, times))

  const head = ['that release, ms', 'this release, ms', 'ratio']
  console.log(
    `${now.rows.toLocaleString('en-US')} rows of ${clients} clients in each of two databases, in this release with results by kind beside them; medians of ${TIMES}, turn by turn.\n\n${table(['asked of the database', ...head], asked)}\n\nA page of Clientes shows 30 clients, with responsible person, pace, alerts and last contact; that release’s showed 15. A campaign’s page also reads its ads and what was converted.\n\nA client’s best ads have nothing to be compared with in that release; a client alone is measured beside all of them:\n\n${table(['asked of the database', `${adsAlone.toLocaleString('en-US')} rows, ms`, `${ads.toLocaleString('en-US')} rows, ms`, 'ratio'], [byAds])}\n\nPages as they are served, another period each time:\n\n${table(['page', ...head], served)}`,
  )
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
