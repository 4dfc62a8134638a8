import { brand } from '#content/brand.ts'
import type { AgendaSettings } from '#contracts/agenda-settings.ts'
import { dayAfter, freeStarts, holidayOn, lastDay, weekdayOf } from '#contracts/availability.ts'
import type { Transaction } from '#server/db/client.ts'
import { readBusy } from './read-busy.ts'
import { wallClock } from './wall-clock.ts'

export const brandClock = wallClock(brand.timeZone)

const DAYS_SHOWN = 28
const DAY = 86_400_000

type AgendaDay = { day: string; free: number[]; holiday?: string; today: boolean }
export type AgendaDays = { days: AgendaDay[]; earlier?: string; later?: string }

type Asked = {
  settings: AgendaSettings
  minutes: number
  /** Any day of the first week to be shown. */
  from?: string
  now?: number
  /** A booking that is about to be moved. */
  but?: string
}

/** Four weeks of days, from a Sunday on, with what is free on each. */
export async function listDays(
  db: Transaction,
  { settings, minutes, from, now = Date.now(), but }: Asked,
): Promise<AgendaDays> {
  const today = brandClock.dayOf(now)
  const last = lastDay(settings, now, brandClock)
  const wanted = from && from > today && from <= last ? from : today
  const first = dayAfter(wanted, -weekdayOf(wanted))
  const listed = Array.from({ length: DAYS_SHOWN }, (_, index) => dayAfter(first, index))
  const start = Date.parse(first) - 2 * DAY
  const busy = await readBusy(db, { start, end: start + (DAYS_SHOWN + 4) * DAY }, but)
  const days = listed.map((day) => ({
    day,
    free: freeStarts(settings, minutes, day, busy, now, brandClock),
    holiday: holidayOn(settings, day),
    today: day === today,
  }))
  const next = dayAfter(first, DAYS_SHOWN)
  return {
    days,
    earlier: first > today ? dayAfter(first, -DAYS_SHOWN) : undefined,
    later: next <= last ? next : undefined,
  }
}

/** Whether a meeting of this kind can still begin at this moment. */
export async function isFree(
  db: Transaction,
  {
    settings,
    minutes,
    start,
    but,
  }: { settings: AgendaSettings; minutes: number; start: number; but?: string },
): Promise<boolean> {
  const busy = await readBusy(db, { start: start - DAY, end: start + DAY }, but)
  const day = brandClock.dayOf(start)
  return freeStarts(settings, minutes, day, busy, Date.now(), brandClock).includes(start)
}
