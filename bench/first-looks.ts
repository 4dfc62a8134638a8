/**
 * What a first look at the overview costs in processor time, of the process and of PostgreSQL, for
 * this build and for another one in turn: `node bench/first-looks.ts [FOLDER]`. FOLDER holds the
 * other build and may come from BENCH_PREVIOUS. Processor time says more than requests a second on
 * a machine that others use. LOOKS_DATA names a data folder of `fill-figures.ts` to use instead of
 * filling one, LOOKS_MILLIONS how many rows to fill it with, LOOKS_PROFILE a folder for a profile of
 * this build.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { addressOf, sessionOf } from './dashboard-scale/measure-rendering.ts'
import { cpuOf, postmasterOf } from './growth/database-time.ts'
import { fillFigures } from './partitions/fill-figures.ts'
import { cpuTime, untilIdle } from './support/cpu.ts'
import { table } from './support/markdown.ts'
import { temporaryFolder, withServer } from './support/server.ts'
import { round } from './support/statistics.ts'

const [, , given = process.env.BENCH_PREVIOUS] = process.argv
const MILLIONS = Number(process.env.LOOKS_MILLIONS ?? 0.5)
const LOOKS = 600
const AT_ONCE = 8
const TURNS = 2

const folder = temporaryFolder()
const data = process.env.LOOKS_DATA
const server = await startEmbedded(data ?? join(folder, 'database'), createLogger('warn'))

const probe = new pg.Client(server.connection)
await probe.connect()
const postmaster = await postmasterOf(probe)

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** More periods than a process keeps: 30 to 90 days that end two to eleven days ago. */
const period = (n: number) => `${dayBefore(41 + (n % 61))}_${dayBefore(11 - (n % 10))}`

/** A first visit asks for the document; another period is asked for as data alone. */
const paths = { document: '/dashboard', data: '/dashboard.data' }
type Kind = keyof typeof paths

async function look(url: string, cookie: string, kind: Kind, n: number): Promise<number> {
  const address = `${url}${paths[kind]}?periodo=${period(n)}`
  const response = await fetch(address, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`answered ${response.status}`)
  return (await response.text()).length
}

type Run = { url: string; cookie: string; kind: Kind; from: number; count: number }

async function looks({ url, cookie, kind, from, count }: Run): Promise<number> {
  let next = from
  let length = 0
  const work = async () => {
    for (let n = next++; n < from + count; n = next++) {
      const characters = await look(url, cookie, kind, n)
      length += characters
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return length / count
}

const rows: (string | number)[][] = []

async function measure(name: string, project: string | undefined) {
  const profile = project ? undefined : process.env.LOOKS_PROFILE
  const env = {
    DATABASE_URL: addressOf(server.connection),
    ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
  }
  await withServer(
    async ({ url, pid }) => {
      const cookie = await sessionOf(url, server.connection)
      for (const kind of ['document', 'data'] as const) {
        await looks({ url, cookie, kind, from: 0, count: LOOKS })
        await untilIdle(pid)
        const [before, database, since] = [cpuTime(pid), cpuOf(postmaster), performance.now()]
        const length = await looks({ url, cookie, kind, from: LOOKS, count: LOOKS })
        const seconds = (performance.now() - since) / 1000
        const of = (total: number) => round(total / LOOKS, 2)
        rows.push([
          `${name}, ${kind}`,
          of(cpuTime(pid) - before),
          of(cpuOf(postmaster) - database),
          round(length / 1000, 1),
          round(LOOKS / seconds),
        ])
        console.error(rows.at(-1)?.join(' | '))
      }
    },
    { env, project },
  )
}

try {
  await migrate(server.connection, 'server/db/migrations')
  if (!data) await fillFigures(server.connection, MILLIONS)
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (given) await measure('the other build', given)
    await measure('this build', undefined)
  }
  const head = ['', 'process, ms', 'PostgreSQL, ms', 'page, thousand characters', 'looks/s']
  console.log(table(head, rows))
} finally {
  await probe.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
