import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Transaction } from '#server/db/client.ts'

export type TodayMeeting = {
  id: string
  startsAt: Date
  endsAt: Date
  state: string
  name: string
  company: string
  about: string
  owner: string | null
}

/** The meetings of one day on the agency's clock. Inside asStaff. */
export async function readMeetings(tx: Transaction, day: string): Promise<TodayMeeting[]> {
  const { rows } = await tx.execute<TodayMeeting>(sql`
    select meeting.id, starts_at as "startsAt", ends_at as "endsAt", meeting.state, message.name,
      message.company, message.message as about, owner.name as owner
    from alisio.lead_meetings meeting
    join alisio.contact_messages message on message.id = meeting.contact_message_id
    left join alisio.leads on leads.id = message.lead_id
    left join alisio.people owner on owner.id = leads.owner_id
    where starts_at >= ${day}::date::timestamp at time zone ${brand.timeZone}
      and starts_at < (${day}::date + 1)::timestamp at time zone ${brand.timeZone}
      and meeting.state in ('confirmed', 'held')
    order by starts_at`)
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
  }))
}
