import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { ImportProblem } from '#features/figures/server/campaigns/import/import-problem.ts'
import { testConnection, testDatabase } from '../../database/database.ts'

/** Files to import, and what they became. */
export function importStage() {
  const database = testDatabase()
  const connection = new pg.Client(testConnection())
  const folder = mkdtempSync(join(tmpdir(), 'alisio-import-'))

  beforeAll(() => connection.connect())
  afterAll(async () => {
    await connection.end()
    rmSync(folder, { recursive: true, force: true })
  })

  function file(content: string | Uint8Array): string {
    const path = join(folder, `${crypto.randomUUID()}.csv`)
    writeFileSync(path, content)
    return path
  }

  async function daysOf(clientId: string) {
    const { rows } = await database.db.execute<Record<string, string>>(sql`
      select campaign_name as name, status, objective, external_id, date::text as day, impressions,
        clicks, spend, conversions, ctr
      from alisio.campaigns join alisio.campaigns_stats stats on stats.campaign_id = campaigns.id
      where campaigns.client_id = ${clientId} order by campaign_name, date`)
    return rows
  }

  return { database, connection, file, daysOf }
}

/** Why a file was not imported. */
export async function problem(work: Promise<unknown>): Promise<ImportProblem> {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ImportProblem)
  return error
}
