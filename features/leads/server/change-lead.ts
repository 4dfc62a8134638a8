import { and, eq, sql } from 'drizzle-orm'
import { people, staff } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { once } from '#server/limits/once.ts'
import { type LeadState, openStates } from '../rules/lead-states.ts'
import { isLeadId } from './read-lead.ts'
import { leadEvents, leads } from './schema.ts'

export type Change = { leadId: string; staffId: string; version: number }

/** Tells the second of two people who changed it before them. */
async function refuseStale(tx: Transaction, leadId: string): Promise<never> {
  const [lead] = isLeadId(leadId)
    ? await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId))
    : []
  if (!lead) throw notFound()
  const [last] = await tx
    .select({ by: people.name })
    .from(leadEvents)
    .innerJoin(people, eq(people.id, leadEvents.staffId))
    .where(and(eq(leadEvents.leadId, leadId), sql`${leadEvents.kind} in ('state', 'owner')`))
    .orderBy(sql`${leadEvents.id} desc`)
    .limit(1)
  throw new AppError(
    'bad_request',
    `Este lead mudou enquanto você olhava${last ? `: a última mudança é de ${last.by}` : ''}.`,
    'Veja como está agora e, se ainda fizer sentido, faça de novo.',
  )
}

/** Whether the version before was left by this very change of this very person. */
async function isSecondPress(
  tx: Transaction,
  { leadId, staffId, version }: Change,
  kind: 'state' | 'owner',
  { body = '', ...detail }: { to: string | null; value?: string | null; body?: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ same: boolean }>(sql`
    select last.kind = ${kind} and last.staff_id = ${staffId} and last.body = ${body}
      and last.detail @> ${JSON.stringify(detail)}::jsonb as same
    from alisio.leads cross join lateral (
      select * from alisio.lead_events where lead_id = leads.id and kind in ('state', 'owner', 'answer')
      order by id desc limit 1) last
    where leads.id = ${leadId} and leads.version = ${version + 1}`)
  return rows[0]?.same ?? false
}

export type StateChange = Change & { state: LeadState; value?: string; reason?: string }

/**
 * Inside asStaff. Resolves with the event's id, for whoever is told of it; null for a second press of
 * the same person, who finds what they wanted.
 */
export async function changeState(tx: Transaction, change: StateChange): Promise<number | null> {
  const { leadId, staffId, version, state, value, reason } = change
  const isOpen = openStates.some((open) => open === state)
  const [before] = isLeadId(leadId)
    ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    : []
  if (!before) return refuseStale(tx, leadId)
  if (before.version !== version) {
    const said = { to: state, value: value || null, body: reason ?? '' }
    if (await isSecondPress(tx, change, 'state', said)) return null
    return refuseStale(tx, leadId)
  }
  await tx
    .update(leads)
    .set({
      state,
      value: state === 'won' ? value || null : null,
      lostReason: state === 'lost' ? reason : null,
      held: state === 'spam' ? before.held : null,
      // Whoever works on a lead that nobody has makes it theirs.
      ownerId: before.ownerId ?? (state === 'spam' ? null : staffId),
      waitingSince: isOpen ? before.waitingSince : null,
      closedAt: isOpen ? null : sql`now()`,
      lastAt: sql`now()`,
      version: version + 1,
    })
    .where(eq(leads.id, leadId))
  const [event] = await tx
    .insert(leadEvents)
    .values({
      leadId,
      kind: 'state',
      staffId,
      body: reason ?? '',
      detail: { from: before.state, to: state, value: value || null },
    })
    .returning({ id: leadEvents.id })
  return event?.id as number
}

/** Inside asStaff; nobody where `ownerId` is empty. */
export async function changeOwner(tx: Transaction, change: Change & { ownerId: string }) {
  const { leadId, staffId, version, ownerId } = change
  if (ownerId) {
    const [member] = await tx.select().from(staff).where(eq(staff.userId, ownerId))
    if (!member) {
      throw new AppError('bad_request', 'Esta pessoa não está na equipe.', 'Escolha outra.')
    }
  }
  if (!isLeadId(leadId)) throw notFound()
  const changed = await tx
    .update(leads)
    .set({ ownerId: ownerId || null, version: version + 1, lastAt: sql`now()` })
    .where(and(eq(leads.id, leadId), eq(leads.version, version)))
    .returning({ id: leads.id })
  if (changed.length === 0) {
    if (await isSecondPress(tx, change, 'owner', { to: ownerId || null })) return
    return refuseStale(tx, leadId)
  }
  await tx
    .insert(leadEvents)
    .values({ leadId, kind: 'owner', staffId, detail: { to: ownerId || null } })
}

/** A note changes nothing, so nobody can be in its way; pressed twice, it is written once. Inside asStaff. */
export async function noteOnLead(
  tx: Transaction,
  note: Omit<Change, 'version'> & { body: string },
) {
  const { leadId, staffId, body } = note
  if (!isLeadId(leadId)) throw notFound()
  const submission = { by: staffId, act: 'lead-note', content: [leadId, body] }
  await once(tx, { ...submission, makes: 'lead_events' }, async () => {
    const found = await tx
      .update(leads)
      .set({ lastAt: sql`now()` })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id })
    if (found.length === 0) throw notFound()
    const [event] = await tx
      .insert(leadEvents)
      .values({ leadId, kind: 'note', staffId, body })
      .returning({ id: leadEvents.id })
    return String(event?.id)
  })
}
