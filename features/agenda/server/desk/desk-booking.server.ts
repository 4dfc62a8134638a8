import type { z } from 'zod/mini'
import type { leadMeetingForm, newMeetingForm } from '#features/agenda/rules/booking.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { readLead } from '#features/leads/server/leads.server.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { openAgenda } from '../visitor.server.ts'
import { bookAtDesk, type Whom } from './book-at-desk.ts'

type Query = { lead: string | null; kind: string | null; day: string | null }

/** Free times for the desk, with the lead when one is named. */
export async function bookingAtDesk(args: Args, { lead: leadId, kind, day }: Query) {
  const { run } = await openDesk(args)
  return run(async (tx) => {
    const lead = leadId ? await readLead(tx, leadId) : null
    if (leadId && !lead) throw new Response(null, { status: 404 })
    return {
      lead,
      open: await openAgenda({ database: { db: tx } }, { kind, day, byAgency: true }),
    }
  })
}

type Typed = z.infer<typeof leadMeetingForm>

function startOf({ start, day, hour }: Typed): number {
  if (!day || !hour) return Number(start)
  const minutes = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
  const moment = brandClock.momentOf(day, minutes)
  if (moment === undefined) throw notFound()
  return moment
}

/** Resolves with the meeting and whether the person gets a mail, or with errors. */
async function book({ deps, staffId, origin }: Desk, typed: Typed, whom: Whom) {
  const booked = await bookAtDesk(
    { ...deps, staffId },
    {
      whom,
      kind: typed.kind,
      start: startOf(typed),
      anyway: typed.anyway === 'sim',
      subject: typed.subject,
      invite: typed.invite === 'sim',
      origin,
    },
  )
  if (!('outside' in booked)) return { id: booked.id, mailed: booked.notified }
  const errors: FieldErrors = typed.day
    ? { hour: `${booked.outside}. Marque “mesmo assim” se foi o combinado.` }
    : { start: `${booked.outside}. Escolha outro.` }
  return { errors }
}

export const bookForLead = (desk: Desk, leadId: string, typed: Typed) =>
  book(desk, typed, { leadId })

export function bookForPerson(desk: Desk, typed: z.infer<typeof newMeetingForm>) {
  const { name, email, phone, company, channel } = typed
  return book(desk, typed, { person: { name, email, phone, company, channel } })
}
