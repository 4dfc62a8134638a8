import pg from 'pg'
import { describeError, type Logger } from '../../log.ts'
import { boundedClient, keepAlive } from './bounded-client.ts'
import type { Connection } from './connection.ts'
import { primaryOf } from './primary.ts'

const RETRY_MS = 1000

export type Listening = {
  /** Whether notifications arrive right now. */
  isLive: () => boolean
  close: () => Promise<void>
}

type Handlers = {
  onMessage: (payload: string) => void
  /** Notifications may have been missed before it. */
  onReady: () => void
}

/**
 * LISTEN on a connection of its own, which is opened again when it is lost. Behind a pooler, or with
 * several hosts, there is no such session (see server/jobs/queue.ts): then it is never live and the
 * caller polls.
 */
export function listenTo(
  connection: Connection,
  channel: string,
  log: Logger,
  { onMessage, onReady }: Handlers,
): Listening {
  if (connection.pooled || connection.alternatives) {
    return { isLive: () => false, close: async () => {} }
  }
  const Client = boundedClient(primaryOf(connection, log))
  let client: pg.Client | undefined
  let live = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  function lost(): void {
    live = false
    client = undefined
    clearTimeout(retry)
    if (!closed) retry = setTimeout(() => void open(), RETRY_MS).unref()
  }

  async function open(): Promise<void> {
    const next = new Client({ ...connection, ...keepAlive, application_name: 'alisio listen' })
    client = next
    next.once('end', () => {
      if (client === next) lost()
    })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (closed) return void (await next.end())
      live = true
      onReady()
    } catch (error) {
      if (client === next) lost()
      log.debug('not listening', { ...describeError(error), stack: undefined })
      await next.end().catch(() => {})
    }
  }

  void open()
  return {
    isLive: () => live,
    close: async () => {
      closed = true
      live = false
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
