import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDeadline, type Office } from '#features/calendar/rules/business-time.ts'
import { readAttendance } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Answering } from '../../rules/conversations.ts'
import type { Conversation } from '../schema.ts'
import { answerTime } from './answer-time.ts'

/** Twice the pace at which open pages report: one report may be lost. */
export const PRESENT_SECONDS = 60

const MINUTE = 60_000
export const DEFAULT_ANSWER_MINUTES = 3

const presenceRow = z.object({ attending: z.boolean(), minutes: z.nullable(z.number()) })

/** Whether somebody attends right now, and how long visitors are called. As the server. */
async function readPresence(tx: Transaction) {
  const [row] = await queryRows(tx, presenceRow)`
    select exists (select from alisio.attendants join alisio.staff on user_id = staff_id
        where seen_at > now() - make_interval(secs => ${PRESENT_SECONDS}::int)) as attending,
      (select answer_minutes from alisio.conversation_settings) as minutes`
  return {
    attending: row?.attending ?? false,
    minutes: row?.minutes ?? DEFAULT_ANSWER_MINUTES,
  }
}

type Presence = Awaited<ReturnType<typeof readPresence>>
type Waiting = Pick<Conversation, 'state' | 'waitingSince'>

/** What somebody who waits is told: that the team is called, or when it answers. */
export function judgeAnswering(
  { state, waitingSince }: Waiting,
  office: Office,
  { attending, minutes }: Presence,
  now: number,
): Answering {
  if (state !== 'waiting' || !waitingSince) return { kind: 'none' }
  const until = waitingSince.getTime() + minutes * MINUTE
  const isOpen = businessDeadline(office, now, 0) <= now
  if (isOpen && attending && now < until) return { kind: 'calling', until }
  return { kind: 'away', when: answerTime(office, now) }
}

/** The same, read as the server. */
export async function readAnswering(tx: Transaction, conversation: Waiting, now: number) {
  if (conversation.state !== 'waiting') return { kind: 'none' } as const
  return judgeAnswering(conversation, await readAttendance(tx), await readPresence(tx), now)
}

/** Says that this member of staff attends, or still does. Inside asStaff. */
export async function attend(tx: Transaction, staffId: string): Promise<void> {
  await tx.execute(sql`
    insert into alisio.attendants (staff_id) values (${staffId})
    on conflict (staff_id) do update set seen_at = now()`)
}

/** Inside asStaff. */
export async function stopAttending(tx: Transaction, staffId: string): Promise<void> {
  await tx.execute(sql`delete from alisio.attendants where staff_id = ${staffId}`)
}

const renewedRow = z.object({ staff: z.boolean() })

/** Renews an attendant's presence; false if they left the staff. Inside asStaff. */
export async function renewPresence(tx: Transaction, staffId: string): Promise<boolean> {
  await tx.execute(sql`update alisio.attendants set seen_at = now() where staff_id = ${staffId}`)
  const [row] = await queryRows(tx, renewedRow)`
    select alisio.app_staff_id() is not null as staff`
  return row?.staff ?? false
}
