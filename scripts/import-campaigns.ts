import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { startDatabase } from '#server/db/start-database.ts'
import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/log.ts'
import {
  type ImportResult,
  importCampaigns,
} from '#server/modules/campaigns/import/import-campaigns.ts'
import { ImportProblem } from '#server/modules/campaigns/import/import-problem.ts'
import { platformNames } from '#server/modules/campaigns/import/platform.ts'
import { findProjectRoot } from '#server/project-root.ts'
import { StartupError } from '#server/startup-error.ts'
import { importProgress } from './import-campaigns/progress.ts'

const usage = `Usage: npm run import-campaigns -- --client EMAIL FILE.csv

  --client EMAIL      the account the campaigns belong to
  --decimal , or .    how decimals are written, where the file does not give it away
  --dates dmy or mdy  how 03/04/2026 is to be read, likewise
  --unconfirmed       also if the account has not confirmed its e-mail address

docs/importing-campaigns.md says how to export the file.`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      client: { type: 'string' },
      decimal: { type: 'string' },
      dates: { type: 'string' },
      unconfirmed: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { client, decimal, dates } = values
  const [path] = positionals
  const orders = { dmy: 'day first', mdy: 'month first' } as const
  const valid =
    (!decimal || decimal === ',' || decimal === '.') &&
    (!dates || dates === 'dmy' || dates === 'mdy')
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  if (!client || !path || positionals.length > 1 || !valid) {
    throw new ImportProblem(usage)
  }
  return {
    email: client,
    evenUnconfirmed: values.unconfirmed,
    path,
    decimalSign: decimal as ',' | '.' | undefined,
    dateOrder: dates ? orders[dates as keyof typeof orders] : undefined,
  }
}

const count = new Intl.NumberFormat('en-US')

function summary(result: ImportResult): string {
  const { newCampaigns, changedCampaigns, newDays, changedDays, sameDays, removedDemo } = result
  const read = `${platformNames[result.platform]}: ${count.format(result.rows)} rows read`
  const totals = result.totals ? `, ${result.totals} lines of totals left out` : ''
  const demo = removedDemo ? `\n${removedDemo} demo campaigns made way for the real ones.` : ''
  if (newCampaigns + changedCampaigns + newDays + changedDays === 0) {
    return `${read}${totals}.\nNothing changed: these figures were already there.${demo}`
  }
  return `${read}${totals}.
Campaigns: ${count.format(newCampaigns)} new, ${count.format(changedCampaigns)} changed.
Days: ${count.format(newDays)} new, ${count.format(changedDays)} changed, ${count.format(sameDays)} as before.${demo}`
}

async function main(): Promise<void> {
  const options = readArguments()
  const env = readEnv()
  const root = findProjectRoot()
  const database = await startDatabase(env, root, createLogger('warn'))
  const progress = importProgress(process.stderr)
  try {
    await migrate(database.connection, join(root, 'server', 'db', 'migrations'), database)
    const connection = new pg.Client({
      ...database.connection,
      application_name: 'alisio import',
    })
    await connection.connect()
    try {
      const result = await importCampaigns(connection, { ...options, onProgress: progress.show })
      progress.end()
      console.log(summary(result))
    } finally {
      await connection.end()
    }
  } finally {
    progress.end()
    await database.stop()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    if (error instanceof ImportProblem) {
      console.error([error.message, ...error.details.map((line) => `  ${line}`)].join('\n'))
    } else if (error instanceof StartupError) console.error(error.message)
    else if (String(error?.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${error.message}\n\n${usage}`)
    } else console.error(error)
    process.exit(1)
  },
)
