import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../support/markdown.ts'
import { family, memory } from '../support/memory.ts'
import { selectPages } from '../support/pages.ts'
import { CannotRun, type Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { median, round } from '../support/statistics.ts'

const REST_MS = 10_000
const ROUNDS = 20

/** PostgreSQL is nobody's child: it outlives a server that is killed. Its own file names it. */
function postmaster(data: string): number {
  const file = readdirSync(data, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  )
  if (!file) throw new Error(`no postmaster.pid in ${data}`)
  return Number.parseInt(readFileSync(join(data, file), 'utf8'), 10)
}

function weigh(pid: number, data: string) {
  const database = family(postmaster(data)).reduce((sum, member) => sum + memory(member), 0)
  return { server: memory(pid), database }
}

export const rest: Part = {
  name: 'rest',
  title: 'Start-up time and memory at rest',
  async run({ runs, pages }) {
    if (process.platform !== 'linux') throw new CannotRun('memory is read from /proc, as on Linux')
    const first: number[] = []
    const again: number[] = []
    const atRest: ReturnType<typeof weigh>[] = []
    const afterwards: ReturnType<typeof weigh>[] = []
    for (let run = 0; run < runs; run += 1) {
      const data = temporaryFolder()
      await withServer(async ({ readyMs }) => first.push(readyMs), { data })
      await withServer(
        async ({ readyMs, url, pid }) => {
          again.push(readyMs)
          await sleep(REST_MS)
          atRest.push(weigh(pid, data))
          for (let round = 0; round < ROUNDS; round += 1) {
            const answers = selectPages(pages).map((path) => fetch(url + path))
            await Promise.all(answers.map(async (answer) => (await answer).arrayBuffer()))
          }
          afterwards.push(weigh(pid, data))
        },
        { data },
      )
      rmSync(data, { recursive: true, force: true })
    }
    const seconds = (values: number[]) => `${round(median(values) / 1000, 1)} s`
    const megabytes = (list: { server: number; database: number }[], key: 'server' | 'database') =>
      `${round(median(list.map((item) => item[key])))} MB`
    return `Median of ${runs}, the production build with its embedded PostgreSQL.\n\n${table(
      ['what', 'figure'],
      [
        ['start to ready, first time (creates the database)', seconds(first)],
        ['start to ready, again', seconds(again)],
        [`memory of the server after ${REST_MS / 1000} s of rest`, megabytes(atRest, 'server')],
        ['memory of PostgreSQL then', megabytes(atRest, 'database')],
        [
          `memory of the server after ${ROUNDS} visits of every page`,
          megabytes(afterwards, 'server'),
        ],
      ],
    )}`
  },
}
