import { businessDeadline, type Office } from './business-time.ts'
import { dayText, hourText } from './clock-text.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When somebody reads a message that was sent now. */
export function nextOpeningText(office: Office, now: number, timeZone: string): string {
  const opens = businessDeadline(office, now, 1) - MINUTE
  if (opens <= now) return 'Estamos atendendo agora e lemos a sua mensagem em seguida.'
  const day = office.clock.dayOf(opens)
  const hour = hourText(opens, timeZone)
  if (day === office.clock.dayOf(now)) return `Lemos a sua mensagem hoje, a partir das ${hour}.`
  if (day === office.clock.dayOf(now + DAY)) {
    return `Lemos a sua mensagem amanhã, a partir das ${hour}.`
  }
  return `Lemos a sua mensagem a partir de ${dayText(opens, timeZone)}, ${hour}.`
}
