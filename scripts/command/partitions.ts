// npm run partitions: the table of figures in months, where it has grown beyond memory.
import {
  abandonPartitions,
  describeFigures,
  partitionFigures,
} from '#server/db/partitions/partition-figures.ts'
import { progressLine } from './progress.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run partitions                what the table of figures is like
npm run partitions -- --by-month  divides it by month while the site runs
npm run partitions -- --undo      abandons that before it has ended

For tables beyond memory, or to drop old months; pages of few rows get slower (docs/scaling.md). Rows
are copied beside the table, compared, and exchanged in a moment; until then the disk holds both.
Make a backup first. Interrupted, it goes on where it stopped when it is run again. Nobody has to
stop or restart anything.`

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
const monthOf = (name: string | null) => name?.slice(-7).replace('_', '-') ?? ''

async function describe(connection: Parameters<typeof describeFigures>[0]): Promise<string> {
  const { bytes, partitioned, months, first, last, others, step } =
    await describeFigures(connection)
  if (partitioned)
    return `The table of figures is divided by month: ${months} months from ${monthOf(first)} to ${monthOf(last)}, ${gigabytes(bytes)}.${others ? ' Rows of other dates stand in a part of their own.' : ''}`
  const size = `The table of figures is one whole, ${gigabytes(bytes)}.`
  return step
    ? `${size} It is being divided by month (${step}); --by-month goes on, --undo abandons it.`
    : `${size} Dividing it needs as much again on the database's disk.`
}

await runCommand({
  usage,
  options: { 'by-month': { type: 'boolean' }, undo: { type: 'boolean' } },
  check: ({ positionals, values }) =>
    positionals.length > 0 || (values['by-month'] && values.undo) ? '' : undefined,
  migrates: true,
  run: async ({ connection, owner = connection }, { values }) => {
    if (values.undo)
      return (await abandonPartitions(owner))
        ? 'Abandoned. The table of figures is as it was.'
        : 'Nothing was begun, or it has ended. Nothing was changed.'
    if (!values['by-month']) return describe(owner)
    const progress = progressLine(process.stderr)
    try {
      const isNew = await partitionFigures(owner, progress.show)
      progress.end()
      return `${isNew ? 'Done.' : 'It was done before.'} ${await describe(owner)}`
    } finally {
      progress.end()
    }
  },
})
