import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#server/db/connection/connection.ts'
import { measuredClient } from './fill-tables.ts'

type Size = { campaigns: number; days: number; first?: number }

const million: Size = { campaigns: 2000, days: 500 }

/** Rows as Meta Ads Manager would export them. */
export async function writeExport(path: string, size: Size = million): Promise<void> {
  const { campaigns, days, first = Date.UTC(2024, 0, 1) } = size
  const file = createWriteStream(path)
  file.write('Campaign name,Campaign ID,Day,Amount spent (BRL),Impressions,Link clicks,Results\n')
  for (let day = 0; day < days; day += 1) {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
    let text = ''
    for (let campaign = 0; campaign < campaigns; campaign += 1) {
      const clicks = (campaign * 7 + day * 13) % 90
      text += `"Imported, campaign ${campaign}",${campaign},${date},${(clicks * 1.37).toFixed(2)},${clicks * 41 + 60},${clicks},${clicks % 7}\n`
    }
    if (!file.write(text)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** A process of its own, so that its memory is the import's alone. */
async function importOnce(connection: Connection, path: string) {
  const script = `
    import pg from 'pg'
    import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
    const client = new pg.Client(JSON.parse(process.env.BENCH_CONNECTION))
    await client.connect()
    const started = performance.now()
    const result = await importCampaigns(client, { client: '0@example.com', evenUnconfirmed: true, path: process.env.BENCH_FILE })
    const seconds = (performance.now() - started) / 1000
    await client.end()
    console.log(JSON.stringify({ ...result, seconds, megabytes: process.resourceUsage().maxRSS / 1024 }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(connection), BENCH_FILE: path },
  })
  let text = ''
  for await (const piece of child.stdout) text += piece
  return JSON.parse(text) as { seconds: number; megabytes: number; newDays: number }
}

/** Where the file stays for whoever reads it next. */
export const exportPath = (folder: string) => join(folder, 'export.csv')

export async function measureImport(
  connection: Connection,
  folder: string,
  size = million,
): Promise<string> {
  const rows = size.campaigns * size.days
  const path = exportPath(folder)
  await writeExport(path, size)
  const first = await importOnce(connection, path)
  const again = await importOnce(connection, path)
  const line = (name: string, { seconds, megabytes, newDays }: typeof first) =>
    `| ${name} | ${seconds.toFixed(1)} s | ${Math.round(rows / seconds).toLocaleString('en-US')} | ${megabytes.toFixed(0)} MB | ${newDays.toLocaleString('en-US')} |`
  return [
    `Import of ${rows.toLocaleString('en-US')} rows for ${measuredClient}:\n`,
    '| run | time | rows per second | peak memory of the process | new days |\n|---|---|---|---|---|',
    line('first', first),
    line('the same file again', again),
  ].join('\n')
}
