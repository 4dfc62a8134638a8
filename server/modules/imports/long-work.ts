import pg from 'pg'
import { keepAlive } from '#server/db/bounded-client.ts'
import { unhurried } from '#server/db/patience.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { describeError } from '#server/log.ts'

/** Each holds a connection and, while it reads, one core. */
const AT_ONCE = 3
/** Most files are read and saved by then, and the answer is the next page itself. */
const WAITED_MS = 2500

let going = 0

const busy = () =>
  new AppError(
    'unavailable',
    'Outros arquivos estão sendo lidos agora.',
    'Espere um minuto e tente de novo.',
    { 'Retry-After': '30' },
  )

/**
 * Work on a connection of its own that may outlast the request that began it. Answers once it is
 * done, or after a moment while it goes on. What it throws is its own to tell.
 */
export async function beginLongWork(
  { connection, log }: Pick<AppDeps, 'connection' | 'log'>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  if (going >= AT_ONCE) throw busy()
  going += 1
  const whole = unhurried(async () => {
    const client = new pg.Client({
      ...connection,
      ...keepAlive,
      application_name: 'alisio import',
    })
    // A lost connection fails the query under way, which is where it is told.
    client.on('error', () => {})
    try {
      await client.connect()
      await work(client)
    } catch (error) {
      log.error('import failed', describeError(error))
    } finally {
      going -= 1
      await client.end().catch(() => {})
    }
  })
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAITED_MS)
  })
  await Promise.race([whole, moment])
  clearTimeout(timer)
}
