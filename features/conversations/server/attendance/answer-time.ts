import { handover } from '#content/assistant/handover.ts'
import { brand } from '#content/brand.ts'
import { dayAfter } from '#features/calendar/rules/availability.ts'
import { businessDeadline, type Office } from '#features/calendar/rules/business-time.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import { fillWords } from '#server/email/mail-words.ts'

/** When somebody answers: now, or from the next opening on. */
export function answerTime(office: Office, now: number): string {
  const opens = businessDeadline(office, now, 0)
  if (opens <= now) return handover.open
  const today = office.clock.dayOf(now)
  const opening = office.clock.dayOf(opens)
  const name = dayText(opens, brand.timeZone)
  const frame =
    opening === today
      ? handover.today
      : opening === dayAfter(today)
        ? handover.tomorrow
        : handover.day
  const day = fillWords(frame, { day: name })
  return fillWords(handover.closed, { day, hour: hourText(opens, brand.timeZone) })
}
