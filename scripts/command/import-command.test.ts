import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { openScripts } from '#tests/support/scripts.ts'

// The process of the commands loads the whole server.
vi.setConfig({ testTimeout: 90_000 })

const database = testDatabase()

/** The run's database as an address. */
function databaseUrl(): string {
  const { host, port, user, password, database: name } = testConnection()
  return `postgresql://${user}:${password}@${host}:${port}/${name}`
}

const commands = openScripts(process.cwd(), { ...process.env, DATABASE_URL: databaseUrl() })
afterAll(() => commands.close())

async function importCommand(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await commands.run('scripts/command/import-campaigns.ts', args)
  expect(code, stderr).toBe(0)
  return stdout
}

test('The command tries a file, imports it, lists it by its id and takes it back', async () => {
  const { id, email } = await addClient(database)
  const folder = mkdtempSync(join(tmpdir(), 'alisio-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'outubro.csv')
  writeFileSync(
    file,
    'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results\nLeads,2026-10-01,10.00,100,10,2\nLeads,2026-10-02,30.50,300,30,3\n',
  )
  const days = async () => {
    const { rows } = await database.db.execute(
      sql`select date from alisio.campaigns_stats where client_id = ${id}`,
    )
    return rows.length
  }
  const tried = await importCommand('--client', email, '--dry-run', file)
  expect(tried).toContain('2 rows, 2026-10-01 to 2026-10-02. Nothing was changed.')
  expect(tried).toContain('Days: 2 new, 0 would change, 0 as before.')
  expect(tried).toContain('Spend of these days: 0.00 → 40.50 BRL; conversions 0 → 5.')
  expect(await days()).toBe(0)
  expect(await importCommand('--client', email, '--list')).toBe('0 imports\n')

  const result = await importCommand('--client', email, file)
  const importId = /--undo (\S+)/.exec(result)?.[1] as string
  expect(result).toContain('Days: 2 new, 0 changed, 0 as before.')
  expect(await days()).toBe(2)
  const listed = await importCommand('--client', email, '--list')
  expect(listed).toMatch(new RegExp(`^${importId}  .*  outubro\\.csv  2 new days, 0 changed  by `))

  expect(await importCommand('--undo', importId)).toBe(
    'Undone: 2 days removed, 0 as they were before.\n',
  )
  expect(await days()).toBe(0)
  expect(await importCommand('--client', email, '--list')).toMatch(/\(undone\)\n1 imports\n$/)
})
