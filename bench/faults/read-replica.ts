import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import { undoFromCommand } from '#features/figures/server/imports/undo-import.ts'
import { cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'
import { startReplicated } from './replicated-postgres.ts'
import { get, signUp } from './requests.ts'
import type { Stage } from './stage.ts'
import { describeProblems, Traffic } from './traffic.ts'

const DELAY_SECONDS = 5
const LONGEST_ANSWER_MS = 8000
const USED_WITHIN_MS = 60_000
const pages = ['/dashboard', '/dashboard/campaigns', '/dashboard/export.csv']

type Site = { url: string; connection: pg.Client; folder: string }
type Account = { email: string; cookie: string }
type Read = { status: number; ms: number; wrong: boolean }

/** An amount that only this file has, in reais without cents. */
function writeFigures({ folder }: Site, amount: number): string {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const path = join(folder, `figures-${amount}.csv`)
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  writeFileSync(path, `${head}\nContatos,${day},${amount},1000,100,10\n`)
  return path
}

async function readAll(site: Site, people: Account[], amount: number, there: boolean) {
  const written = new RegExp(`${Math.floor(amount / 1000)}\\.?${String(amount % 1000)},00`)
  const reads = people.flatMap(({ cookie }) =>
    pages.map(async (page): Promise<Read> => {
      const since = performance.now()
      const answer = await get(site.url + page, { cookie })
      const text = await answer.text()
      const ms = performance.now() - since
      return { status: answer.status, ms, wrong: written.test(text) !== there }
    }),
  )
  return Promise.all(reads)
}

/** Imports, reads at once, undoes and reads at once, as two people of the client. */
async function repeatImports(site: Site, people: Account[], amounts: number[]) {
  const reads: Read[] = []
  for (const amount of amounts) {
    const path = writeFigures(site, amount)
    const client = people[0]?.email as string
    const { id } = await importCampaigns(site.connection, { client, path, evenUnconfirmed: true })
    reads.push(...(await readAll(site, people, amount, true)))
    await undoFromCommand(site.connection, id)
    reads.push(...(await readAll(site, people, amount, false)))
  }
  return reads
}

const upFrom = (start: number, count: number) => Array.from({ length: count }, (_, i) => start + i)

async function countReads({ url }: Site): Promise<Record<string, number>> {
  const text = await (await get(`${url}/metrics`)).text()
  const lines = text.matchAll(/replica_reads_total\{outcome="(\w+)"\} (\d+)/g)
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]))
}

/** Resolves with how long the replica took to answer again, in seconds. */
async function untilUsed(site: Site): Promise<number> {
  const since = performance.now()
  const { replica: before = 0 } = await countReads(site)
  while (performance.now() - since < USED_WITHIN_MS) {
    const { replica = 0 } = await countReads(site)
    if (replica > before) return (performance.now() - since) / 1000
    await sleep(100)
  }
  return Number.POSITIVE_INFINITY
}

async function openSite(stage: Stage, primaryPort: number, standbyPort: number) {
  const at = (port: number) => `postgresql://alisio@127.0.0.1:${port}/alisio`
  const env = {
    DATABASE_URL: at(primaryPort),
    DATABASE_READ_URL: at(standbyPort),
    METRICS_FROM: 'loopback',
  }
  await stage.startMail()
  const app = await stage.startApp({ env })
  const connection = new pg.Client({ connectionString: at(primaryPort) })
  await connection.connect()
  stage.defer(() => connection.end())
  const site = { url: app.url, connection, folder: stage.folder }
  const emails = ['cliente@example.com', 'colega@example.com', 'outra@example.com']
  const people: Account[] = []
  for (const email of emails) {
    people.push({ email, cookie: cookiesOf(await signUp(app.url, email)) })
  }
  const [client, colleague, other] = people as [Account, Account, Account]
  // The colleague looks at the same client, and at no other.
  await connection.query(
    `update alisio.client_people set client_id = own.id
     from alisio.clients own join alisio."user" owner on owner.id = own.own_of, alisio."user" guest
     where owner.email = $1 and guest.email = $2 and client_people.user_id = guest.id`,
    [client.email, colleague.email],
  )
  return { app, site, team: [client, colleague], other }
}

export const readReplica: Fault = {
  name: 'read-replica',
  title: 'A read replica that is late, and that dies',
  timeoutSeconds: () => 300,
  async run(stage, { quick }) {
    const servers = await startReplicated(stage, {
      standbySettings: [`recovery_min_apply_delay = ${DELAY_SECONDS}s`],
      synchronous: false,
    })
    const { app, site, team, other } = await openSite(
      stage,
      servers.primary.port,
      servers.standby.port,
    )
    const quiet = { client: other.email, evenUnconfirmed: true }
    await importCampaigns(site.connection, { ...quiet, path: writeFigures(site, 4321) })
    const area = new Traffic(
      [
        {
          kind: '/dashboard/campaigns',
          run: () => get(`${site.url}/dashboard/campaigns`, { cookie: other.cookie }),
          judge: ({ status, body }) =>
            (status !== 200 && `answered ${status}`) ||
            (!/4\.321,00/.test(body) && 'other figures'),
        },
      ],
      { visitors: 2, pauseMs: 100 },
    )
    stage.defer(() => area.stop())
    const rounds = quick ? 2 : 8
    const usedFirst = await untilUsed(site)
    const late = await repeatImports(site, team, upFrom(2101, rounds))
    await servers.killStandby()
    const away = await repeatImports(site, team, upFrom(2201, rounds))
    await servers.restartStandby()
    const usedAgain = await untilUsed(site)
    const back = await repeatImports(site, team, upFrom(2301, rounds))
    await area.stop()
    const counts = await countReads(site)
    const reads = [...late, ...away, ...back]
    const wrong = reads.filter((each) => each.wrong).length
    const refused = reads.filter(({ status }) => status !== 200).length
    const longest = Math.max(...reads.map(({ ms }) => ms), ...area.visits.map(({ ms }) => ms))
    const told = /read replica away/.test(readFileSync(app.logFile, 'utf8'))
    return {
      done: `two PostgreSQL 15 in asynchronous replication, the replica ${DELAY_SECONDS} s late by \`recovery_min_apply_delay\`; ${3 * rounds} times a file is imported, read at once by two people of the client on three pages, undone and read at once; the replica killed after a third and started again after two; another client reads all the while`,
      checks: [
        ['every page had the figures of that moment', wrong === 0 && reads.length > 0],
        ['every page was answered with 200', refused === 0],
        [
          'the other client saw its figures all the while',
          area.problems.length === 0 && area.visits.length > 0,
        ],
        ['the replica answered before', Number.isFinite(usedFirst)],
        ['and again after it came back', Number.isFinite(usedAgain)],
        ['the log says that it was away', told],
        ['no answer took 8 s', longest < LONGEST_ANSWER_MS],
      ],
      figures: [
        `${reads.length} reads after a write, ${wrong} wrong, ${refused} not 200`,
        `other client: ${area.visits.length} answers, problems: ${describeProblems(area.visits)}`,
        `by the replica ${counts.replica}, late ${counts.behind}, failed ${counts.failed}, away ${counts.away}`,
        `used ${round(usedFirst, 1)} s after the first figures, ${round(usedAgain, 1)} s after its restart`,
        `longest answer ${round(longest)} ms`,
      ],
    }
  },
}
