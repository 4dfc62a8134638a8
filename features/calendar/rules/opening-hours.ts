export type OpeningHours = { days: readonly number[]; opens: string; closes: string }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Weekday and local time in a zone. */
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

/** The closing minute itself is closed. */
export function isOpen(hours: readonly OpeningHours[], timeZone: string, now: Date): boolean {
  const { day, clock } = localTime(now, timeZone)
  return hours.some(
    ({ days, opens, closes }) => days.includes(day) && opens <= clock && clock < closes,
  )
}

/** Brazil's national holidays that fall on the same date every year (Leis 662/1949, 6.802/1980, 14.759/2023). */
const fixedHolidays: Record<string, string> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Dia da Consciência Negra',
  '12-25': 'Natal',
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const day = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1))
}

/** The national holiday on a day such as '2026-11-20'. */
export function nationalHoliday(day: string): string | undefined {
  const goodFriday = easter(Number(day.slice(0, 4)))
  goodFriday.setUTCDate(goodFriday.getUTCDate() - 2)
  if (goodFriday.toISOString().startsWith(day)) return 'Paixão de Cristo'
  return fixedHolidays[day.slice(5)]
}
