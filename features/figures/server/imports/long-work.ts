import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#server/db/client.ts'
import { keepAlive } from '#server/db/connection/bounded-client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { runWithoutDeadline } from '#server/db/connection/timeouts.ts'
import type { LongTask, LongWork } from '#server/db/long-work.ts'
import { AppError } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import type { Logger } from '#server/log.ts'
import { inTransaction } from './layers.ts'
import { Interrupted, lockImport } from './repair-imports.ts'

/** Each holds a connection and, while reading, one core. */
const AT_ONCE = 3
/** Most files are done by then, and the response is the next page itself. */
const WAITED_MS = 2500
const CONNECT_MS = 10_000
/** How often work checks whether it was discarded. */
const LOOK_MS = 2000
/** Time for recording an interruption. */
const LAST_WORD_MS = 3000

const later = (message: string) =>
  new AppError('unavailable', message, 'Espere um minuto e tente de novo.', { 'Retry-After': '30' })

type Deps = { connection: Connection; database: Pick<Database, 'db'>; log: Logger }
type Going = { ended: Promise<void>; breakOff: (reason: Error) => void }

export function openLongWork({ connection, database, log }: Deps): LongWork {
  const going = new Set<Going>()
  let stopping = false

  /** Locks the import, which also shows the database when the worker died. */
  async function hold(client: pg.Client, id: string) {
    await lockImport(client, id)
    const { rowCount } = await database.db.execute(
      sql`update alisio.imports set held = true where id = ${id}`,
    )
    if (!rowCount) throw new Interrupted('discarded')
  }

  async function run({ importId, work }: LongTask, client: pg.Client) {
    // A lost connection fails the running query, which reports it.
    client.on('error', () => {})
    try {
      await client.connect()
      await inTransaction(client, async () => {
        await hold(client, importId)
        await work(client)
      })
    } finally {
      await client.end().catch(() => {})
    }
  }

  function start(task: LongTask): Going {
    const client = new pg.Client({
      ...connection,
      ...keepAlive,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'alisio import',
    })
    let reason: Error | undefined
    const breakOff = (why: Error) => {
      reason ??= why
      client.connection.stream.destroy(why)
    }
    const look = setInterval(async () => {
      const { rows } = await database.db
        .execute(sql`select from alisio.imports where id = ${task.importId}`)
        .catch(() => ({ rows: [{}] }))
      if (rows.length === 0) breakOff(new Interrupted('discarded'))
    }, LOOK_MS)
    const ended = run(task, client)
      .catch((error) => task.fail(reason ?? error))
      // repair-imports.ts finds that nobody works on it.
      .catch((error) => logFailure(log, 'import failed', error))
      .then(task.end)
      .catch((error) => logFailure(log, 'file of an import stays', error))
      .finally(() => clearInterval(look))
    return { ended, breakOff }
  }

  return {
    begin: async (task) => {
      if (stopping) throw later('O site está sendo atualizado.')
      if (going.size >= AT_ONCE) throw later('Outros arquivos estão sendo lidos agora.')
      const work = runWithoutDeadline(() => start(task))
      going.add(work)
      void work.ended.finally(() => going.delete(work))
      await within(work.ended, WAITED_MS)
    },
    stop: async (maxWaitMs) => {
      stopping = true
      const all = () => Promise.all([...going].map(({ ended }) => ended))
      await within(all(), maxWaitMs)
      for (const { breakOff } of going) breakOff(new Interrupted('stopped'))
      await within(all(), LAST_WORD_MS)
    },
  }
}

async function within(over: Promise<unknown>, ms: number): Promise<void> {
  const timer = new AbortController()
  const late = sleep(ms, undefined, { signal: timer.signal }).catch(() => {})
  await Promise.race([over, late])
  timer.abort()
}
