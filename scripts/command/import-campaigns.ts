import pg from 'pg'
import { platformName } from '#features/figures/rules/period.ts'
import {
  type ImportOptions,
  type ImportResult,
  importCampaigns,
  listForCommand,
  tryImport,
} from '#features/figures/server/imports/campaigns/import-campaigns.ts'
import type { Report, Warning } from '#features/figures/server/imports/report.ts'
import type { Undone } from '#features/figures/server/imports/undo-import.ts'
import { undoFromCommand } from '#features/figures/server/imports/undo-import.ts'
import { progressLine } from './progress.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run import-campaigns -- --client EMAIL FILE.csv
       npm run import-campaigns -- --client EMAIL --list
       npm run import-campaigns -- --undo ID

  --client EMAIL      somebody with access to the client, or the client's id
  --dry-run           says what the file would change, and changes nothing
  --decimal , or .    how decimals are written, where the file does not give it away
  --dates dmy or mdy  how 03/04/2026 is to be read, likewise
  --rate 5.43         reais for one unit of the file's currency, where it is not BRL
  --unconfirmed       also if the account has not confirmed its e-mail address
  --list              the client's imports with their ids, the latest first
  --undo ID           takes one back: its days are as they were before it

docs/importing-campaigns.md says how to export the file.`

const dateOrders = { dmy: 'day first', mdy: 'month first' } as const

const count = new Intl.NumberFormat('en-US')
const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function summary(result: ImportResult): string {
  const { newCampaigns, changedCampaigns, newDays, changedDays, sameDays, removedDemo } = result
  const readText = `${platformName(result.platform)}: ${count.format(result.rows)} rows read`
  const totals = result.totals ? `, ${result.totals} lines of totals left out` : ''
  const demo = removedDemo ? `\n${removedDemo} demo campaigns made way for the real ones.` : ''
  const way = `\nTo take it back: npm run import-campaigns -- --undo ${result.id}`
  if (newCampaigns + changedCampaigns + newDays + changedDays === 0) {
    return `${readText}${totals}.\nNothing changed: these figures were already there.${demo}`
  }
  return `${readText}${totals}.
Campaigns: ${count.format(newCampaigns)} new, ${count.format(changedCampaigns)} changed.
Days: ${count.format(newDays)} new, ${count.format(changedDays)} changed, ${count.format(sameDays)} as before.${demo}${way}`
}

function describeWarning(warning: Warning): string {
  switch (warning.kind) {
    case 'near-name':
      return `The new campaign "${warning.name}" is nearly called "${warning.known}".`
    case 'missing-days':
      return `${warning.days} days are missing: ${warning.first} to ${warning.last}.`
    case 'spend-without-clicks':
      return `"${warning.name}" has spend and no clicks on ${warning.day}${warning.more ? ` (and ${warning.more} more)` : ''}.`
    case 'today':
      return `${warning.day} is not over: its figures will change.`
    case 'connected':
      return `${warning.days} days come from a connected account and stay as they are.`
    case 'lost':
      return `${warning.days} days would lose their ${warning.what === 'revenue' ? 'revenue' : 'kinds of conversions'}: the file does not tell them.`
    case 'demo':
      return `${warning.campaigns} demo campaigns will make way.`
    case 'absent-columns':
      return `Not in the file, so zero or unknown: ${warning.titles.join(', ')}.`
    case 'total-lines':
      return `${warning.lines} lines of totals are left out.`
    case 'unused-columns':
      return `Not used: ${warning.titles.join(', ')}.`
  }
}

function describeReport({ platform, rows, first, last, campaigns, days, ...rest }: Report): string {
  const { before, after, warnings } = rest
  return [
    `${platformName(platform)}: ${count.format(rows)} rows, ${first} to ${last}. Nothing was changed.`,
    `Campaigns: ${count.format(campaigns.all)}, ${count.format(campaigns.new)} of them new.`,
    `Days: ${days.new} new, ${days.changed} would change, ${days.same} as before.`,
    `Spend of these days: ${amount.format(before.spend)} → ${amount.format(after.spend)} BRL; conversions ${count.format(before.conversions)} → ${count.format(after.conversions)}.`,
    ...warnings.map((warning) => `! ${describeWarning(warning)}`),
  ].join('\n')
}

function describeUndone({ removedDays, restoredDays, keptDays, keptBy }: Undone): string {
  const keptLines = keptBy.map(({ id, fileName, days }) => `  ${days} days of ${fileName} (${id})`)
  return [
    `Undone: ${count.format(removedDays)} days removed, ${count.format(restoredDays)} as they were before.`,
    ...(keptDays > 0 ? ['Later imports have spoken of these days, which stay:', ...keptLines] : []),
  ].join('\n')
}

const isOneOf = (value: string | undefined, choices: string[]) => !value || choices.includes(value)

type Values = {
  client?: string
  decimal?: string
  dates?: string
  rate?: string
  unconfirmed?: boolean
  'dry-run'?: boolean
  list?: boolean
  undo?: string
}

async function work(client: pg.Client, values: Values, path: string | undefined) {
  if (values.undo !== undefined) return describeUndone(await undoFromCommand(client, values.undo))
  if (values.list) return listForCommand(client, values.client as string)
  const progress = progressLine(process.stderr)
  const options: ImportOptions = {
    client: values.client as string,
    evenUnconfirmed: values.unconfirmed,
    path: path as string,
    decimalSign: values.decimal as ',' | '.' | undefined,
    rate: values.rate,
    dateOrder: dateOrders[values.dates as keyof typeof dateOrders],
    onProgress: (step, share) => progress.show(step, step === 'reading' ? share : undefined),
  }
  try {
    return values['dry-run']
      ? describeReport(await tryImport(client, options))
      : summary(await importCampaigns(client, options))
  } finally {
    progress.end()
  }
}

await runCommand({
  usage,
  options: {
    client: { type: 'string' },
    decimal: { type: 'string' },
    dates: { type: 'string' },
    rate: { type: 'string' },
    unconfirmed: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    list: { type: 'boolean' },
    undo: { type: 'string' },
  },
  check: ({ values, positionals }) => {
    const files = values.undo === undefined && !values.list ? 1 : 0
    const named = values.undo === undefined ? values.client : values.undo
    return named &&
      positionals.length === files &&
      /^\d{1,2}(\.\d{1,8})?$/.test(values.rate ?? '1') &&
      Number(values.rate ?? 1) > 0 &&
      isOneOf(values.decimal, [',', '.']) &&
      isOneOf(values.dates, Object.keys(dateOrders))
      ? undefined
      : ''
  },
  migrates: true,
  run: async ({ connection }, { values, positionals }) => {
    const client = new pg.Client({ ...connection, application_name: 'alisio import' })
    await client.connect()
    try {
      return await work(client, values, positionals[0])
    } finally {
      await client.end()
    }
  },
})
