import { eq, ne, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { agenda } from '#content/pages/agenda.ts'
import { leadSamples } from '#content/samples/lead-samples.ts'
import { meetingSamples } from '#content/samples/meeting-samples.ts'
import { addressNow } from '#content/site-map.ts'
import { SAMPLES_HOST } from '#features/agenda/server/agenda.server.ts'
import { dayAfter, weekdayOf } from '#features/calendar/rules/availability.ts'
import { nationalHoliday } from '#features/calendar/rules/opening-hours.ts'
import { bookings, brandClock, kindOf } from '#features/calendar/server/calendar.server.ts'
import { isOpenState } from '#features/leads/rules/funnel.ts'
import { contactMessages, leadEvents, leads } from '#features/leads/server/leads.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'

const HOUR = 3_600_000

/** Only beside sample clients. Inside asStaff. */
export async function addSampleLeads(tx: Transaction, staffId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from alisio.leads limit 1`)
  if (rows.length > 0) return
  for (const [index, sample] of leadSamples.entries()) {
    const createdAt = new Date(Date.now() - sample.hoursAgo * HOUR)
    // The landing page, or the home page when this site has no such page.
    const path = addressNow(sample.landing) ?? sample.landing.replace(/^[^?]*/, '/')
    const landing = new URL(path, brand.url).href
    const [message] = await tx
      .insert(contactMessages)
      .values({
        name: sample.name,
        email: `exemplo${index + 1}@pessoas.example`,
        phone: `(85) 90000-000${index + 1}`,
        company: sample.company,
        message: sample.message,
        page: landing,
        landing,
        createdAt,
      })
      .returning({ id: contactMessages.id })
    const leadId = message?.id as string
    const answered = sample.answer ? new Date(createdAt.getTime() + HOUR) : null
    await tx
      .update(leads)
      .set({
        demo: true,
        state: sample.state,
        value: sample.value ?? null,
        lostReason: sample.reason ?? null,
        lossKind: sample.reason ?? null,
        closedAt: isOpenState(sample.state) ? null : answered,
        ...(sample.next && {
          nextStep: sample.next.step,
          nextOn: workingDay(brandClock.dayOf(Date.now()), sample.next.day),
          nextId: crypto.randomUUID(),
        }),
        ownerId: answered ? staffId : null,
        ...(answered && { waitingSince: null, firstAnswerAt: answered, lastAt: answered }),
      })
      .where(eq(leads.id, leadId))
    if (sample.answer && answered) {
      await tx.insert(leadEvents).values({
        leadId,
        kind: 'answer',
        staffId,
        at: answered,
        body: sample.answer,
        detail: { channel: 'whatsapp' },
      })
    }
  }
}

export async function removeSampleLeads(tx: Transaction): Promise<void> {
  await tx.delete(leads).where(eq(leads.demo, true))
}

const isAtWork = (day: string) => weekdayOf(day) % 6 !== 0 && !nationalHoliday(day)

/** The working day `count` after `from`; with 0, `from` or the next one. */
function workingDay(from: string, count: number): string {
  const step = count < 0 ? -1 : 1
  let day = from
  while (!isAtWork(day)) day = dayAfter(day, step)
  for (let remaining = Math.abs(count); remaining > 0; remaining -= 1) {
    do day = dayAfter(day, step)
    while (!isAtWork(day))
  }
  return day
}

/** Only beside sample clients. Inside asStaff. */
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
      // A lead has the id of its message.
      await tx.update(leads).set({ demo: true }).where(eq(leads.id, contactMessageId))
    })
  }
}
