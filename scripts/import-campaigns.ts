import pg from 'pg'
import {
  type ImportResult,
  importCampaigns,
} from '#server/modules/campaigns/import/import-campaigns.ts'
import { platformNames } from '#server/modules/campaigns/import/platform.ts'
import { progressLine } from './command/progress.ts'
import { runCommand } from './command/run-command.ts'

const usage = `Usage: npm run import-campaigns -- --client EMAIL FILE.csv

  --client EMAIL      the account the campaigns belong to
  --decimal , or .    how decimals are written, where the file does not give it away
  --dates dmy or mdy  how 03/04/2026 is to be read, likewise
  --unconfirmed       also if the account has not confirmed its e-mail address

docs/importing-campaigns.md says how to export the file.`

const dateOrders = { dmy: 'day first', mdy: 'month first' } as const

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

const isOneOf = (value: string | undefined, choices: string[]) => !value || choices.includes(value)

await runCommand({
  usage,
  options: {
    client: { type: 'string' },
    decimal: { type: 'string' },
    dates: { type: 'string' },
    unconfirmed: { type: 'boolean' },
  },
  check: ({ values, positionals }) =>
    values.client &&
    positionals.length === 1 &&
    isOneOf(values.decimal, [',', '.']) &&
    isOneOf(values.dates, Object.keys(dateOrders))
      ? undefined
      : '',
  migrates: true,
  run: async ({ connection }, { values, positionals }) => {
    const client = new pg.Client({ ...connection, application_name: 'alisio import' })
    const progress = progressLine(process.stderr)
    await client.connect()
    try {
      const result = await importCampaigns(client, {
        email: values.client as string,
        evenUnconfirmed: values.unconfirmed,
        path: positionals[0] as string,
        decimalSign: values.decimal as ',' | '.' | undefined,
        dateOrder: dateOrders[values.dates as keyof typeof dateOrders],
        onProgress: (step, share) => progress.show(step, step === 'reading' ? share : undefined),
      })
      progress.end()
      return summary(result)
    } finally {
      progress.end()
      await client.end()
    }
  },
})
