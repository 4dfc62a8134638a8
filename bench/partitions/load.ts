import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { defaultPeriod } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { measuredView } from '../dashboard-scale/fill-tables.ts'

export type Waits = { reads: number[]; writes: number[]; failed: number }

/** A client's days of today and of some day of the two years, as an import writes them. */
const upsert = `
  insert into alisio.campaigns_stats as stats (campaign_id, client_id, date, clicks, spend)
  select id, client_id, day, 1, 2 from alisio.campaigns,
    unnest(array[current_date, current_date - 1 - (random() * 700)::int]) day
  where client_id = $1
  on conflict (campaign_id, client_id, date) do update set spend = stats.spend + 1`
const remove = `delete from alisio.campaigns_stats where client_id = $1
  and date = current_date - (random() * 700)::int`

/** Two readers of the overview and a writer, until they are stopped; each pauses as long. */
export function startLoad(
  connection: Connection,
  database: Database,
  clients: number,
  pauseMs = 0,
) {
  const waits: Waits = { reads: [], writes: [], failed: 0 }
  let isRunning = true
  async function repeat(times: number[], work: () => Promise<unknown>) {
    while (isRunning) {
      const since = performance.now()
      await work().catch(() => {
        waits.failed += 1
      })
      times.push(performance.now() - since)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  async function write() {
    const client = new pg.Client(connection)
    await client.connect()
    const query = (text: string) =>
      client.query(text, [`client-${Math.floor(Math.random() * clients)}`])
    await repeat(waits.writes, () => query(Math.random() < 0.8 ? upsert : remove))
    await client.end()
  }
  const read = () => readOverview(database, measuredView, defaultPeriod)
  const all = Promise.all([repeat(waits.reads, read), repeat(waits.reads, read), write()])
  return async () => {
    isRunning = false
    await all
    return waits
  }
}
