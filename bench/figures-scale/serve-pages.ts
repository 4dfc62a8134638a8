import { addressOf, sessionOf } from '../dashboard-scale/measure-rendering.ts'
import { withServer } from '../support/server.ts'
import { median } from '../support/statistics.ts'
import type { Release } from './open-release.ts'

const TIMES = 60
const pages = ['/dashboard', '/dashboard/campaigns']

const DAY_MS = 86_400_000
const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)

/** Another period of about a month each time, so that nothing was read before. */
const periodOf = (turn: number) => `periodo=${day(32 + (turn % 47))}_${day(1 + (turn % 7))}`

type Served = { url: string; cookie: string }

/** One server for each release, asked turn by turn; medians in their order. */
export function measureServed(releases: Release[]): Promise<[page: string, ...ms: number[]][]> {
  const servers: Served[] = []
  const open = ([next, ...rest]: Release[]): Promise<[string, ...number[]][]> =>
    next
      ? withServer(
          async ({ url }) => {
            servers.push({ url, cookie: await sessionOf(url, next.connection) })
            return open(rest)
          },
          { env: { DATABASE_URL: addressOf(next.connection) }, project: next.project },
        )
      : ask(servers)
  return open(releases)
}

async function ask(servers: Served[]): Promise<[string, ...number[]][]> {
  const measured: [string, ...number[]][] = []
  for (const page of pages) {
    const times = servers.map((): number[] => [])
    for (let turn = 0; turn < TIMES + 20; turn += 1) {
      for (const [index, { url, cookie }] of servers.entries()) {
        const started = performance.now()
        const answer = await fetch(`${url}${page}?${periodOf(turn)}`, {
          headers: { Cookie: cookie },
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
        if (turn >= 20) times[index]?.push(performance.now() - started)
      }
    }
    measured.push([page, ...times.map(median)])
  }
  return measured
}
