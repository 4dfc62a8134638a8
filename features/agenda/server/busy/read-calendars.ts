import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Span } from '#features/calendar/rules/availability.ts'
import {
  agendaBusy,
  agendaCalendars,
  brandClock,
} from '#features/calendar/server/calendar.server.ts'
import type { Database } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { Logger } from '#server/log.ts'
import { FetchFailure, fetchPublic } from '#server/outbound/fetch-public.ts'
import { CannotOpen, type KeyRing } from '#server/sealing.ts'
import { expandCalendar, UnreadableCalendar } from './expand-calendar.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Longer than any horizon, so that a calendar read yesterday still covers it. */
const AHEAD = 200 * DAY
const BETWEEN = 5 * MINUTE
const LONGEST_WAIT = 6 * 60 * MINUTE
const LARGEST = 5 * 1024 * 1024
const MOST_AT_ONCE = 200

/** Every minute looks for calendars whose turn it is; each is read about every five. */
export const readCalendarsJob: JobDefinition<object> = {
  name: 'read-calendars',
  payload: z.object({}),
  cron: '* * * * *',
  options: { retryLimit: 0, expireInSeconds: 300 },
}

export type CalendarDeps = {
  database: Pick<Database, 'db'>
  log: Logger
  keys: KeyRing
  /** Calendars of this machine, for tests. */
  loopback?: boolean
}

type Row = typeof agendaCalendars.$inferSelect

export async function readCalendars(deps: CalendarDeps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  // The address of somebody who left the staff is nobody's any more.
  await db.execute(sql`
    delete from alisio.agenda_calendars calendar
    where not exists (select from alisio.staff where staff.user_id = calendar.user_id)`)
  const rows = await queryRows(db, idRow)`
    select id from alisio.agenda_calendars
    where next_at <= now() and ${isRetryDue(readCalendarsJob, sql`id::text`)}
    order by next_at limit ${MOST_AT_ONCE}`
  const ids = rows.map(({ id }) => id)
  await runEach(deps, readCalendarsJob, ids, (id) => readCalendar(deps, id), signal)
}

type Outcome = { spans?: Span[]; etag?: string; lastModified?: string; problem?: string }

/** One calendar; what is wrong with the address is stored for the person who entered it. */
export async function readCalendar(deps: CalendarDeps, id: string): Promise<void> {
  const { db } = deps.database
  const [row] = await db.select().from(agendaCalendars).where(eq(agendaCalendars.id, id))
  if (!row) return
  const now = Date.now()
  const outcome = await load(deps, row, now)
  if (outcome.problem) {
    const failures = row.failures + 1
    const wait = Math.min(LONGEST_WAIT, BETWEEN * 2 ** Math.min(failures, 10))
    await db
      .update(agendaCalendars)
      .set({
        problem: outcome.problem,
        failures,
        triedAt: new Date(now),
        nextAt: new Date(now + wait),
      })
      .where(eq(agendaCalendars.id, id))
    deps.log.info('calendar not read', { calendar: id, problem: outcome.problem })
    return
  }
  const { spans, etag, lastModified } = outcome
  await db.transaction(async (tx) => {
    const times = { triedAt: new Date(now), readAt: new Date(now), nextAt: new Date(now + BETWEEN) }
    const whole = spans && {
      wholeAt: new Date(now),
      etag: etag ?? null,
      lastModified: lastModified ?? null,
    }
    const changed = await tx
      .update(agendaCalendars)
      .set({ problem: null, failures: 0, ...times, ...whole })
      .where(eq(agendaCalendars.id, id))
      .returning({ id: agendaCalendars.id })
    // Removed while it was read.
    if (!spans || changed.length === 0) return
    await tx.delete(agendaBusy).where(eq(agendaBusy.calendarId, id))
    if (spans.length === 0) return
    await tx.insert(agendaBusy).values(
      spans.map(({ start, end }) => ({
        calendarId: id,
        userId: row.userId,
        startsAt: new Date(start),
        endsAt: new Date(end),
      })),
    )
  })
}

async function load(deps: CalendarDeps, row: Row, now: number): Promise<Outcome> {
  try {
    const address = deps.keys.unseal(row.id, row.secret)
    const isWhole = !row.wholeAt || now - row.wholeAt.getTime() > DAY
    const headers: Record<string, string> = { Accept: 'text/calendar', 'User-Agent': 'Alisio' }
    if (!isWhole && row.etag) headers['If-None-Match'] = row.etag
    if (!isWhole && row.lastModified) headers['If-Modified-Since'] = row.lastModified
    const {
      status,
      headers: answered,
      body,
    } = await fetchPublic(address, {
      headers,
      most: LARGEST,
      milliseconds: 20_000,
      loopback: deps.loopback,
    })
    if (status === 304 && !isWhole) return {}
    if (status !== 200) return { problem: status === 404 || status === 410 ? 'gone' : 'refused' }
    const window = {
      start: now - DAY,
      end: now + AHEAD,
      clock: brandClock,
      timeZone: brand.timeZone,
    }
    return {
      spans: expandCalendar(body, window),
      etag: answered.etag?.slice(0, 500),
      lastModified: answered['last-modified']?.slice(0, 100),
    }
  } catch (error) {
    if (error instanceof FetchFailure) return { problem: error.problem }
    if (error instanceof UnreadableCalendar) return { problem: 'unreadable' }
    if (error instanceof CannotOpen) return { problem: 'sealed' }
    throw error
  }
}
