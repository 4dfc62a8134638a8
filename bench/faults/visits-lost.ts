import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Fault } from './fault.ts'

const SECONDS = 150
const A_MINUTE = 60_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const visitsLost: Fault = {
  name: 'visits-lost',
  title: 'kill -9 while visits are counted',
  timeoutSeconds: () => 400,
  async run(stage) {
    const app = await stage.startApp()
    const counts: number[] = []
    const ends = performance.now() + SECONDS * 1000
    while (performance.now() < ends) {
      await (await fetch(`${app.url}/home1`, { headers: { 'User-Agent': browser } })).text()
      counts.push(performance.now())
      await sleep(100)
    }
    const killed = performance.now()
    await app.end('SIGKILL')
    await app.start()
    const { rows } = await stage
      .database()
      .db.execute<{ stored: number }>(
        sql`select coalesce(sum(visits), 0)::int as stored from alisio.visits`,
      )
    const stored = rows[0]?.stored ?? 0
    const due = counts.filter((at) => at < killed - A_MINUTE).length
    return {
      done: `the app killed after ${SECONDS} s of ten visits a second`,
      checks: [
        ['every visit older than a minute is kept', stored >= due],
        ['none is counted twice', stored <= counts.length],
      ],
      figures: [`${counts.length} made`, `${due} older than a minute`, `${stored} kept`],
    }
  },
}
