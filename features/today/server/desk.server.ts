import { z } from 'zod'

import { brand } from '#content/brand.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import {
  readFirstAnswer,
  readLeadSettings,
  staffSummaries,
} from '#features/leads/server/leads.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { BackupState } from '#server/backup/nightly-backup.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { readToday } from './daily-summary.ts'

import { groupNames } from './sources.ts'

const todayMeetingRow = z.object({
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  state: z.string(),
  name: z.string(),
  company: z.string(),
  about: z.string(),
  owner: z.nullable(z.string()),
})
type TodayMeeting = z.infer<typeof todayMeetingRow>

/** Meetings of one day in the agency's zone. Inside asStaff. */
async function readMeetings(tx: Transaction, day: string): Promise<TodayMeeting[]> {
  const rows = await queryRows(tx, todayMeetingRow)`
    select meeting.id, starts_at as "startsAt", ends_at as "endsAt", meeting.state, message.name,
      message.company, message.message as about, owner.name as owner
    from alisio.lead_meetings meeting
    join alisio.contact_messages message on message.id = meeting.contact_message_id
    left join alisio.leads on leads.id = message.lead_id
    left join alisio.people owner on owner.id = leads.owner_id
    where starts_at >= ${day}::date::timestamp at time zone ${brand.timeZone}
      and starts_at < (${day}::date + 1)::timestamp at time zone ${brand.timeZone}
      and meeting.state in ('confirmed', 'held')
    order by starts_at`
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
  }))
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** A failed nightly backup of this machine. */
export function listBackupItems(state: BackupState | null): TodayItem[] {
  if (!state?.problem) return []
  const last = state.last
    ? `A última é de ${dayFormat.format(new Date(state.last))}.`
    : 'Ainda não há nenhuma.'
  return [
    {
      kind: 'site',
      urgency: 2,
      title: 'A cópia de segurança desta noite falhou',
      detail: `${last} É tentada de novo a cada hora. Chame quem cuida do site: o registro do servidor diz por quê.`,
      href: '/agencia/registro',
      action: 'Ver registro',
      since: state.last,
    },
  ]
}

const MOST = 100

const waitingRow = z.object({ leads: z.number(), conversations: z.number() })

/** Leads that wait for an answer, and visitors who wait for a person. Inside asStaff. */
async function countWaiting(tx: Transaction): Promise<z.infer<typeof waitingRow>> {
  const rows = await queryRows(tx, waitingRow)`
    select count(*)::int as leads, (
        select count(*)::int from (
          select from alisio.conversations where state = 'waiting' limit ${MOST}) calls) as conversations
    from (
      select from alisio.leads
      where waiting_since is not null and held is null and state <> 'spam' limit ${MOST}) waiting`
  return rows[0] ?? { leads: 0, conversations: 0 }
}

export { groupNames, type TodayItem }

/** Items of everybody or of this user, today's meetings, and how quickly people were answered. */
export async function todayOf(args: Args, now: Date, onlyMine: boolean) {
  const { run, member, deps } = await openDesk(args)
  return run(async (tx) => {
    const office = await asServer(tx, () => readOffice(tx))
    const summaries = await tx.select().from(staffSummaries)
    return {
      member,
      office,
      lines: [
        ...(await readToday(tx, now, onlyMine ? member.id : undefined)),
        ...(onlyMine ? [] : listBackupItems(deps.backupState?.() ?? null)),
      ],
      meetings: await readMeetings(tx, office.clock.dayOf(now.getTime())),
      firstAnswer: await readFirstAnswer(tx, office, now),
      settings: await readLeadSettings(tx),
      summaryHour: summaries.find(({ userId }) => userId === member.id)?.hour ?? null,
    }
  })
}

/** For the menu of every desk page. */
export async function countTodayItems(args: Args) {
  const { run } = await openDesk(args)
  return run(countWaiting)
}
