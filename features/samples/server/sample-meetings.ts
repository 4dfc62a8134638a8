import { eq, ne } from 'drizzle-orm'
import { meetingSamples } from '#content/meeting-samples.ts'
import { agenda } from '#content/pages/agenda.ts'
import { SAMPLES_HOST } from '#features/agenda/server/agenda.server.ts'
import { dayAfter, weekdayOf } from '#features/calendar/rules/availability.ts'
import { nationalHoliday } from '#features/calendar/rules/national-holidays.ts'
import { bookings, brandClock, kindOf } from '#features/calendar/server/calendar.server.ts'
import { contactMessages, leads } from '#features/leads/server/leads.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'

const isAtWork = (day: string) => weekdayOf(day) % 6 !== 0 && !nationalHoliday(day)

/** So many working days from a day; with none, itself or the next one. */
function workingDay(from: string, count: number): string {
  const step = count < 0 ? -1 : 1
  let day = from
  while (!isAtWork(day)) day = dayAfter(day, step)
  for (let left = Math.abs(count); left > 0; left -= 1) {
    do day = dayAfter(day, step)
    while (!isAtWork(day))
  }
  return day
}

/** Invented meetings beside invented clients, never beside real ones. Inside asStaff. */
export async function addSampleMeetings(tx: Transaction): Promise<void> {
  const real = await tx.select().from(bookings).where(ne(bookings.host, SAMPLES_HOST)).limit(1)
  if (real.length > 0) return
  const today = brandClock.dayOf(Date.now())
  const kind = kindOf(agenda.settings, undefined)
  for (const [index, { name, company, subject, day, at, state }] of meetingSamples.entries()) {
    const minutes = Number(at.slice(0, 2)) * 60 + Number(at.slice(3))
    const start = brandClock.momentOf(workingDay(today, day), minutes) as number
    const [startsAt, endsAt] = [start, start + kind.minutes * 60_000].map((ms) => new Date(ms))
    if (!startsAt || !endsAt) continue
    const createdAt = new Date(Math.min(start, Date.now()) - 2 * 86_400_000)
    const [message] = await tx
      .insert(contactMessages)
      .values({
        name,
        company,
        email: `conversa${index + 1}@pessoas.example`,
        phone: `(85) 90000-001${index}`,
        message: subject,
        createdAt,
      })
      .returning({ id: contactMessages.id })
    const contactMessageId = message?.id as string
    const times = { startsAt, endsAt, freeAgainAt: endsAt, scheduledAt: createdAt, createdAt }
    await asServer(tx, async () => {
      await tx
        .insert(bookings)
        .values({ contactMessageId, kind: kind.id, host: SAMPLES_HOST, state, ...times })
      // The lead has its message's id.
      await tx.update(leads).set({ demo: true }).where(eq(leads.id, contactMessageId))
    })
  }
}
