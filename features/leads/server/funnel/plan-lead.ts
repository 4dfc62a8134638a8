import { and, eq, sql } from 'drizzle-orm'
import { nextOpenDay } from '#features/calendar/rules/business-time.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { people } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { isOpenState } from '../../rules/funnel.ts'
import { type Change, noStep, refuseStaleLead } from '../change-lead.ts'
import { leadEvents, leads } from '../schema.ts'

type Deal = Change & { value?: string; expected?: string }

/** What a deal is worth and when it is expected. Inside asStaff. */
export async function changeDeal(tx: Transaction, change: Deal): Promise<void> {
  const { leadId, staffId, version, value, expected } = change
  const [before] = isUuid(leadId)
    ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    : []
  if (!before) throw notFound()
  const worth = value === undefined ? before.value : value ? Number(value).toFixed(2) : null
  const day = expected === undefined ? before.expectedOn : expected || null
  // Also a double click.
  if (worth === before.value && day === before.expectedOn) return
  if (before.version !== version) return refuseStaleLead(tx, leadId)
  await tx
    .update(leads)
    .set({ value: worth, expectedOn: day, lastAt: sql`now()`, version: version + 1 })
    .where(eq(leads.id, leadId))
  const detail = { value: worth, expected: day }
  await tx.insert(leadEvents).values({ leadId, kind: 'value', staffId, detail })
}

type Step = { step: string; on: string; time: string }
/** `before` is the id of the step that the form was loaded with, empty for none. */
type NewStep = Step & { leadId: string; staffId: string; before: string }

const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** Names the step that somebody else set meanwhile. */
async function refuseStaleStep(
  tx: Transaction,
  lead: { id: string; nextStep: string | null; nextOn: string | null },
): Promise<never> {
  const [last] = await tx
    .select({ by: people.name })
    .from(leadEvents)
    .innerJoin(people, eq(people.id, leadEvents.staffId))
    .where(and(eq(leadEvents.leadId, lead.id), eq(leadEvents.kind, 'step')))
    .orderBy(sql`${leadEvents.id} desc`)
    .limit(1)
  const who = last?.by ?? 'Outra pessoa'
  throw new AppError(
    'bad_request',
    lead.nextStep && lead.nextOn
      ? `${who} marcou “${lead.nextStep}” para ${shortDay(lead.nextOn)} enquanto você olhava.`
      : `${who} já tirou este próximo passo.`,
    'Veja como está agora e, se ainda fizer sentido, faça de novo.',
  )
}

/** Says what comes next and when. Inside asStaff. */
export async function setStep(tx: Transaction, change: NewStep): Promise<void> {
  const { leadId, staffId, before, step, on, time } = change
  const [lead] = isUuid(leadId)
    ? await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    : []
  if (!lead) throw notFound()
  // Also a double click.
  if (lead.nextStep === step && lead.nextOn === on && (lead.nextTime ?? '') === time) return
  if ((lead.nextId ?? '') !== before) return refuseStaleStep(tx, lead)
  if (!isOpenState(lead.state) || lead.held) {
    throw new AppError(
      'bad_request',
      'Só um lead aberto tem próximo passo.',
      'Volte o lead para Em conversa e marque de novo.',
    )
  }
  const nextId = crypto.randomUUID()
  await tx
    .update(leads)
    .set({
      nextStep: step,
      nextOn: on,
      nextTime: time || null,
      nextId,
      // Whoever first works on an unassigned lead becomes its owner.
      ownerId: lead.ownerId ?? staffId,
      lastAt: sql`now()`,
      version: lead.version + 1,
    })
    .where(eq(leads.id, leadId))
  const detail = { what: 'set', on, time: time || null, step: nextId }
  await tx.insert(leadEvents).values({ leadId, kind: 'step', staffId, body: step, detail })
}

type StepEnd = { staffId: string; leadId: string; stepId: string }

/** The open lead with this step, or null after a double click. */
async function lockStep(tx: Transaction, { staffId, leadId, stepId }: StepEnd) {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead) throw notFound()
  if (lead.nextId === stepId && lead.nextStep && lead.nextOn)
    return { ...lead, step: lead.nextStep, on: lead.nextOn }
  const mine = and(
    eq(leadEvents.leadId, leadId),
    eq(leadEvents.kind, 'step'),
    eq(leadEvents.staffId, staffId),
    sql`${leadEvents.detail} ->> 'ended' = ${stepId}`,
  )
  const [ended] = await tx.select({ id: leadEvents.id }).from(leadEvents).where(mine).limit(1)
  return ended ? null : refuseStaleStep(tx, lead)
}

/** Done: the lead has no next step until somebody says one. Inside asStaff. */
export async function finishStep(tx: Transaction, end: StepEnd): Promise<void> {
  const { staffId, stepId } = end
  const lead = await lockStep(tx, end)
  if (!lead) return
  await tx
    .update(leads)
    .set({ ...noStep, lastAt: sql`now()`, version: lead.version + 1 })
    .where(eq(leads.id, lead.id))
  const detail = { what: 'done', on: lead.on, ended: stepId }
  const event = { leadId: lead.id, kind: 'step' as const, staffId, body: lead.step, detail }
  await tx.insert(leadEvents).values(event)
}

/** To the next day that the agency is open, after today. Inside asStaff. */
export async function postponeStep(
  tx: Transaction,
  { now, ...end }: StepEnd & { now: Date },
): Promise<void> {
  const { staffId, stepId } = end
  const lead = await lockStep(tx, end)
  if (!lead) return
  const office = await asServer(tx, () => readOffice(tx))
  const on = nextOpenDay(office, office.clock.dayOf(now.getTime()))
  const nextId = crypto.randomUUID()
  await tx
    .update(leads)
    .set({ nextOn: on, nextId, lastAt: sql`now()`, version: lead.version + 1 })
    .where(eq(leads.id, lead.id))
  const detail = { what: 'postponed', on, time: lead.nextTime, step: nextId, ended: stepId }
  const event = { leadId: lead.id, kind: 'step' as const, staffId, body: lead.step, detail }
  await tx.insert(leadEvents).values(event)
}
