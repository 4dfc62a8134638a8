import { and, inArray, notInArray } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import {
  bookings,
  type Calendar,
  forKind,
  kindOf,
} from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Meeting } from '../booking/booking-links.ts'
import { findHost, hostWithoutMeeting, whyNotOffered } from '../free-times/free-times.ts'
import { listMeetings } from '../list-meetings.ts'

export type MovePlan =
  | {
      start: number
      end: number
      host: number /** Why the site would not offer it. */
      outside?: string
    }
  | { refused: string }

/** What would become of a meeting at another time, for the question before it is moved. */
export async function planMove(
  tx: Transaction,
  calendar: Calendar,
  { booking }: Meeting,
  start: number,
  but = [booking.id],
): Promise<MovePlan> {
  if (start <= Date.now()) return { refused: 'Este horário já passou.' }
  if (start === booking.startsAt.getTime()) return { refused: 'A conversa já é neste horário.' }
  const kind = kindOf(calendar, booking.kind)
  const settings = forKind(calendar, kind)
  const { minutes } = kind
  const end = start + minutes * 60_000
  const slot = { minutes, start, but, rather: booking.host }
  const offered = await findHost(tx, { ...slot, settings: { ...settings, noticeHours: 0 } })
  if (offered !== undefined) return { start, end, host: offered }
  const host = await hostWithoutMeeting(tx, { ...slot, settings })
  if (host === undefined) return { refused: await nameConflict(tx, settings, but, { start, end }) }
  const outside = await whyNotOffered(tx, { ...slot, settings })
  return { start, end, host, outside }
}

async function nameConflict(
  tx: Transaction,
  { bufferMinutes }: Calendar,
  but: string[],
  { start, end }: { start: number; end: number },
): Promise<string> {
  const pause = bufferMinutes * 60_000
  const [other] = await listMeetings(tx, {
    since: new Date(start - pause),
    until: new Date(end + pause),
    where: and(
      notInArray(bookings.id, but),
      inArray(bookings.state, ['pending', 'confirmed', 'held']),
    ),
  })
  if (!other) return 'Já existe uma conversa neste horário.'
  const hours = [other.booking.startsAt, other.booking.endsAt].map((at) =>
    hourText(at.getTime(), brand.timeZone),
  )
  const rest = bufferMinutes > 0 ? `, mais ${bufferMinutes} minutos de intervalo` : ''
  return `Bate com a conversa com ${other.person.name}, das ${hours.join(' às ')}${rest}.`
}
