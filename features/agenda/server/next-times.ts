import { brand } from '#content/brand.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { kindOf, readSettings } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { listDays } from './list-days.ts'

const DAYS = 2
const OF_A_DAY = 3

/** Of a day's free times its first, one of its middle and its last. */
function some(free: number[]): number[] {
  const at = (share: number) => free[Math.round((free.length - 1) * share)]
  const chosen = Array.from({ length: OF_A_DAY }, (_, index) => at(index / (OF_A_DAY - 1)))
  return [...new Set(chosen)].filter((moment) => moment !== undefined)
}

const or = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** segunda-feira, 16 de novembro, às 9h, 13h30 ou 17h30; nothing while nothing is free. */
export async function nextTimes(db: Transaction, now = Date.now()): Promise<string | undefined> {
  const settings = await readSettings(db)
  const { minutes } = kindOf(settings, undefined)
  const { days } = await listDays(db, { settings, minutes, now })
  const open = days.filter(({ free }) => free.length > 0).slice(0, DAYS)
  const parts = open.map(({ free }) => {
    const hours = some(free).map((moment) => hourText(moment, brand.timeZone))
    return `${dayText(free[0] as number, brand.timeZone)}, às ${or.format(hours)}`
  })
  return parts.join('; ') || undefined
}
