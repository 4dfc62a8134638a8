import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { createLogger } from '#server/log.ts'
import { fillTables } from '../dashboard-scale/fill-tables.ts'
import { measureImport } from '../dashboard-scale/measure-import.ts'
import { measureClientCounts, measureMonths, measureRowCounts } from '../growth/figures.ts'
import { measurePageCounts } from '../growth/pages.ts'
import { measureProcesses } from '../growth/processes.ts'
import { type BenchOptions, CannotRun, type Part } from '../support/part.ts'
import { runSections } from '../support/sections.ts'
import { temporaryFolder } from '../support/server.ts'

const importSize = { campaigns: 200, days: 500 }

async function importSpeed(): Promise<string> {
  const folder = temporaryFolder()
  const server = await startEmbedded(join(folder, 'data'), createLogger('warn'))
  try {
    await migrate(server.connection, 'server/db/migrations')
    await fillTables(server.connection, 1)
    return await measureImport(server.connection, folder, importSize)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run({ quick, only }: BenchOptions): Promise<string> {
  if (process.platform !== 'linux') throw new CannotRun('memory is read from /proc, as on Linux')
  const sections = {
    pages: () => measurePageCounts(quick),
    clients: () => measureClientCounts(quick),
    rows: () => measureRowCounts(quick),
    months: () => measureMonths(quick),
    processes: measureProcesses,
    import: importSpeed,
  }
  return runSections(growth.name, sections, only)
}

export const growth: Part = {
  name: 'growth',
  title: 'How cost grows: pages, clients, rows, months, processes, import',
  slow: 'builds a copy of the project with up to 5,000 more pages, and fills a hundred million rows',
  run,
}
