// npm run backup: the whole database in one file, while the site runs.
import { resolve } from 'node:path'
import { productVersion } from '#server/backup/nightly-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { progressLine } from './progress.ts'
import { runCommand } from './run-command.ts'

const count = new Intl.NumberFormat('en-US')

await runCommand({
  usage: `npm run backup -- FILE    writes everything in the database to a file

The site may go on meanwhile. The file holds personal data, password hashes and the keys that sign
sessions: nobody but you may read it, and it should be kept so. npm run restore reads it.`,
  options: {},
  check: ({ positionals }) => (positionals.length === 1 ? undefined : ''),
  // As it is: a backup before an update must not be the update.
  migrates: false,
  run: async ({ connection, root }, { positionals }) => {
    const file = resolve(positionals[0] as string)
    const progress = progressLine(process.stderr)
    try {
      const { rows, tables, jobs, bytes } = await writeBackup(connection, file, {
        product: productVersion(root),
        onProgress: (_table, share) => progress.show('backing up', share),
      })
      progress.end()
      const mb = (bytes / 1_000_000).toFixed(1)
      return `${count.format(rows)} rows of ${tables} tables and ${count.format(jobs)} waiting jobs in ${file} (${mb} MB).`
    } finally {
      progress.end()
    }
  },
})
