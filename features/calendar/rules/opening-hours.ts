export type OpeningHours = { days: readonly number[]; opens: string; closes: string }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The day of the week and the clock at a place, as a wall clock there shows them. */
function localTime(now: Date, timeZone: string): { day: number; clock: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map((part) => [part.type, part.value]))
  return {
    day: weekdays.indexOf(parts.weekday as string),
    clock: `${parts.hour}:${parts.minute}`,
  }
}

/** Open from the first minute on and closed from the last one on: at 18:00 it is closed. */
export function isOpen(hours: readonly OpeningHours[], timeZone: string, now: Date): boolean {
  const { day, clock } = localTime(now, timeZone)
  return hours.some(
    ({ days, opens, closes }) => days.includes(day) && opens <= clock && clock < closes,
  )
}
