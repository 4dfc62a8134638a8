import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { dayText, hourText } from '#features/calendar/rules/clock-text.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import { isUnsettled } from '#features/shared/server/shared.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { SAMPLES_HOST } from '../free-times/free-times.ts'

const MAX_ITEMS = 30

const changeRow = z.object({
  what: z.enum(['cancelled', 'moved', 'pending', 'expired', 'blocked']),
  key: z.string(),
  id: z.string(),
  lead: z.nullable(z.string()),
  name: z.string(),
  startsAt: moment,
  since: moment,
  reason: z.string(),
  owner: z.nullable(z.string()),
})
type Change = z.infer<typeof changeRow>

const whenText = (at: Date) =>
  `${dayText(at.getTime(), brand.timeZone)}, ${hourText(at.getTime(), brand.timeZone)}`

const words: Record<Change['what'], { urgency: 1 | 2 | 3; title: string; action: string }> = {
  cancelled: { urgency: 1, title: 'cancelou a conversa', action: 'Ver lead' },
  moved: { urgency: 2, title: 'mudou o horário', action: 'Ver conversa' },
  pending: { urgency: 3, title: 'ainda não confirmou o horário', action: 'Ver conversa' },
  expired: { urgency: 2, title: 'não confirmou a tempo', action: 'Ver lead' },
  blocked: { urgency: 1, title: 'tem conversa em horário bloqueado', action: 'Ver conversa' },
}

function detailOf({ what, startsAt, reason }: Change): string {
  const when = whenText(startsAt)
  if (what === 'cancelled') {
    const why = reason.replace(/\s+/g, ' ').trim()
    return why ? `Era ${when}.\n“${why}”` : `Era ${when}. Não disse por quê.`
  }
  if (what === 'moved') return `Agora é ${when}.`
  if (what === 'pending') return `Reservou ${when} e recebeu um link para confirmar.`
  if (what === 'expired') return `Queria ${when}. O horário voltou a ficar livre.`
  return `É ${when}. Mude a conversa, libere o horário ou deixe como está.`
}

/**
 * Changes by visitors, reservations and meetings in blocked time, until staff settle them. A new
 * meeting or a closed lead settles a cancellation. Inside asStaff.
 */
export async function listChangedMeetings(
  tx: Transaction,
  now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const rows = await queryRows(tx, changeRow)`
    with changed as (
      select 'cancelled' as what, 'cancelled ' || id || ' ' || sequence as key, id,
        cancelled_at as since from alisio.bookings
      where state = 'cancelled' and cancelled_by = 'visitor'
      union all
      select 'moved', 'moved ' || id || ' ' || sequence, id, moved_at from alisio.bookings
      where state = 'confirmed' and moved_by = 'visitor' and starts_at > ${now}
      union all
      select 'pending', '', id, created_at from alisio.bookings
      where state = 'pending' and hold_until > ${now}
      union all
      select 'expired', 'expired ' || id, id, hold_until from alisio.bookings
      where hold_until <= ${now} and state in ('pending', 'cancelled') and cancelled_by is null
      union all
      select 'blocked', 'blocked ' || bookings.id || ' ' || blocks.id, bookings.id, blocks.created_at
      from alisio.bookings join alisio.agenda_blocks blocks
        on blocks.starts_at < bookings.ends_at and blocks.ends_at > bookings.starts_at
        and (blocks.host is null or blocks.host = bookings.host)
      where bookings.state = 'confirmed' and bookings.ends_at > ${now}
        -- A group is one line, by its first participant.
        and not exists (select from alisio.bookings first
          where first.seat < bookings.seat and first.host = bookings.host
            and first.kind = bookings.kind and first.starts_at = bookings.starts_at
            and first.state = 'confirmed'))
    select what, key, bookings.id, message.lead_id as lead, message.name,
      bookings.starts_at as "startsAt", since, cancel_reason as reason,
      coalesce(hosts.user_id, leads.owner_id) as owner
    from changed join alisio.bookings on bookings.id = changed.id
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    left join alisio.leads on leads.id = message.lead_id
    left join alisio.agenda_hosts hosts on hosts.id = bookings.host
      and exists (select from alisio.staff where staff.user_id = hosts.user_id)
    where bookings.host <> ${SAMPLES_HOST} and ${isUnsettled(sql`changed.key`)}
      and (${owner ?? ''} = '' or coalesce(hosts.user_id, leads.owner_id) = ${owner ?? ''})
      and (what not in ('cancelled', 'expired') or (
        coalesce(leads.state, '') not in ('won', 'lost', 'spam') and not exists (
          select from alisio.bookings later
          join alisio.contact_messages again on again.id = later.contact_message_id
          where again.lead_id = message.lead_id and later.created_at > bookings.created_at
            and later.state in ('confirmed', 'held'))))
    order by since desc, changed.key limit ${MAX_ITEMS}`
  return rows.map((row) => {
    const { urgency, title, action } = words[row.what]
    const toLead = action === 'Ver lead' && row.lead
    return {
      kind: 'change',
      urgency,
      title: `${row.name.replaceAll(', ', ' ')} ${title}`,
      detail: detailOf(row),
      href: toLead ? `/agencia/leads/${row.lead}` : `/agencia/agenda/${row.id}`,
      action: toLead ? action : 'Ver conversa',
      since: row.since.toISOString(),
      owner: row.owner,
      ...(row.key && { settle: { key: row.key, about: row.id } }),
    }
  })
}

const clashRow = z.object({ id: z.string(), name: z.string(), startsAt: moment })

type Span = { startsAt: Date; endsAt: Date; host?: number }

/** Meetings that stand in a span, of one host or of everybody. Inside asStaff. */
export async function listMeetingsIn(tx: Transaction, { startsAt, endsAt, host }: Span) {
  const rows = await queryRows(tx, clashRow)`
    select bookings.id, message.name, bookings.starts_at as "startsAt" from alisio.bookings
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    where starts_at < ${endsAt} and ends_at > ${startsAt} and host <> ${SAMPLES_HOST}
      and (${host ?? null}::int is null or host = ${host ?? null})
      and (state = 'confirmed' or (state = 'pending' and hold_until > now()))
    order by starts_at limit ${MAX_ITEMS}`
  return rows.map(({ id, name, startsAt: at }) => ({ id, name, when: whenText(at) }))
}
