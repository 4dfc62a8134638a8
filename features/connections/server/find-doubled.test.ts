import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { importCampaigns } from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import { undoFromCommand } from '#features/figures/server/imports/undo-import.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { plainDays } from '#tests/stand-ins/world.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { connectionDeps, connectMeta } from '#tests/support/features/connections/connections.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { readAccount } from './read-connections.ts'
import { syncAccount } from './sync/sync-account.ts'

test('a file’s campaign that matches two of the account’s is reported with the file to undo', async () => {
  const database = testDatabase()
  const connection = new pg.Client(testConnection())
  await connection.connect()
  const folder = mkdtempSync(join(tmpdir(), 'alisio-doubled-'))
  const platforms = await startPlatforms()
  const deps = await connectionDeps(database, testConnection(), platforms.env)
  onTestFinished(async () => {
    await connection.end()
    await platforms.stop()
    deps.cleanUp()
    rmSync(folder, { recursive: true, force: true })
  })
  const clientId = await addCompany(database, deps.staffId)
  const days = plainDays(3)
  const path = join(folder, 'antes.csv')
  const rows = Object.keys(days).map((day) => `Leads,${day},10,50,5,1`)
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  writeFileSync(path, [head, ...rows].join('\n'))
  const { id: importId } = await importCampaigns(connection, { client: clientId, path })

  const leads = { name: 'Leads', objective: 'OUTCOME_LEADS', status: 'ACTIVE', days }
  const externalId = '987001'
  platforms.meta.accounts.push({
    id: externalId,
    name: 'Conta',
    currency: 'BRL',
    zone: 'America/Fortaleza',
    campaigns: ['1', '2'].map((id) => ({ id, ...leads })),
  })
  const id = await connectMeta(deps, platforms.meta.addToken(), { externalId, clientId })
  await syncAccount(deps, id, 'first')
  const account = await readAccount(database, deps.staffId, id)
  expect(account?.doubled).toEqual([
    { name: 'Leads', days: expect.any(Number), files: [{ id: importId, name: 'antes.csv' }] },
  ])
  await undoFromCommand(connection, importId)
  expect((await readAccount(database, deps.staffId, id))?.doubled).toEqual([])
})
