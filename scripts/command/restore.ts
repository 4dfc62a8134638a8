// npm run restore: fills an empty database from a file of npm run backup.
import { join, resolve } from 'node:path'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { allJobs } from '#server/main/jobs.ts'
import { progressLine } from './progress.ts'
import { runCommand } from './run-command.ts'

const count = new Intl.NumberFormat('en-US')

await runCommand({
  usage: `npm run restore -- FILE    fills an empty database from a file of npm run backup

The database is the embedded one in DATA_DIR, or the one DATABASE_URL names. It must be empty, and
it is filled as a whole or not at all.`,
  options: {},
  check: ({ positionals }) => (positionals.length === 1 ? undefined : ''),
  migrates: false,
  run: async ({ connection, owner, root, log }, { positionals }) => {
    const file = resolve(positionals[0] as string)
    const progress = progressLine(process.stderr)
    const queue = createJobQueue(connection, log)
    try {
      const restored = await restoreBackup(file, {
        connection,
        owner,
        queue,
        migrations: join(root, 'server', 'db', 'migrations'),
        jobs: allJobs,
        onProgress: progress.show,
      })
      progress.end()
      const { rows, tables, jobs, takenAt } = restored
      return `Restored ${count.format(rows)} rows of ${tables} tables and ${count.format(jobs)} waiting jobs, as of ${takenAt}.`
    } finally {
      progress.end()
      if (queue.isReady()) await queue.stop()
    }
  },
})
