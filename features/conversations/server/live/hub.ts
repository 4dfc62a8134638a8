import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Listening, listenTo } from '#server/db/connection/listen.ts'
import { runWithoutDeadline } from '#server/db/connection/timeouts.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import { logFailure } from '#server/failures/outage.ts'

/** Where notifications arrive, polling only mends what was missed. */
const LIVE_POLL_MS = 15_000
const POLL_MS = 1000
/** Changes of many conversations reach the desk together. */
const BATCH_MS = 50
const MOST_FOLLOWED = 5000

export type Batch = ReadonlySet<string>

type Hub = {
  /** Calls `wake` after each change of one conversation. Returns its end. */
  watch: (id: string, wake: () => void) => () => void
  /** Calls `wake` with the ids of changed conversations. Returns its end. */
  watchAll: (wake: (ids: Batch) => void) => () => void
  close: () => Promise<void>
}

type Deps = Pick<AppDeps, 'database' | 'connection' | 'log'>

const versionRow = z.object({ id: z.string(), version: z.number() })

/**
 * Notifies this process's streams of conversations changed by any process. It stores versions only;
 * each stream reads its messages from the database, after the last number it sent.
 */
function createHub({ database, connection, log }: Deps): Hub {
  const watchers = new Map<string, Set<() => void>>()
  const all = new Set<(ids: Batch) => void>()
  let versions = new Map<string, number>()
  let listening: Listening | undefined
  let polling: NodeJS.Timeout | undefined
  let batch: Set<string> | undefined
  let closed = false

  const isIdle = () => watchers.size === 0 && all.size === 0

  function wake(id: string): void {
    for (const watcher of watchers.get(id) ?? []) watcher()
    if (all.size === 0) return
    if (batch) return void batch.add(id)
    const ids = new Set([id])
    batch = ids
    setTimeout(() => {
      batch = undefined
      for (const watcher of all) watcher(ids)
    }, BATCH_MS).unref()
  }

  /** Wakes the streams of conversations whose version differs from the last poll. */
  async function poll(): Promise<void> {
    const ids = [...watchers.keys()]
    const rows = await queryRows(database.db, versionRow)`
      select id, version from alisio.conversations
      where id = any(${sql.param(ids)}::uuid[])
        or (${all.size > 0} and (state <> 'closed' or last_at > now() - interval '1 hour'))
      limit ${MOST_FOLLOWED}`
    const before = versions
    versions = new Map(rows.map(({ id, version }) => [id, version]))
    for (const [id, version] of versions) if (before.get(id) !== version) wake(id)
  }

  function plan(): void {
    clearTimeout(polling)
    if (closed || isIdle()) return
    const after = listening?.isLive() ? LIVE_POLL_MS : POLL_MS
    polling = setTimeout(async () => {
      await runWithoutDeadline(poll).catch((error) =>
        logFailure(log, 'conversations not polled', error),
      )
      plan()
    }, after).unref()
  }

  function start(): void {
    listening ??= runWithoutDeadline(() =>
      listenTo(connection, 'alisio_conversations', log, {
        onMessage: wake,
        onReady: () => {
          for (const id of watchers.keys()) wake(id)
        },
      }),
    )
    if (!polling) plan()
  }

  function settle(): void {
    if (!isIdle()) return
    clearTimeout(polling)
    polling = undefined
    versions = new Map()
  }

  return {
    watch: (id, watcher) => {
      const group = watchers.get(id) ?? new Set()
      watchers.set(id, group.add(watcher))
      start()
      return () => {
        group.delete(watcher)
        if (group.size === 0 && watchers.get(id) === group) watchers.delete(id)
        settle()
      }
    },
    watchAll: (watcher) => {
      all.add(watcher)
      start()
      return () => {
        all.delete(watcher)
        settle()
      }
    },
    close: async () => {
      closed = true
      clearTimeout(polling)
      await listening?.close()
    },
  }
}

const hubs = new WeakMap<object, Hub>()

/** One for each process, begun when something is first watched. */
export function hubOf(deps: Deps): Hub {
  const existing = hubs.get(deps.database)
  if (existing) return existing
  const hub = createHub(deps)
  hubs.set(deps.database, hub)
  return hub
}

/** Before the database is closed. */
export async function closeHub({ database }: Pick<AppDeps, 'database'>): Promise<void> {
  await hubs.get(database)?.close()
  hubs.delete(database)
}
