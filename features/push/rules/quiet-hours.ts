import { dayAfter, type WallClock } from '#features/calendar/rules/availability.ts'

/** Local times 'HH:MM' of the agency; `to` before `from` is on the next day. */
export type QuietHours = { from: string; to: string }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The moment of a local time; where daylight saving skips it, the next one that exists. */
function momentAt(clock: WallClock, day: string, time: string): number {
  for (let minutes = minutesOf(time); ; minutes += 1) {
    const moment = clock.momentOf(day, minutes)
    if (moment !== undefined) return moment
  }
}

/** The quiet times that touch the days around a moment, in order. */
function quietSpans({ from, to }: QuietHours, now: number, clock: WallClock) {
  const today = clock.dayOf(now)
  return [-1, 0, 1].map((count) => {
    const day = dayAfter(today, count)
    const start = momentAt(clock, day, from)
    return { start, end: momentAt(clock, to > from ? day : dayAfter(day), to) }
  })
}

/** When quiet hours end, or undefined outside of them. */
export function quietUntil(
  quiet: QuietHours | null,
  now: number,
  clock: WallClock,
): number | undefined {
  if (!quiet) return undefined
  return quietSpans(quiet, now, clock).find(({ start, end }) => start <= now && now < end)?.end
}

/** When the next quiet hours begin, at most a day ahead. */
export function nextQuiet(quiet: QuietHours | null, now: number, clock: WallClock): number {
  const spans = quiet ? quietSpans(quiet, now, clock) : []
  return Math.min(now + DAY, ...spans.map(({ start }) => start).filter((start) => start > now))
}
