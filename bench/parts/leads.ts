import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLogger } from '#server/log.ts'
import { fillLeads } from '../leads-scale/fill-leads.ts'
import { explainLeads, measureLeads } from '../leads-scale/measure-leads.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder } from '../support/server.ts'
import { round } from '../support/statistics.ts'

const FEW = 1000
const MANY = 100_000

type Filled = { connection: Connection; database: Database; close: () => Promise<void> }

async function openFilled(folder: string, count: number): Promise<Filled> {
  const log = createLogger('warn')
  const server = await startEmbedded(join(folder, String(count)), log)
  await migrate(server.connection, 'server/db/migrations')
  await fillLeads(server.connection, count)
  const database = openDatabase(server.connection, log)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { connection: server.connection, database, close }
}

export const leads: Part = {
  name: 'leads',
  title: 'Leads at the desk, a thousand and a hundred thousand',
  async run() {
    const folder = temporaryFolder()
    // As root the databases run as another user, who has to get through.
    chmodSync(folder, 0o711)
    const opened: Filled[] = []
    try {
      for (const count of [FEW, MANY]) opened.push(await openFilled(folder, count))
      const [few, many] = opened as [Filled, Filled]
      const times = await measureLeads([few.database, many.database])
      const rows = Object.entries(times).map(([name, [before = 0, after = 0]]) => [
        name,
        round(before, 1),
        round(after, 1),
        round(after / before, 2),
      ])
      const head = ['asked', `${FEW} leads, ms`, `${MANY} leads, ms`, 'ratio']
      return `Everything a page asks, as staff and within their policies, median of 60 turns on both databases after ten. Counts stop at 999, so that no size makes them slow. Aim: ratio below 2.\n\n${table(head, rows)}\n\nPlans at ${MANY} leads:\n\n${await explainLeads(many.connection)}`
    } finally {
      for (const { close } of opened) await close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
