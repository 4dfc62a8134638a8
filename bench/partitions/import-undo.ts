import { join } from 'node:path'
import pg from 'pg'
import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import { undoFromCommand } from '#features/figures/server/imports/undo-import.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { writeExport } from '../dashboard-scale/measure-import.ts'
import { cpuOf, postmasterOf } from '../growth/database-time.ts'
import { round } from '../support/statistics.ts'

const size = { campaigns: 200, days: 50, first: Date.now() - 60 * 86_400_000 }
export const importedRows = size.campaigns * size.days

/** One file of figures is taken and undone: seconds, and seconds of PostgreSQL's processor. */
export async function importAndUndo(connection: Connection, folder: string) {
  const path = join(folder, 'export.csv')
  await writeExport(path, size)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const postmaster = await postmasterOf(client)
    const timed = async <T>(work: () => Promise<T>) => {
      const [since, cpu] = [performance.now(), cpuOf(postmaster)]
      const result = await work()
      const seconds = (total: number) => round(total / 1000, 1)
      const text = `${seconds(performance.now() - since)} s (${seconds(cpuOf(postmaster) - cpu)} s)`
      return { result, text }
    }
    const options = { client: '0@example.com', evenUnconfirmed: true, path }
    const taken = await timed(() => importCampaigns(client, options))
    const undone = await timed(() => undoFromCommand(client, taken.result.id))
    return { import: taken.text, undo: undone.text }
  } finally {
    await client.end()
  }
}
