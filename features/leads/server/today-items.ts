import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nextOpenDay } from '#features/calendar/rules/business-time.ts'
import { hourName } from '#features/calendar/rules/clock-text.ts'
import { brandClock, readOffice } from '#features/calendar/server/calendar.server.ts'
import { addDays, dayWith } from '#features/shared/rules/days.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { sourceName } from '../rules/leads.ts'

const MAX_ITEMS = 30

const waitingRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  message: z.string(),
  source: z.string(),
  since: z.string(),
  owner: z.nullable(z.string()),
})

/** Leads without an answer, longest wait first, and held messages. Inside asStaff. */
export async function listLeadItems(
  tx: Transaction,
  _now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const theirs = owner === undefined ? sql`true` : sql`owner_id = ${owner}`
  const rows = await queryRows(tx, waitingRow)`
    select leads.id, contacts.name, contacts.company, last.message, leads.source,
      waiting_since as since, owner_id as owner
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    cross join lateral (
      select message from alisio.contact_messages where lead_id = leads.id
      order by created_at desc limit 1) last
    where waiting_since is not null and held is null and state <> 'spam' and ${theirs}
    order by waiting_since, last_at desc, leads.id desc limit ${MAX_ITEMS}`
  const people = rows.map(
    ({ id, name, company, message, source, since, owner: whose }): TodayItem => ({
      kind: 'lead',
      urgency: 1,
      title: company ? `${name}, ${company}` : name,
      detail: [`“${shortened(message)}”`, sourceName(source)].filter(Boolean).join('\n'),
      href: `/agencia/leads/${id}`,
      action: 'Responder',
      since: new Date(since).toISOString(),
      owner: whose,
    }),
  )
  return [...people, ...(await listHeldItem(tx))]
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 140 ? `${[...line].slice(0, 138).join('')}…` : line
}

const heldItemRow = z.object({ count: z.number(), since: z.nullable(moment) })

async function listHeldItem(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, heldItemRow)`
    select count(*)::int as count, min(created_at) as since from (
      select created_at from alisio.leads where held = 'limit' limit 1000) held`
  const { count = 0, since = null } = rows[0] ?? {}
  if (!since) return []
  return [
    {
      kind: 'held',
      urgency: 3,
      title: formatCount(count, 'mensagem retida', 'mensagens retidas'),
      detail: 'Acima do limite do formulário: guardadas, sem e-mail nenhum.',
      href: '/agencia/leads?estado=held',
      action: 'Ver retidas',
      since: since.toISOString(),
    },
  ]
}

const stepRow = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  step: z.string(),
  on: z.string(),
  time: z.nullable(z.string()),
  stepId: z.string(),
  owner: z.nullable(z.string()),
})

const weekday = dayWith({ weekday: 'long' })
const shortDay = dayWith({ day: '2-digit', month: '2-digit' })

/** 'amanhã', 'segunda', or the day itself where it is further away. */
function dayName(day: string, today: string): string {
  if (day === addDays(today, 1)) return 'amanhã'
  if (day > addDays(today, 6)) return shortDay(day)
  return weekday(day).replace('-feira', '')
}

/** Next steps of today and of before, the oldest first. Inside asStaff. */
export async function listStepItems(
  tx: Transaction,
  now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const theirs = owner === undefined ? sql`true` : sql`owner_id = ${owner}`
  const today = brandClock.dayOf(now.getTime())
  const rows = await queryRows(tx, stepRow)`
    select leads.id, contacts.name, contacts.company, next_step as step, next_on::text as "on",
      next_time as time, next_id as "stepId", owner_id as owner
    from alisio.leads join alisio.contacts on contacts.id = leads.contact_id
    where next_on <= ${today}::date and held is null
      and state in ('new', 'talking', 'proposal') and ${theirs}
    order by next_on, next_time nulls last, leads.id limit ${MAX_ITEMS}`
  if (rows.length === 0) return []
  const office = await asServer(tx, () => readOffice(tx))
  const later = dayName(nextOpenDay(office, today), today)
  return rows.map(({ id, name, company, step, on, time, stepId, owner: whose }) => {
    const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number)
    const due = brandClock.momentOf(on, hour * 60 + minute) ?? Date.parse(`${on}T12:00:00Z`)
    const when = [
      on < today ? `Era para ${shortDay(on)}` : '',
      time ? `${on < today ? 'às' : 'Às'} ${hourName(time)}` : '',
    ]
    const end = { id: stepId, fields: { lead: id } }
    return {
      kind: 'step',
      urgency: 2,
      title: company ? `${name}, ${company}` : name,
      detail: [step, when.filter(Boolean).join(', ')].filter(Boolean).join('\n'),
      href: `/agencia/leads/${id}`,
      action: 'Abrir lead',
      since: new Date(due).toISOString(),
      owner: whose,
      acts: [
        { ...end, intent: 'step-done', label: 'Feito' },
        { ...end, intent: 'step-postpone', label: `Adiar para ${later}` },
      ],
    }
  })
}
