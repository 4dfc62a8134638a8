import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { addDays, type Span } from '#features/shared/rules/days.ts'
import { queryText } from '#server/db/query-rows.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import type { ChannelApi, ChannelWindow } from '../../platforms/channel-api.ts'
import { findChannel } from '../../platforms/registry.ts'
import { noteSyncFailure } from '../../sync/sync-failure.ts'
import {
  channelTables,
  failSync,
  interruptSync,
  type SyncDeps,
  type SyncReason,
} from '../../sync/sync-state.ts'
import { earlierWindow, usualWindow, yesterdayIn } from '../../sync/windows.ts'
import { LOST_POSTS } from '../channel-health.ts'
import { knownZone, openChannel, wrongCredential } from '../open-channel.ts'
import { beginChannelSync, type ChannelTask, endChannelSync } from './channel-sync-state.ts'
import { syncPosts } from './sync-posts.ts'
import { wholePeriods } from './whole-periods.ts'
import { Superseded, write } from './write-channel.ts'

const spanRow = z.object({ first: z.string(), last: z.string() })

const insertDays = `
  insert into alisio.channel_days
    (account_id, client_id, channel, day, dimension, value, metric, amount, sync_id)
  select $1, $2, $3, day, dimension, value, metric, round(amount, 4), $4
  from jsonb_to_recordset($5::jsonb)
    said (day date, dimension text, value text, metric text, amount numeric)`

/** Metrics of a moment: their earlier days cannot be read again. */
const momentaryMetrics = (channel: string) =>
  (findChannel(channel)?.metrics ?? []).flatMap(({ key, adds }) => (adds.by === 'last' ? key : []))

/** Replaces the days of a span; a metric the platform no longer answers keeps those it has. */
function replaceDays(
  deps: SyncDeps,
  task: ChannelTask,
  span: Span,
  { rows, lost, until }: ChannelWindow,
  requests: number,
) {
  const { accountId, clientId, channel, syncId } = task
  return write(deps, task, async (client) => {
    await client.query(
      `delete from alisio.channel_days
       where account_id = $1 and day between $2 and $3 and metric <> all ($4::text[])
         and metric || '@' || dimension <> all ($4::text[])`,
      [accountId, span.first, span.last, [...lost, ...momentaryMetrics(channel)]],
    )
    const rowsOfSpan = rows.filter(({ day }) => day >= span.first && day <= span.last)
    await client.query(insertDays, [
      accountId,
      clientId,
      channel,
      syncId,
      JSON.stringify(rowsOfSpan),
    ])
    await client.query(
      `update alisio.channel_accounts set covered_from = least(covered_from, $2),
         covered_until = greatest(covered_until, least($3::date, $4::date)) where id = $1`,
      [accountId, span.first, span.last, until],
    )
    await client.query(
      `update alisio.channel_syncs set days = days + $2, requests = $3,
         first_day = least(first_day, $4), last_day = greatest(last_day, $5) where id = $1`,
      [syncId, new Set(rowsOfSpan.map(({ day }) => day)).size, requests, span.first, span.last],
    )
  })
}

/** What is true now counts for the last whole day. */
async function storeNow(deps: SyncDeps, api: ChannelApi, task: ChannelTask, day: string) {
  const values = Object.entries((await api.readNow?.(task.externalId)) ?? {})
  if (values.length === 0) return
  const { accountId, clientId, channel, syncId } = task
  const rows = values.map(([metric, amount]) => ({ day, dimension: '', value: '', metric, amount }))
  const upsert = `${insertDays}
    on conflict (account_id, day, dimension, value, metric) do update
      set amount = excluded.amount, read_at = now(), sync_id = excluded.sync_id`
  await write(deps, task, (client) =>
    client.query(upsert, [accountId, clientId, channel, syncId, JSON.stringify(rows)]),
  )
}

