import type { Connection } from '#server/db/connection/connection.ts'
import { runCommand } from '../support/run-command.ts'

/** `npm run partitions -- --by-month` on this database; how long it took, in seconds. */
export async function divideByMonth(connection: Connection): Promise<number> {
  const { host, port, user, password, database } = connection
  const since = performance.now()
  const { code, stdout, stderr } = await runCommand(
    process.execPath,
    ['scripts/command/partitions.ts', '--by-month'],
    { env: { DATABASE_URL: `postgresql://${user}:${password}@${host}:${port}/${database}` } },
  )
  if (code !== 0) throw new Error(`${stdout}${stderr}`)
  return (performance.now() - since) / 1000
}
