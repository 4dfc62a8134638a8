import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { user } from '#features/people/server/schema.ts'
import type { Database } from '#server/db/client.ts'
import { dataFolder } from '#tests/support/pages/sites.ts'
import { expect, test } from '#tests/support/people/client-area.ts'

const run = promisify(execFile)

// Each import is a process of its own, with a database to attach to.
test.setTimeout(90_000)

function importFile(path: string, email: string) {
  const command = ['scripts/command/import-campaigns.ts', '--client', email, path]
  const env = { ...process.env, DATA_DIR: dataFolder }
  return run(process.execPath, command, { env })
}

const confirm = ({ db }: Database, { id }: { id: string }) =>
  db.update(user).set({ emailVerified: true }).where(eq(user.id, id))

const daysAgo = (days: number) =>
  new Date(Date.now() - 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

test('An imported export is on the dashboard, and again changes nothing @whole', async ({
  page,
  client,
  database,
}, testInfo) => {
  const path = testInfo.outputPath('export.csv')
  writeFileSync(
    path,
    `Nome da campanha;Dia;Veiculação da campanha;Objetivo;Valor usado (BRL);Impressões;Cliques no link;Resultados
Coleção de verão;${daysAgo(2)};active;Vendas;R$ 1.234,56;10.000;250;12
Coleção de verão;${daysAgo(1)};active;Vendas;R$ 765,44;8.000;150;8
`,
  )
  const early = await importFile(path, client.email).catch((error) => error)
  expect(early.stderr).toContain('has not confirmed its e-mail address')
  await confirm(database, client)
  const first = await importFile(path, client.email)
  expect(first.stdout).toContain('Campaigns: 1 new')
  expect(first.stdout).toContain('Days: 2 new')
  const again = await importFile(path, client.email)
  expect(again.stdout).toContain('Nothing changed')

  await page.goto('/dashboard')
  await expect(page.locator('.figure-value')).toHaveText(['R$ 2.000,00', '20', '400', '2,19%'])
  await expect(page.getByText('Números atualizados em')).toBeVisible()
  await page.goto('/dashboard/campaigns')
  await expect(page.locator('.campaign-objective')).toHaveText(
    'Objetivo: Vendas · Meta Ads outcome sales',
  )
})

test('An import of an unknown client or a bad file says what to do @whole', async ({
  client,
  database,
}, testInfo) => {
  await confirm(database, client)
  const path = testInfo.outputPath('bad.csv')
  const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'
  writeFileSync(path, `${head}\nA,${daysAgo(1)},1.00,1,1,1\nB,yesterday,1.00,1,1,1\n`)
  const failure = await importFile(path, client.email).catch((error) => error)
  expect(failure.code).toBe(1)
  expect(failure.stderr).toContain('line 3: "yesterday" is not a day')
  const unknown = await importFile(path, 'ninguem@example.com').catch((error) => error)
  expect(unknown.stderr).toContain('No client has the e-mail ninguem@example.com.')
})
