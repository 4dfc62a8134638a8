import type { z } from 'zod/mini'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { readLead } from '#features/leads/server/leads.server.ts'
import { mailOrigin, requireStaff } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { asStaff } from '#server/db/run-as.ts'
import { notFound } from '#server/errors.ts'
import { type Args, requestInfo } from '#server/http/request-context.ts'
import type { leadMeetingForm, newMeetingForm } from '../rules/booking.ts'
import { bookAtDesk, type Whom } from './book-at-desk.ts'
import { answer } from './desk.server.ts'
import { openAgenda } from './visitor.server.ts'

type Asked = { lead: string | null; kind: string | null; day: string | null }

/** What is free for the desk, and whom the meeting is with if that is known. */
export async function bookingAtDesk(args: Args, { lead: leadId, kind, day }: Asked) {
  const { id: staffId } = await requireStaff(args)
  return asStaff(requestInfo(args).deps.database, staffId, async (tx) => {
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

async function book(args: Args, typed: Typed, whom: Whom): Promise<Response | FieldErrors> {
  const { id: staffId } = await requireStaff(args)
  const { deps } = requestInfo(args)
  const booked = await bookAtDesk(
    { ...deps, staffId },
    {
      whom,
      kind: typed.kind,
      start: startOf(typed),
      anyway: typed.anyway === 'sim',
      subject: typed.subject,
      invite: typed.invite === 'sim',
      origin: mailOrigin(deps.env, args.request),
    },
  )
  if ('outside' in booked) {
    const isOwn = Boolean(typed.day)
    return isOwn
      ? { hour: `${booked.outside}. Marque “mesmo assim” se foi o combinado.` }
      : { start: `${booked.outside}. Escolha outro.` }
  }
  const page = `/agencia/agenda/${booked.id}`
  return answer(args, page, booked.told ? 'meeting-booked' : 'meeting-booked-untold')
}

export const bookForLead = (args: Args, leadId: string, typed: Typed) =>
  book(args, typed, { leadId })

export function bookForPerson(args: Args, typed: z.infer<typeof newMeetingForm>) {
  const { name, email, phone, company, channel } = typed
  return book(args, typed, { person: { name, email, phone, company, channel } })
}
