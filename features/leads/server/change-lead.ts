import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { people, staff } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Env } from '#server/env/env.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { isOpenState, stateName } from '../rules/funnel.ts'
import type { LeadState, NoteChannel } from '../rules/leads.ts'
import { contactMessages } from './contact/schema.ts'
import { postWebhook, sendLeadJob } from './contact/send-lead.ts'
import { contacts, leadEvents, leads } from './schema.ts'

export type Change = { leadId: string; staffId: string; version: number }

/** Events of changes that count a lead's version up. */
const changingKinds = ['state', 'owner', 'value', 'step', 'merged', 'unmerged']

/** What the last change of somebody else was, and what this one wanted. */
function describeBoth(
  last: { by: string; kind: string; detail: Record<string, string | number | null> },
  target?: LeadState,
): string {
  const now =
    last.kind === 'state' ? `${last.by} passou para ${stateName(String(last.detail.to))}` : null
  if (!now) return `: a última mudança é de ${last.by}`
  return target ? `: ${now}, e você queria ${stateName(target)}` : `: ${now}`
}

/** The lead was changed by somebody else meanwhile. */
export async function refuseStaleLead(
  tx: Transaction,
  leadId: string,
  target?: LeadState,
): Promise<never> {
  const [lead] = isUuid(leadId)
    ? await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId))
    : []
  if (!lead) throw notFound()
  const [last] = await tx
    .select({ by: people.name, kind: leadEvents.kind, detail: leadEvents.detail })
    .from(leadEvents)
    .innerJoin(people, eq(people.id, leadEvents.staffId))
    .where(and(eq(leadEvents.leadId, leadId), sql`${leadEvents.kind} in ${changingKinds}`))
    .orderBy(sql`${leadEvents.id} desc`)
    .limit(1)
  throw new AppError(
    'bad_request',
    `Este lead mudou enquanto você olhava${last ? describeBoth(last, target) : ''}.`,
    'Veja como está agora e, se ainda fizer sentido, faça de novo.',
  )
}

const secondPressRow = z.object({ same: z.nullable(z.boolean()) })

/** Whether the previous version was written by the same change of the same user. */
async function isSecondPress(
  tx: Transaction,
  { leadId, staffId, version }: Change,
  kind: 'state' | 'owner',
  { body = '', detail }: Pick<LeadEvent, 'detail'> & { body?: string },
): Promise<boolean> {
  const rows = await queryRows(tx, secondPressRow)`
    select last.kind = ${kind} and last.staff_id = ${staffId} and last.body = ${body}
      and last.detail @> ${JSON.stringify(detail)}::jsonb as same
    from alisio.leads cross join lateral (
      select * from alisio.lead_events where lead_id = leads.id and kind in ('state', 'owner', 'answer', 'value', 'step', 'merged', 'unmerged')
      order by id desc limit 1) last
    where leads.id = ${leadId} and leads.version = ${version + 1}`
  return rows[0]?.same ?? false
}

type LeadEvent = typeof leadEvents.$inferInsert
export type StateChange = Change & {
  state: LeadState
  /** Left out, what is stored stays; empty, it is cleared. */
  value?: string
  expected?: string
  /** A reason of the list, and words beside it. */
  kind?: string
  reason?: string
}

/** Inside asStaff. Resolves with the event's id, or null for a double click. */
export async function changeState(tx: Transaction, change: StateChange): Promise<number | null> {
  const { leadId, staffId, version, state, value, expected, kind, reason } = change
  const isOpen = isOpenState(state)
  const [before] = isUuid(leadId)
    ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    : []
  if (!before) return refuseStaleLead(tx, leadId)
  const worth = value === undefined ? before.value : value || null
  const event = {
    body: reason ?? '',
    detail: { to: state, value: worth, ...(state === 'lost' && kind ? { kind } : {}) },
  }
  if (before.version !== version) {
    if (await isSecondPress(tx, change, 'state', event)) return null
    return refuseStaleLead(tx, leadId, state)
  }
  await tx
    .update(leads)
    .set({
      state,
      value: worth,
      expectedOn: expected === undefined ? before.expectedOn : expected || null,
      lostReason: state === 'lost' ? reason || kind : null,
      lossKind: state === 'lost' ? kind || null : null,
      held: state === 'spam' ? before.held : null,
      // Whoever first works on an unassigned lead becomes its owner.
      ownerId: before.ownerId ?? (state === 'spam' ? null : staffId),
      waitingSince: isOpen ? before.waitingSince : null,
      closedAt: isOpen ? null : sql`now()`,
      ...(isOpen ? {} : noStep),
      lastAt: sql`now()`,
      version: version + 1,
    })
    .where(eq(leads.id, leadId))
  const detail = { from: before.state, ...event.detail }
  const [row] = await tx
    .insert(leadEvents)
    .values({ leadId, kind: 'state', staffId, ...event, detail })
    .returning({ id: leadEvents.id })
  return row?.id as number
}

/** A closed lead has nothing to come. */
export const noStep = { nextStep: null, nextOn: null, nextTime: null, nextId: null }

