import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { placeLine } from '#content/derived/place.ts'
import { type AgendaSettings, placeKind } from '#features/calendar/rules/agenda-settings.ts'
import { agendaHosts, type Booking, kindOf } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'

export type Place = { name: string; detail: string; link?: string }

type Held = Pick<Booking, 'id' | 'kind' | 'video'>

/**
 * The room of one meeting. Jitsi opens a room for anyone who knows its name and ignores case, so
 * the name is 128 random bits in lower case.
 */
const ownRoom = ({ id }: Pick<Booking, 'id'>) =>
  `https://meet.jit.si/${createHash('sha256').update(`video:${id}`).digest('hex').slice(0, 32)}`

const fixedRoom = ({ place }: Pick<AgendaSettings, 'place'>) =>
  place.kind === 'video' ? place.link : ''

/** Where a meeting takes place. Telephone and address are the brand's. */
export function describePlace(settings: AgendaSettings, booking: Held): Place {
  const kind = placeKind(settings, kindOf(settings, booking.kind))
  if (kind === 'video') {
    // Meetings booked before each had its own room are in the agency's.
    const link = booking.video ?? (fixedRoom(settings) || ownRoom(booking))
    return { name: 'Por vídeo', detail: link, link }
  }
  if (kind === 'phone') {
    return { name: 'Por telefone', detail: 'Ligamos para o número que você deixou' }
  }
  return { name: `Na ${brand.name}`, detail: placeLine }
}

async function roomOfHost(tx: Transaction, host: number): Promise<string | null> {
  const [row] = await tx
    .select({ room: agendaHosts.room })
    .from(agendaHosts)
    .where(eq(agendaHosts.id, host))
  return row?.room ?? null
}

/** The video address of a new meeting: the host's room, else the agency's, else a new one. */
export async function roomFor(
  tx: Transaction,
  settings: AgendaSettings,
  { id, kind, host }: Pick<Booking, 'id' | 'kind' | 'host'>,
): Promise<string | null> {
  if (placeKind(settings, kindOf(settings, kind)) !== 'video') return null
  return (await roomOfHost(tx, host)) ?? (fixedRoom(settings) || ownRoom({ id }))
}

/** The address after a change of host: that of a person's own room does not go with the meeting. */
export async function roomAfter(
  tx: Transaction,
  settings: AgendaSettings,
  booking: Booking,
  host: number,
): Promise<string | null> {
  if (host === booking.host || !booking.video) return booking.video
  const before = await roomOfHost(tx, booking.host)
  const isPersonal = before === booking.video || (await roomOfHost(tx, host)) !== null
  return isPersonal ? roomFor(tx, settings, { ...booking, host }) : booking.video
}
