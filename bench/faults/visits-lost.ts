import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Fault } from './fault.ts'

const SECONDS = 150
const A_MINUTE = 60_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const visitsLost: Fault = {
  name: 'visits-lost',
  title: 'kill -9 while visits are counted',
  patienceSeconds: () => 400,
  async run(stage) {
    const app = await stage.startApp()
    const made: number[] = []
    const ends = performance.now() + SECONDS * 1000
    while (performance.now() < ends) {
      await (await fetch(`${app.url}/home1`, { headers: { 'User-Agent': browser } })).text()
      made.push(performance.now())
      await sleep(100)
    }
    const killed = performance.now()
    await app.end('SIGKILL')
    await app.start()
    const { rows } = await stage
      .database()
      .db.execute<{ kept: number }>(
        sql`select coalesce(sum(visits), 0)::int as kept from alisio.visits`,
      )
    const kept = rows[0]?.kept ?? 0
    const due = made.filter((at) => at < killed - A_MINUTE).length
    return {
      done: `the app killed after ${SECONDS} s of ten visits a second`,
      checks: [
        ['every visit older than a minute is kept', kept >= due],
        ['none is counted twice', kept <= made.length],
      ],
      figures: [`${made.length} made`, `${due} older than a minute`, `${kept} kept`],
    }
  },
}