/** Inside asStaff. An empty `ownerId` unassigns the lead. */
export async function changeOwner(tx: Transaction, change: Change & { ownerId: string }) {
  const { leadId, staffId, version, ownerId } = change
  if (ownerId) {
    const [member] = await tx.select().from(staff).where(eq(staff.userId, ownerId))
    if (!member) {
      throw new AppError('bad_request', 'Esta pessoa não está na equipe.', 'Escolha outra.')
    }
  }
  if (!isUuid(leadId)) throw notFound()
  const detail = { to: ownerId || null }
  const changed = await tx
    .update(leads)
    .set({ ownerId: ownerId || null, version: version + 1, lastAt: sql`now()` })
    .where(and(eq(leads.id, leadId), eq(leads.version, version)))
    .returning({ id: leads.id })
  if (changed.length === 0) {
    if (await isSecondPress(tx, change, 'owner', { detail })) return
    return refuseStaleLead(tx, leadId)
  }
  await tx.insert(leadEvents).values({ leadId, kind: 'owner', staffId, detail })
}

/** Assigns an unassigned lead automatically. As the server. */
export async function assignLead(tx: Transaction, leadId: string, ownerId: string): Promise<void> {
  const rows = await tx
    .update(leads)
    .set({ ownerId, version: sql`${leads.version} + 1`, lastAt: sql`now()` })
    .where(and(eq(leads.id, leadId), isNull(leads.ownerId)))
    .returning({ id: leads.id })
  if (rows.length === 0) return
  await tx
    .insert(leadEvents)
    .values({ leadId, kind: 'owner', detail: { to: ownerId, by: 'agenda' } })
}

/** Needs no version check, since it only adds. Idempotent. Inside asStaff. */
export async function noteOnLead(
  tx: Transaction,
  note: Omit<Change, 'version'> & { body: string },
) {
  const { leadId, staffId, body } = note
  if (!isUuid(leadId)) throw notFound()
  const submission = { by: staffId, action: 'lead-note', content: [leadId, body] }
  await runOnce(tx, { ...submission, makes: 'lead_events' }, async () => {
    const rows = await tx
      .update(leads)
      .set({ lastAt: sql`now()` })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id })
    if (rows.length === 0) throw notFound()
    const [event] = await tx
      .insert(leadEvents)
      .values({ leadId, kind: 'note', staffId, body })
      .returning({ id: leadEvents.id })
    return String(event?.id)
  })
}

export type NotedLead = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  channel: NoteChannel
  /** The visit to the site before it, if any. */
  visit?: { landing: string; referrer: string; reference: string; page: string }
}

/**
 * A lead that came by telephone, WhatsApp or in person, inside asStaff. It joins the open lead of a
 * known contact. With `webhook` the CRM is notified.
 */
export async function noteLead(
  tx: Transaction,
  staffId: string,
  { visit, ...written }: NotedLead,
  webhook?: Pick<AppDeps, 'queue' | 'env'>,
): Promise<{ leadId: string; messageId: string }> {
  const [message] = await tx
    .insert(contactMessages)
    .values({
      ...written,
      ...visit,
      webhookState: webhook?.env.LEADS_WEBHOOK_URL ? 'queued' : null,
    })
    .returning({ id: contactMessages.id })
  const messageId = message?.id as string
  const [stored] = await tx
    .select({ leadId: contactMessages.leadId })
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId))
  const leadId = stored?.leadId as string
  if (webhook?.env.LEADS_WEBHOOK_URL) {
    await asServer(tx, () => webhook.queue.enqueue(tx, sendLeadJob, { messageId }))
  }
  const detail = { channel: written.channel, message: messageId }
  await tx.insert(leadEvents).values({ leadId, kind: 'created', staffId, detail })
  return { leadId, messageId }
}

/** Idempotent variant for the form. Inside asStaff. */
export async function noteLeadOnce(
  tx: Transaction,
  staffId: string,
  written: NotedLead,
  webhook?: Pick<AppDeps, 'queue' | 'env'>,
): Promise<string> {
  const { name, email, phone, company, message, channel } = written
  const content = [name, email, phone, company, message, channel]
  return runOnce(tx, { by: staffId, action: 'note-lead', content, makes: 'leads' }, async () => {
    const { leadId } = await noteLead(tx, staffId, written, webhook)
    return leadId
  })
}

/** Notifies the CRM of a lead's new state. */
export const sendChangeJob: JobDefinition<{ eventId: number }> = {
  name: 'send-lead-change',
  payload: z.object({ eventId: z.int() }),
  options: slowRetries,
}

/** A lead erased meanwhile is skipped. */
export async function sendChange(
  { env, database }: { env: Env; database: Pick<Database, 'db'> },
  eventId: number,
  { signal }: Pick<Attempt, 'signal'>,
): Promise<void> {
  const [row] = await database.db
    .select({ event: leadEvents, lead: leads, contact: contacts })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .innerJoin(contacts, eq(contacts.id, leads.contactId))
    .where(eq(leadEvents.id, eventId))
  if (!row || !env.LEADS_WEBHOOK_URL) return
  const { event, lead, contact } = row
  const { name, email, phone, company } = contact
  const whole = { id: lead.id, name, email, phone, company }
  if (event.kind === 'merged') {
    const body = {
      event: 'lead.merged',
      createdAt: event.at,
      lead: whole,
      merged: { id: event.detail.gone },
    }
    return postWebhook({ env, database }, { delivery: `${lead.id}.${event.id}`, body, signal })
  }
  const body = {
    event: 'lead.state_changed',
    createdAt: event.at,
    lead: whole,
    from: event.detail.from,
    to: event.detail.to,
    value: event.detail.value === null ? null : Number(event.detail.value),
    reason: event.body || event.detail.kind || null,
  }
  await postWebhook({ env, database }, { delivery: `${lead.id}.${event.id}`, body, signal })
}
