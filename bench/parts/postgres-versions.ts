import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installedPostgres, type PostgresVersion } from '#tests/support/postgres-versions.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/server.ts'
import { installPackage, needCommand } from '../support/tools.ts'

type Results = {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; status: string }[]
}

/** The tests of the server alone: the rest of the product never meets the database. */
async function runTests({ name, bin = '' }: PostgresVersion, pgbouncer = ''): Promise<string[]> {
  const folder = temporaryFolder()
  const file = join(folder, 'results.json')
  try {
    const args = ['run', 'server', '--reporter=json', `--outputFile=${file}`]
    const { stdout, stderr } = await runCommand(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...args],
      { env: { TEST_POSTGRES_BIN: bin, TEST_PGBOUNCER: pgbouncer }, seconds: 900 },
    )
    if (!existsSync(file)) throw new Error(`${name}: ${(stderr || stdout).slice(-800)}`)
    return [name, ...tell(JSON.parse(readFileSync(file, 'utf8')))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(results: Results): string[] {
  const failed = results.testResults.filter(({ status }) => status !== 'passed')
  const files = failed.map((file) => file.name.replace(`${process.cwd()}/`, '')).join(', ')
  return [String(results.numPassedTests), String(results.numTotalTests), files || 'none']
}

export const postgresVersions: Part = {
  name: 'postgres-versions',
  title: 'Other versions of PostgreSQL',
  slow: 'runs the tests of the server once per version',
  async run() {
    if (installedPostgres().length === 0) installPackage('postgresql')
    const rows = [await runTests({ name: 'the embedded PostgreSQL' })]
    for (const version of installedPostgres()) rows.push(await runTests(version))
    const pgbouncer = needCommand('pgbouncer', 'pgbouncer')
    rows.push(await runTests({ name: 'embedded, behind PgBouncer in transaction mode' }, pgbouncer))
    return `The tests of \`server/\`, with the database of each version that this machine has, and behind a pooler. Versions 15 to 18 are supported; \`npm test\` also tries roles and the upgrade on each.\n\n${table(['version', 'passed', 'of', 'files with failures'], rows)}`
  },
}