const upsertPeriods = `
  insert into alisio.channel_periods
    (account_id, client_id, channel, first_day, last_day, metric, amount, sync_id)
  select $1, $2, $3, first, last, metric, round(amount, 4), $4
  from jsonb_to_recordset($5::jsonb) said (first date, last date, metric text, amount numeric)
  on conflict (account_id, metric, first_day, last_day) do update
    set amount = excluded.amount, read_at = now(), sync_id = excluded.sync_id`

/** What does not add up over days, for the periods that pages offer. */
async function readWholePeriods(
  deps: SyncDeps,
  api: ChannelApi,
  task: ChannelTask,
  { lastDay, now }: { lastDay: string; now: Date },
): Promise<string[]> {
  const stored = await write(deps, task, (client) =>
    queryText(
      client,
      spanRow,
      `select distinct first_day::text as first, last_day::text as last
       from alisio.channel_periods where account_id = $1`,
      [task.accountId],
    ),
  )
  const today = addDays(yesterdayIn(brand.timeZone, now), 1)
  const spans = wholePeriods({ lastDay, today, firstDay: task.firstDay, stored })
  const { rows, lost } = await api.readPeriods(task.externalId, spans)
  if (rows.length > 0) {
    const { accountId, clientId, channel, syncId } = task
    await write(deps, task, (client) =>
      client.query(upsertPeriods, [accountId, clientId, channel, syncId, JSON.stringify(rows)]),
    )
  }
  return lost
}

/** One account of a channel. False when there is none by this id. */
export async function syncChannel(
  deps: SyncDeps,
  accountId: string,
  reason: SyncReason,
  { signal, isLast = true }: Partial<Attempt> = {},
): Promise<boolean> {
  const now = deps.now ?? (() => new Date())
  const task = await beginChannelSync(deps.database, accountId, reason)
  if (!task) return false
  let api: ChannelApi | undefined
  try {
    const channel = findChannel(task.channel)
    if (!channel) throw new PlatformFailure('google', 'set-up', 'another build')
    if (channel.credential !== task.credential.platform) throw wrongCredential(channel)
    api = openChannel(deps, channel, task.credential, { signal, timeouts: deps.timeouts })
    const { zone, settings } = await api.describe(task.externalId)
    const account = { ...task, zone: knownZone(zone), wideAt: null }
    const usual = usualWindow(account, { usual: channel.window, wide: channel.window }, now())
    const window = await api.readWindow(task.externalId, usual)
    await replaceDays(deps, task, usual, window, api.requests())
    await storeNow(deps, api, task, usual.last)
    // Before the history: a story lives for a day.
    const hasPosts = await syncPosts(deps, api, task, { last: usual.last, signal })
    const lost = new Set(window.lost)
    let reached =
      task.coveredFrom && task.coveredFrom < usual.first ? task.coveredFrom : usual.first
    for (;;) {
      const earlier = earlierWindow(reached, task.firstDay)
      if (!earlier) break
      const part = await api.readWindow(task.externalId, earlier)
      await replaceDays(deps, task, earlier, { ...part, until: earlier.last }, api.requests())
      reached = earlier.first
    }
    const lastDay = window.until < usual.last ? window.until : usual.last
    for (const metric of await readWholePeriods(deps, api, task, { lastDay, now: now() })) {
      lost.add(metric)
    }
    if (!hasPosts) lost.add(LOST_POSTS)
    if (lost.size > 0) deps.log.warn('metrics lost', { account: accountId, metrics: [...lost] })
    await endChannelSync(deps.database, task, {
      zone: account.zone,
      settings,
      lost: [...lost],
      requests: api.requests(),
      now: now(),
    })
  } catch (error) {
    if (error instanceof Superseded) return true
    if (signal?.aborted && !isLast) {
      await interruptSync(deps.database, task, channelTables)
      throw error
    }
    const failure = noteSyncFailure(deps.log, accountId, error, signal)
    const ended = { requests: api?.requests() ?? 0, now: now() }
    await failSync(deps.database, task, failure, ended, channelTables)
  }
  return true
}
