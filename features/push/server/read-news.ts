import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { hourText } from '#features/calendar/rules/clock-text.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import type { PushSettings } from '../rules/push-forms.ts'
import type { CallNews, LeadNews, MeetingNews } from '../rules/push-message.ts'
import type { pushNotices } from './schema.ts'

const MINUTE = 60_000
const LONGEST_NAME = 60

export type Notice = typeof pushNotices.$inferSelect

const leadRow = z.object({
  id: z.string(),
  name: z.string(),
  turn: z.string(),
  isFirst: z.boolean(),
})
const meetingRow = z.object({
  id: z.string(),
  name: z.string(),
  turn: z.string(),
  startsAt: moment,
})

const callRow = z.object({ id: z.string(), name: z.string(), turn: z.string() })

/** By the notice's id. */
export type News = Map<string, { lead?: LeadNews; meeting?: MeetingNews; call?: CallNews }>

const shortName = (name: string) => [...stripControls(name)].slice(0, LONGEST_NAME).join('')

const itemsOf = (notices: Notice[]) =>
  sql`array[${sql.join(
    notices.map(({ itemId }) => sql`${itemId}::uuid`),
    sql`, `,
  )}]::uuid[]`

/** The notices that still apply, by id: an answer or a change may have made one obsolete. */
export async function readNews(
  tx: Transaction,
  notices: Notice[],
  settings: PushSettings,
  now: number,
): Promise<News> {
  const news: News = new Map()
  const wished = {
    lead: settings.newLead,
    waiting: settings.waiting,
    meeting: settings.meeting,
    conversation: settings.waiting,
  }
  const live = notices.filter(({ kind, expiresAt }) => wished[kind] && expiresAt.getTime() > now)
  await addLeads(
    tx,
    news,
    live.filter(({ kind }) => kind === 'lead' || kind === 'waiting'),
  )
  await addMeetings(
    tx,
    news,
    live.filter(({ kind }) => kind === 'meeting'),
    now,
  )
  await addCalls(
    tx,
    news,
    live.filter(({ kind }) => kind === 'conversation'),
  )
  return news
}

async function addLeads(tx: Transaction, news: News, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return
  const rows = await queryRows(tx, leadRow)`
    select leads.id, contacts.name, message.id = leads.id as "isFirst",
      coalesce(extract(epoch from waiting_since)::text, message.id::text) as turn
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    cross join lateral (
      select id from alisio.contact_messages
      where lead_id = leads.id order by created_at desc limit 1) message
    where leads.id = any(${itemsOf(notices)}) and held is null
      and state in ('new', 'talking', 'proposal')`
  for (const { id, kind, about } of notices) {
    const row = rows.find((lead) => `${lead.id} ${lead.turn}` === about)
    if (!row || (kind !== 'lead' && kind !== 'waiting')) continue
    const { turn: _, name, ...lead } = row
    news.set(id, { lead: { ...lead, kind, name: shortName(name) } })
  }
}

async function addMeetings(
  tx: Transaction,
  news: News,
  notices: Notice[],
  now: number,
): Promise<void> {
  if (notices.length === 0) return
  const rows = await queryRows(tx, meetingRow)`
    select bookings.id, message.name, starts_at as "startsAt",
      extract(epoch from starts_at)::text as turn
    from alisio.bookings
    join alisio.contact_messages message on message.id = bookings.contact_message_id
    where bookings.id = any(${itemsOf(notices)}) and bookings.state = 'confirmed'`
  for (const { id, about } of notices) {
    const row = rows.find((meeting) => `${meeting.id} ${meeting.turn}` === about)
    if (!row) continue
    const start = row.startsAt.getTime()
    const minutes = Math.max(1, Math.round((start - now) / MINUTE))
    const hour = hourText(start, brand.timeZone)
    news.set(id, { meeting: { id: row.id, name: shortName(row.name), hour, minutes } })
  }
}

async function addCalls(tx: Transaction, news: News, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return
  const rows = await queryRows(tx, callRow)`
    select id, name, extract(epoch from waiting_since)::text as turn from alisio.conversations
    where id = any(${itemsOf(notices)}) and state = 'waiting'`
  for (const { id, about } of notices) {
    const row = rows.find((call) => `${call.id} ${call.turn}` === about)
    if (row) news.set(id, { call: { id: row.id, name: shortName(row.name) } })
  }
}
