import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError } from '#server/failures/errors.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { restorable } from '../../rules/funnel.ts'
import type { LeadState } from '../../rules/leads.ts'
import { changeOwner, changeState, type StateChange } from '../change-lead.ts'
import { leadBatches, leadBatchItems, leadEvents, leads } from '../schema.ts'

/** A lead with the version that the page showed. */
export type SeenVersion = { leadId: string; version: number }

type ManyChange =
  | ({ kind: 'state' } & Omit<StateChange, keyof SeenVersion | 'staffId' | 'kind'> & {
        lossKind?: string
      })
  | { kind: 'owner'; ownerId: string }

const beforeRow = z.object({ before: jsonAs<Record<string, unknown>>() })

/** What an undoing would put back. */
async function readBefore(tx: Transaction, leadId: string): Promise<Record<string, unknown>> {
  const rows = await queryRows(tx, beforeRow)`
    select to_jsonb(leads) - 'search' as before from alisio.leads where id = ${leadId}`
  const whole = rows[0]?.before ?? {}
  return Object.fromEntries(restorable.map((name) => [name, whole[name] ?? null]))
}

const versionRow = z.object({ version: z.number() })

async function changeOne(tx: Transaction, staffId: string, lead: SeenVersion, change: ManyChange) {
  if (change.kind === 'owner') {
    await changeOwner(tx, { ...lead, staffId, ownerId: change.ownerId })
    return null
  }
  const { kind: _, lossKind, ...rest } = change
  return changeState(tx, { ...rest, ...lead, staffId, kind: lossKind })
}

type Outcome = { batchId: string; eventIds: number[] }

/**
 * Changes several leads as one batch and stores their earlier values, so that it can be undone. A
 * lead changed by somebody else meanwhile is skipped and counted; if it is the only one, it is
 * refused. Idempotent. Inside asStaff.
 */
export async function changeMany(
  tx: Transaction,
  staffId: string,
  items: SeenVersion[],
  change: ManyChange,
): Promise<Outcome> {
  const eventIds: number[] = []
  const submission = { by: staffId, action: 'change-leads', content: [items, change] }
  const batchId = await runOnce(tx, { ...submission, makes: 'lead_batches' }, async () => {
    await asServer(tx, () => forgetOldBatches(tx))
    const target = change.kind === 'state' ? change.state : change.ownerId
    const [batch] = await tx
      .insert(leadBatches)
      .values({ staffId, kind: change.kind, target })
      .returning({ id: leadBatches.id })
    const id = batch?.id as string
    // In one order, so that two presses on the same leads do not wait for each other.
    const sorted = items.toSorted((one, other) => one.leadId.localeCompare(other.leadId))
    let skipped = 0
    for (const lead of sorted) {
      if (!isUuid(lead.leadId)) continue
      const before = await readBefore(tx, lead.leadId)
      try {
        const eventId = await changeOne(tx, staffId, lead, change)
        if (eventId !== null) eventIds.push(eventId)
      } catch (error) {
        if (!(error instanceof AppError) || items.length === 1) throw error
        skipped += 1
        continue
      }
      const [after] = await queryRows(tx, versionRow)`
        select version from alisio.leads where id = ${lead.leadId}`
      // A double click on one lead changed nothing again.
      if (after && after.version > lead.version && before.state !== undefined)
        await tx
          .insert(leadBatchItems)
          .values({ batchId: id, leadId: lead.leadId, version: after.version, before })
    }
    await tx.update(leadBatches).set({ skipped }).where(eq(leadBatches.id, id))
    if (items.length > 1) {
      const detail = { count: items.length - skipped, what: change.kind }
      await recordAudit(tx, { kind: 'leads-changed', about: id, detail })
    }
    return id
  })
  return { batchId, eventIds }
}

