import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotRun } from '../support/part.ts'
import { cookiesOf } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { ContactLoad } from './contact-load.ts'
import { untilMailed } from './contact-outcome.ts'
import { knockOnEveryDoor } from './every-door.ts'
import type { Check, Fault } from './fault.ts'
import { get, signUp } from './requests.ts'
import type { Stage } from './stage.ts'
import { describeProblems, Traffic } from './traffic.ts'

const DISK_MB = 192
const FULL_MS = 25_000
const RECOVERED_WITHIN_SECONDS = 30

function mountSmallDisk(stage: Stage): void {
  if (process.getuid?.() !== 0) throw new CannotRun('mounting a small disk needs root')
  mkdirSync(stage.dataDir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', stage.dataDir])
  stage.defer(() => execFileSync('umount', ['-l', stage.dataDir]))
}

/** Takes what is left, again and again: what the product frees is taken too. */
function fillDisk(stage: Stage) {
  const file = join(stage.dataDir, 'filler')
  const descriptor = openSync(file, 'w')
  const block = Buffer.alloc(1 << 16, 1)
  let place = 0
  const fill = () => {
    for (const size of [1 << 16, 4096]) {
      try {
        for (;;) place += writeSync(descriptor, block, 0, size, place)
      } catch {
        // Full for blocks of this size.
      }
    }
  }
  fill()
  const timer = setInterval(fill, 250)
  return () => {
    clearInterval(timer)
    closeSync(descriptor)
    rmSync(file, { force: true })
  }
}

/** New log segments find no room: PostgreSQL then stops altogether, and cannot start again. */
async function exhaustLog(stage: Stage): Promise<void> {
  const client = new pg.Client({ ...stage.superuser(), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    for (let segment = 0; segment < 40; segment += 1) {
      await client.query('create table if not exists filler as select 1')
      await client.query('drop table filler')
      await client.query('select pg_switch_wal()')
    }
  } catch {
    // As intended.
  } finally {
    await client.end().catch(() => {})
  }
}

const inPortuguese = /Estamos com uma instabilidade no momento/

/** What /readyz says, and of what. */
async function readiness(url: string): Promise<{ status: number; failing: string[] }> {
  const answer = await get(`${url}/readyz`)
  const { failing } = (await answer.json()) as { failing: string[] }
  return { status: answer.status, failing }
}

/** Lines of errors that say why. */
function errorsWithCause(logFile: string): number {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return lines.filter((line) => /"level":"error".*(53100|ENOSPC|No space left)/.test(line)).length
}

export const diskFull: Fault = {
  name: 'disk-full',
  title: 'Disk full',
  timeoutSeconds: () => 600,
  async run(stage) {
    mountSmallDisk(stage)
    await stage.startMail()
    const app = await stage.startApp()
    const database = stage.database()
    const cookie = cookiesOf(await signUp(app.url, 'cliente@example.com'))
    const message = 'Mensagem longa de uma medição. '.repeat(30)
    const contact = new ContactLoad([app.url], { visitors: 8, pauseMs: 10, message })
    const pages = new Traffic([{ kind: '/', run: () => get(`${app.url}/`) }], {
      visitors: 1,
      pauseMs: 50,
    })
    const area = new Traffic(
      [
        {
          kind: '/dashboard',
          run: () => get(`${app.url}/dashboard`, { cookie }),
          judge: ({ status, body }) =>
            status !== 200 && !(status === 503 && inPortuguese.test(body)) && `answered ${status}`,
        },
      ],
      { visitors: 1, pauseMs: 100 },
    )
    const loads = [contact, pages, area]
    for (const load of loads) stage.defer(() => load.stop())
    await sleep(4000)
    const before = contact.acknowledged.size
    const makeRoom = fillDisk(stage)
    stage.defer(makeRoom)
    const fullAt = performance.now()
    await sleep(FULL_MS / 2)
    const softly = contact.answers.filter(({ at, status }) => at > fullAt && status === 503).length
    const whileSoft = await readiness(app.url)
    await exhaustLog(stage)
    const isDown = !stage.isPostgresRunning()
    await sleep(FULL_MS / 2)
    const whileDown = await readiness(app.url)
    const doors = isDown ? await knockOnEveryDoor(app.url, cookie) : []
    const whileFull = contact.answers.filter(({ at }) => at > fullAt)
    const refused = whileFull.filter(({ status }) => status !== 200)
    const unclear = refused.filter(({ status, text }) => status !== 503 || !inPortuguese.test(text))
    makeRoom()
    const roomAt = performance.now()
    await sleep(RECOVERED_WITHIN_SECONDS * 1000)
    await Promise.all(loads.map((load) => load.stop()))
    const late = contact.answers.filter(({ at, ms, status }) => status !== 200 && at + ms > roomAt)
    const recovered = (Math.max(roomAt, ...late.map(({ at, ms }) => at + ms)) - roomAt) / 1000
    const works = contact.answers.at(-1)?.status === 200
    const after = await readiness(app.url)
    const errors = errorsWithCause(app.logFile)
    const outcome = await untilMailed(stage, database, contact.acknowledged, 300)
    return {
      done: `the data folder on a tmpfs of ${DISK_MB} MB, filled to the last byte for ${FULL_MS / 1000} s under load, from half of it on with no room for PostgreSQL’s log either`,
      checks: [
        ['messages that could not be stored were refused', refused.length > 0],
        ['with 503 and a sentence in Portuguese', unclear.length === 0],
        ['public pages were served throughout', pages.problems.length === 0],
        ['the client area answered or said 503', area.problems.length === 0],
        ['/readyz said 503 while full', whileSoft.status === 503 && whileDown.status === 503],
        ['the log had errors that say why', errors > 0],
        ...(isDown ? ([['every door used the one wording', doors.length === 0]] as Check[]) : []),
        ['/readyz said 200 again by itself', after.status === 200],
        ['all worked again within 30 s of the space’s return', works],
        [
          'every acknowledged message is stored and mailed',
          outcome.notStored + outcome.notMailed === 0,
        ],
      ],
      figures: [
        `${contact.acknowledged.size} acknowledged (${before} before), ${refused.length} refused while full (${softly} before PostgreSQL’s log had no room)`,
        `/readyz: ${whileSoft.failing.join(', ')}; then ${whileDown.failing.join(', ')}; ${errors} errors with their cause`,
        `doors: ${isDown ? doors.join(', ') || 'no problem' : 'not tried, PostgreSQL read on'}`,
        `PostgreSQL ${isDown ? 'went down' : 'stayed up'} for want of room`,
        `unclear: ${[...new Set(unclear.map(({ status, text }) => `${status} ${text.slice(0, 60)}`))].slice(0, 3).join(', ') || 'none'}`,
        `public pages: ${pages.visits.length} served, problems: ${describeProblems(pages.visits)}`,
        `client area problems: ${describeProblems(area.visits)}`,
        `last refusal ${round(recovered, 1)} s after the space returned`,
        `${outcome.notStored} not stored, ${outcome.notMailed} not mailed, ${outcome.duplicates} twice`,
      ],
    }
  },
}
