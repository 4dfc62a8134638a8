import type { ClientBase } from 'pg'
import type { DateOrder } from './dates.ts'
import { detectLayout } from './detect-layout.ts'
import { findClient } from './find-client.ts'
import { ImportProblem } from './import-problem.ts'
import { type Merged, mergeStaged } from './merge-staged.ts'
import type { DecimalSign } from './numbers.ts'
import type { Platform } from './platform.ts'
import { readSample } from './read-text.ts'
import { stageRows } from './stage-rows.ts'

export type ImportOptions = {
  email: string
  /** Imports for an account whose address nobody has confirmed yet. */
  evenUnconfirmed?: boolean
  path: string
  decimalSign?: DecimalSign
  dateOrder?: DateOrder
  /** Told the share of the file that was read, then of each later step. */
  onProgress?: (step: 'reading' | 'saving', share: number) => void
}

export type ImportResult = Merged & { platform: Platform; rows: number; totals: number }

/** One file becomes one client's figures: all of it, or nothing. */
export async function importCampaigns(
  connection: ClientBase,
  { email, evenUnconfirmed, path, onProgress = () => {}, ...styles }: ImportOptions,
): Promise<ImportResult> {
  const sample = await readSample(path)
  const layout = detectLayout(sample.text, styles)
  await connection.query('begin')
  try {
    const userId = await findClient(connection, email, evenUnconfirmed)
    // A second import for the same client waits for this one.
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `import campaigns ${userId}`,
    ])
    const { rows: today } = await connection.query<{ day: string }>(
      `select ((now() at time zone 'America/Fortaleza')::date + 1)::text as day`,
    )
    const staged = await stageRows(connection, { path, encoding: sample.encoding }, layout, {
      latestDay: today[0]?.day as string,
      onBytes: (read) => onProgress('reading', read / sample.size),
    })
    if (staged.badCount > 0) {
      const lines = staged.bad.map(({ line, reason }) => `line ${line}: ${reason}`)
      const more = staged.badCount - staged.bad.length
      throw new ImportProblem(
        `Nothing was imported: ${staged.badCount} of ${staged.badCount + staged.rows} rows cannot be read.`,
        more > 0 ? [...lines, `… and ${more} more`] : lines,
      )
    }
    if (staged.rows === 0) throw new ImportProblem('Nothing was imported: the file has no rows.')
    onProgress('saving', 0)
    const merged = await mergeStaged(connection, userId, layout.platform)
    await connection.query('commit')
    onProgress('saving', 1)
    return { ...merged, platform: layout.platform, rows: staged.rows, totals: staged.totals }
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    throw error
  }
}