/** Batches only serve the undoing of the last minutes. */
async function forgetOldBatches(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from alisio.lead_batches where at < now() - interval '1 day'`)
}

/** The page offers it for ten seconds; whoever reads slowly or without scripts has longer. */
const UNDO_MINUTES = 10
const isOpen = sql`${leadBatches.at} > now() - make_interval(mins => ${UNDO_MINUTES}::int)`

/** Puts back what a batch changed, unless somebody changed the lead since. Inside asStaff. */
export async function undoMany(
  tx: Transaction,
  staffId: string,
  batchId: string,
): Promise<{ eventIds: number[] }> {
  const [batch] = await tx
    .select({ ...getTableColumns(leadBatches), open: sql<boolean>`${isOpen}` })
    .from(leadBatches)
    .where(and(eq(leadBatches.id, batchId), eq(leadBatches.staffId, staffId)))
    .for('update')
  // A double click.
  if (batch?.undoneAt) return { eventIds: [] }
  if (!batch?.open) {
    throw new AppError(
      'bad_request',
      'Já não dá para desfazer por aqui.',
      'Mude os leads de volta na lista ou no quadro.',
    )
  }
  const items = await tx
    .select()
    .from(leadBatchItems)
    .where(eq(leadBatchItems.batchId, batchId))
    .orderBy(leadBatchItems.leadId)
  const eventIds: number[] = []
  let restored = 0
  for (const { leadId, version, before } of items) {
    const eventId = await restoreLead(tx, { staffId, leadId, version, before, kind: batch.kind })
    if (eventId === null) continue
    restored += 1
    if (batch.kind === 'state') eventIds.push(eventId)
  }
  await tx
    .update(leadBatches)
    .set({ undoneAt: sql`now()`, restored, unrestored: items.length - restored })
    .where(eq(leadBatches.id, batchId))
  if (items.length > 1)
    await recordAudit(tx, { kind: 'leads-restored', about: batchId, detail: { count: restored } })
  return { eventIds }
}

type Restoring = {
  staffId: string
  leadId: string
  version: number
  before: Record<string, unknown>
  kind: 'state' | 'owner'
}

const columns = sql.join(
  restorable.filter((name) => name !== 'owner_id').map((name) => sql.identifier(name)),
  sql`, `,
)

/** Null when the lead changed since. */
async function restoreLead(tx: Transaction, restoring: Restoring): Promise<number | null> {
  const { staffId, leadId, version, before, kind } = restoring
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (lead?.version !== version) return null
  await tx.execute(sql`
    update alisio.leads set
      (${columns}) = (
        select ${columns}
        from jsonb_populate_record(null::alisio.leads, ${JSON.stringify(before)}::jsonb)),
      -- Whoever left the team meanwhile owns nothing.
      owner_id = (select user_id from alisio.staff where user_id = ${before.owner_id ?? null}),
      version = version + 1
    where id = ${leadId}`)
  const detail: Record<string, string | number | null> =
    kind === 'state'
      ? {
          from: lead.state,
          to: before.state as LeadState,
          value: before.value === null ? null : Number(before.value).toFixed(2),
          undone: 1,
        }
      : { to: (before.owner_id ?? null) as string | null, undone: 1 }
  const [event] = await tx
    .insert(leadEvents)
    .values({ leadId, kind, staffId, detail })
    .returning({ id: leadEvents.id })
  return event?.id as number
}

const batchRow = z.object({
  id: z.string(),
  kind: z.enum(['state', 'owner']),
  target: z.string(),
  targetName: z.nullable(z.string()),
  count: z.number(),
  name: z.nullable(z.string()),
  skipped: z.number(),
  undone: z.boolean(),
  restored: z.number(),
  unrestored: z.number(),
  open: z.boolean(),
})
export type BatchReport = z.infer<typeof batchRow>

/** What a press did, for the page after it. Inside asStaff; only one's own. */
export async function readBatch(tx: Transaction, id: string): Promise<BatchReport | null> {
  if (!isUuid(id)) return null
  const rows = await queryRows(tx, batchRow)`
    select batch.id, batch.kind, target, people.name as "targetName", items.count, items.name,
      skipped, undone_at is not null as undone, restored, unrestored,
      batch.at > now() - make_interval(mins => ${UNDO_MINUTES}::int) as open
    from alisio.lead_batches batch
    left join alisio.people on batch.kind = 'owner' and people.id = batch.target
    cross join lateral (
      select count(*)::int as count, min(contacts.name) as name
      from alisio.lead_batch_items item
      join alisio.leads on leads.id = item.lead_id
      join alisio.contacts on contacts.id = leads.contact_id
      where item.batch_id = batch.id) items
    where batch.id = ${id}`
  return rows[0] ?? null
}
