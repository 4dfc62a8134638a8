import pg from 'pg'
import { defaultPeriod, readPeriodQuery } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { measuredView } from '../dashboard-scale/fill-tables.ts'
import { median } from '../support/statistics.ts'

export type Waits = { reads: number[]; writes: number[]; failed: number }

/** A client's days of today and of some day of the two years, as an import writes them. */
const upsert = `
  insert into alisio.campaigns_stats as stats (campaign_id, client_id, date, clicks, spend)
  select id, client_id, day, 1, 2 from alisio.campaigns,
    unnest(array[current_date, current_date - (random() * 700)::int]) day
  where client_id = $1
  on conflict (campaign_id, client_id, date) do update set spend = stats.spend + 1`
const remove = `delete from alisio.campaigns_stats where client_id = $1
  and date = current_date - (random() * 700)::int`

/** Two readers of the overview and a writer, without a pause, until it is stopped. */
export function startLoad(connection: Connection, database: Database, clients: number) {
  const waits: Waits = { reads: [], writes: [], failed: 0 }
  let isRunning = true
  async function repeat(times: number[], work: () => Promise<unknown>) {
    while (isRunning) {
      const since = performance.now()
      await work().catch(() => {
        waits.failed += 1
      })
      times.push(performance.now() - since)
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

const TIMES = 40
const periods = {
  'overview, 30 days': defaultPeriod,
  'overview, 90 days': readPeriodQuery(new URLSearchParams('periodo=90')),
}

/** The median of each page's queries, while nobody else reads or writes. */
export async function readPages(database: Database): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const [name, period] of Object.entries(periods)) {
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      const since = performance.now()
      await readOverview(database, measuredView, period)
      times.push(performance.now() - since)
    }
    medians[name] = median(times)
  }
  return medians
}
