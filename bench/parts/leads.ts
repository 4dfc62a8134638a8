import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { explainLeads } from '../leads-scale/explain-leads.ts'
import { fillLeads } from '../leads-scale/fill-leads.ts'
import { measureLeads, questions } from '../leads-scale/measure-leads.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder } from '../support/server.ts'
import { round } from '../support/statistics.ts'

/** Leads of two years, and days of visits. */
const FEW = { leads: 1000, days: 75 }
const MANY = { leads: 100_000, days: 400 }

const explained = [
  {
    name: 'The list’s rows',
    run: questions['list, everything'],
    pattern: /order by waiting_since/,
  },
  { name: 'Its counts', run: questions['list, everything'], pattern: /as "lost"/ },
  { name: 'A search’s rows', run: questions['search, a name'], pattern: /order by waiting_since/ },
  {
    name: 'De onde vêm, visits and leads',
    run: questions['De onde vêm, by campaign'],
    pattern: /group by 1, 2, 3 order/,
  },
]

type Filled = { connection: Connection; database: Database; close: () => Promise<void> }

async function openFilled(folder: string, { leads, days }: typeof FEW): Promise<Filled> {
  const log = createLogger('warn')
  const server = await startEmbedded(join(folder, String(leads)), log)
  await migrate(server.connection, 'server/db/migrations')
  await fillLeads(server.connection, leads, days)
  const database = openDatabase(server.connection, log)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { connection: server.connection, database, close }
}

export const leads: Part = {
  name: 'leads',
  title: 'Leads and De onde vêm, a thousand leads and a hundred thousand',
  async run() {
    const folder = temporaryFolder()
    // As root the databases run as another user, who has to get through.
    chmodSync(folder, 0o711)
    const opened: Filled[] = []
    try {
      for (const size of [FEW, MANY]) opened.push(await openFilled(folder, size))
      const [few, many] = opened as [Filled, Filled]
      const times = await measureLeads([few.database, many.database])
      const rows = Object.entries(times).map(([name, [before = 0, after = 0]]) => [
        name,
        round(before, 1),
        round(after, 1),
        round(after / before, 2),
      ])
      const head = ['asked', `${FEW.leads} leads, ms`, `${MANY.leads} leads, ms`, 'ratio']
      const plans = await explainLeads(many.connection, explained)
      return `Everything a page asks, as staff and within their policies; leads of two years with their messages, mails, meetings and history, and visits of ${FEW.days} and of ${MANY.days} days to 40 pages in 12 ways. Median of 60 turns on both databases after ten. Counts stop at 299, so that no size makes them slow. Aim: ratio below 2.\n\n${table(head, rows)}\n\nPlans at ${MANY.leads} leads:\n\n${plans}`
    } finally {
      for (const { close } of opened) await close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
