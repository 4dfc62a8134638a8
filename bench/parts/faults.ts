import { setTimeout as sleep } from 'node:timers/promises'
import { backupUnderLoad } from '../faults/backup-under-load.ts'
import { bookingRush } from '../faults/booking-rush.ts'
import { clockSkew } from '../faults/clock-skew.ts'
import { diskFull } from '../faults/disk-full.ts'
import { failover } from '../faults/failover.ts'
import type { Fault, FaultOptions, Finding } from '../faults/fault.ts'
import { kill9 } from '../faults/kill-9.ts'
import { modelHangs } from '../faults/model-hangs.ts'
import { monthOfReports } from '../faults/month-of-reports.ts'
import { noRoomToStart } from '../faults/no-room-to-start.ts'
import { outageWords } from '../faults/outage-words.ts'
import { pgbouncer } from '../faults/pgbouncer.ts'
import { frozenPrimary, postgresKilled, postgresRestarted } from '../faults/postgres-away.ts'
import { publishingFailover } from '../faults/publishing-failover.ts'
import { publishingKills } from '../faults/publishing-kills.ts'
import { readReplica } from '../faults/read-replica.ts'
import { rollingRestarts } from '../faults/rolling-restarts.ts'
import { signInFlood } from '../faults/sign-in-flood.ts'
import { slowLoris } from '../faults/slow-loris.ts'
import { smallMemory } from '../faults/small-memory.ts'
import { smtpDown } from '../faults/smtp-down.ts'
import { soak } from '../faults/soak.ts'
import { Stage } from '../faults/stage.ts'
import { thousandStreams } from '../faults/thousand-streams.ts'
import { visitsLost } from '../faults/visits-lost.ts'
import { benchWorkers } from '../support/app-process.ts'
import { commit } from '../support/commit.ts'
import { table } from '../support/markdown.ts'
import { CannotRun, type Part } from '../support/part.ts'
import { readSections } from '../support/report-sections.ts'

const faultList: Fault[] = [
  kill9,
  visitsLost,
  bookingRush,
  monthOfReports,
  smtpDown,
  postgresRestarted,
  postgresKilled,
  pgbouncer,
  frozenPrimary,
  failover,
  readReplica,
  publishingKills,
  publishingFailover,
  diskFull,
  noRoomToStart,
  smallMemory,
  outageWords,
  backupUnderLoad,
  modelHangs,
  thousandStreams,
  signInFlood,
  slowLoris,
  rollingRestarts,
  clockSkew,
  soak,
]

/** Ends with a finding in every case: what could not be played to its end did not hold. */
async function play(fault: Fault, options: FaultOptions): Promise<Finding> {
  const stage = new Stage()
  const ended = new AbortController()
  const seconds = fault.timeoutSeconds(options)
  const late = sleep(seconds * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`not over after ${seconds} s`)
  })
  late.catch(() => {})
  try {
    return await Promise.race([fault.run(stage, options), late])
  } catch (error) {
    if (error instanceof CannotRun)
      return { done: `not run: ${error.message}`, checks: [], figures: [] }
    console.error(error)
    const reason = String(error instanceof Error ? error.message : error).slice(0, 300)
    return { done: 'broken off', checks: [[`ran to its end (${reason})`, false]], figures: [] }
  } finally {
    ended.abort()
    await stage.close()
  }
}

type Row = [fault: string, done: string, holds: string, figures: string, held: string, run: string]

function describe({ name, title }: Fault, finding: Finding, version: string): Row {
  const { done, checks, figures } = finding
  const failed = checks.filter(([, passed]) => !passed)
  const statements = (failed.length ? failed : checks).map(([statement]) => statement).join('; ')
  return [
    `${title} (\`${name}\`)`,
    done,
    failed.length ? `**did not hold**: ${statements}` : statements,
    figures.join('; '),
    failed.length ? '**no**' : checks.length ? 'yes' : 'not run',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, ${version}`,
  ]
}

/** The rows of an earlier run, as they stand in the report, by the fault's name. */
function earlierLines(): Map<string, string> {
  const lines = (readSections().get(faults.name) ?? '').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const name = line.match(/^\| [^|]*\(`([\w-]+)`\) \|/)?.[1]
      return name ? [[name, line] as const] : []
    }),
  )
}

export const faults: Part = {
  name: 'faults',
  title: 'Faults and load',
  slow: 'breaks the product for about an hour',
  async run(options) {
    const unknown = options.only.filter((name) => !faultList.some((fault) => fault.name === name))
    if (unknown.length > 0) {
      const names = faultList.map(({ name }) => name).join(', ')
      throw new Error(`no fault is called ${unknown.join(', ')}; there are ${names}`)
    }
    const rows = new Map<string, Row>()
    for (const fault of faultList) {
      if (options.only.length > 0 && !options.only.includes(fault.name)) continue
      console.log(`  ${fault.title} (${fault.name})`)
      const workers = benchWorkers()
      const version = workers > 1 ? `${commit()}, ${workers} workers` : commit()
      const row = describe(fault, await play(fault, options), version)
      console.log(`    held: ${row[4]}; ${row[2]}; ${row[3]}`)
      rows.set(fault.name, row)
    }
    const [head, rule, ...lines] = table(
      ['fault', 'what was done', 'what held', 'figures', 'held', 'run'],
      [...rows.values()],
    ).split('\n')
    const fresh = new Map([...rows.keys()].map((name, index) => [name, lines[index] as string]))
    const earlier = earlierLines()
    const all = faultList.flatMap(({ name }) => fresh.get(name) ?? earlier.get(name) ?? [])
    return `Each fault meets the production build, with a data folder, PostgreSQL and SMTP server of its own, under load. Rows that were not run again keep their last figures; the last column says when and at which commit each was run.\n\n${[head, rule, ...all].join('\n')}`
  },
}
