import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { type MergeChoices, mergePersons, mergeValues } from '../../rules/merge.ts'
import { refuseStaleLead } from '../change-lead.ts'
import { refuseSomebodyElses } from '../lead-contact.ts'
import { leadEvents, leadMerges } from '../schema.ts'
import {
  type ContactRow,
  insertRow,
  type LeadRowOf,
  type MovedRows,
  moveRows,
  moveRowsBack,
  readRow,
  refreshLeads,
  type Snapshot,
  updateRow,
} from './lead-rows.ts'

export type Merge = {
  staffId: string
  keptId: string
  goneId: string
  /** Versions of both leads as they were compared. */
  keptVersion: number
  goneVersion: number
  choices: MergeChoices
}

/** A double click, or the same choice sent again. */
async function findMerge(tx: Transaction, { staffId, keptId, goneId }: Merge) {
  const [merge] = await tx
    .select({ id: leadMerges.id })
    .from(leadMerges)
    .where(
      and(
        eq(leadMerges.keptId, keptId),
        eq(leadMerges.goneId, goneId),
        eq(leadMerges.staffId, staffId),
        isNull(leadMerges.undoneAt),
      ),
    )
  return merge?.id ?? null
}

/** Both leads, locked in one order. */
async function lockBoth(tx: Transaction, keptId: string, goneId: string) {
  const rows = new Map<string, LeadRowOf | null>()
  for (const id of [keptId, goneId].sort()) rows.set(id, await readRow<LeadRowOf>(tx, 'leads', id))
  return { kept: rows.get(keptId) ?? null, gone: rows.get(goneId) ?? null }
}

function refuseUnlike({ kept, gone }: { kept: LeadRowOf; gone: LeadRowOf }): void {
  if (kept.held || gone.held) {
    throw new AppError(
      'bad_request',
      'Um dos dois está retido.',
      'Libere ou apague a mensagem retida e una depois.',
    )
  }
  if (kept.demo !== gone.demo) {
    throw new AppError(
      'bad_request',
      'Um dos dois é um exemplo.',
      'Exemplos não se unem a leads de verdade.',
    )
  }
  if (kept.client_id && gone.client_id && kept.client_id !== gone.client_id) {
    throw new AppError(
      'bad_request',
      'Os dois já são clientes diferentes.',
      'Leads de clientes diferentes ficam separados.',
    )
  }
}

const leadIdRow = z.object({ id: z.string() })

/**
 * Joins two leads of one person: messages, meetings, conversations, notes and history of the one
 * go to the other, which remains with the chosen values. What both were is stored for an undoing.
 * Idempotent. Inside asStaff; resolves with the merge's id and the event for the webhook.
 */
export async function mergeLeads(
  tx: Transaction,
  merge: Merge,
): Promise<{ mergeId: string; eventId: number | null }> {
  const { staffId, keptId, goneId, choices } = merge
  if (!isUuid(keptId) || !isUuid(goneId) || keptId === goneId) throw notFound()
  const { kept, gone } = await asServer(tx, () => lockBoth(tx, keptId, goneId))
  if (!kept || !gone) {
    const earlier = kept && (await findMerge(tx, merge))
    if (earlier) return { mergeId: earlier, eventId: null }
    throw notFound()
  }
  if (kept.version !== merge.keptVersion) return refuseStaleLead(tx, keptId)
  if (gone.version !== merge.goneVersion) return refuseStaleLead(tx, goneId)
  refuseUnlike({ kept, gone })
  const contacts = await asServer(tx, async () => {
    const keptContact = await readRow<ContactRow>(tx, 'contacts', kept.contact_id)
    return { keptContact, goneContact: await readRow<ContactRow>(tx, 'contacts', gone.contact_id) }
  })
  const { keptContact, goneContact } = contacts
  if (!keptContact || !goneContact) throw notFound()
  const person = mergePersons(keptContact, goneContact, choices)
  await refuseSomebodyElses(tx, [keptContact.id, goneContact.id], person)
  const snapshot: Snapshot = { kept, gone, keptContact, goneContact }
  const body = [goneContact.name, goneContact.email || goneContact.phone].join(', ')
  return asServer(tx, async () => {
    const moved = await moveRows(tx, goneId, keptId)
    const others = await queryRows(tx, leadIdRow)`
      update alisio.leads set contact_id = ${keptContact.id}
      where contact_id = ${goneContact.id} and id not in (${goneId}, ${keptId})
        and ${goneContact.id} <> ${keptContact.id} returning id`
    moved['leads.contact_id'] = others.map(({ id }) => id)
    // A trigger deletes a contact with its last lead.
    await tx.execute(sql`delete from alisio.leads where id = ${goneId}`)
    await updateRow(tx, 'contacts', keptContact.id, person)
    const version = kept.version + 1
    await updateRow(tx, 'leads', keptId, { ...mergeValues(kept, gone, choices), version })
    await refreshLeads(tx, [keptContact.id])
    const [event] = await tx
      .insert(leadEvents)
      .values({ leadId: keptId, kind: 'merged', staffId, body, detail: { gone: goneId } })
      .returning({ id: leadEvents.id })
    const contact = await readRow<ContactRow>(tx, 'contacts', keptContact.id)
    const [row] = await tx
      .insert(leadMerges)
      .values({
        keptId,
        goneId,
        staffId,
        before: snapshot,
        moved,
        keptVersion: version,
        contactVersion: contact?.version ?? 0,
      })
      .returning({ id: leadMerges.id })
    await recordAudit(tx, { kind: 'leads-merged', about: keptId, detail: { gone: goneId } })
    return { mergeId: row?.id as string, eventId: event?.id as number }
  })
}

const changedSince = () =>
  new AppError(
    'bad_request',
    'Este lead mudou depois da união, e não dá mais para separar.',
    'Anote um lead novo com o outro contato, se forem duas pessoas.',
  )

const countRow = z.object({ count: z.number() })

/** Whether some of what the other lead had is still there. */
async function hasMessages(tx: Transaction, moved: MovedRows): Promise<boolean> {
  const ids = moved['contact_messages.lead_id'] ?? []
  const rows = await queryRows(tx, countRow)`
    select count(*)::int as count from alisio.contact_messages
    where id = any(${sql.param(ids)}::uuid[])`
  return ids.length === 0 || (rows[0]?.count ?? 0) > 0
}

const existingRow = z.object({ id: z.string() })

/** Without an owner or a client that no longer exists. */
async function withExisting(tx: Transaction, lead: LeadRowOf): Promise<LeadRowOf> {
  const staff = await queryRows(tx, existingRow)`
    select user_id as id from alisio.staff where user_id = ${lead.owner_id}`
  const clients = await queryRows(tx, existingRow)`
    select id from alisio.clients where id = ${lead.client_id}`
  return { ...lead, owner_id: staff[0]?.id ?? null, client_id: clients[0]?.id ?? null }
}

/**
 * Separates two leads again, as they were, as long as nothing of the remaining one changed since.
 * Notes added meanwhile stay with it. Idempotent. Inside asStaff.
 */
export async function undoMerge(
  tx: Transaction,
  { staffId, mergeId }: { staffId: string; mergeId: string },
): Promise<{ keptId: string; goneId: string }> {
  if (!isUuid(mergeId)) throw notFound()
  return asServer(tx, async () => {
    const [merge] = await tx
      .select()
      .from(leadMerges)
      .where(eq(leadMerges.id, mergeId))
      .for('update')
    if (!merge) throw notFound()
    const { keptId, goneId } = merge
    if (merge.undoneAt) return { keptId, goneId }
    const { kept, gone, keptContact, goneContact } = merge.before as Partial<Snapshot>
    const moved = merge.moved as MovedRows
    if (!kept || !gone || !keptContact || !goneContact) throw changedSince()
    const lead = await readRow<LeadRowOf>(tx, 'leads', keptId)
    const contact = lead && (await readRow<ContactRow>(tx, 'contacts', lead.contact_id))
    const isSame =
      kept.id === keptId &&
      lead?.version === merge.keptVersion &&
      contact?.id === keptContact.id &&
      contact.version === merge.contactVersion
    if (!isSame || !(await hasMessages(tx, moved))) throw changedSince()
    if (goneContact.id !== keptContact.id) {
      await refuseSomebodyElses(tx, [keptContact.id], keptContact)
      await refuseSomebodyElses(tx, [keptContact.id], goneContact)
    }
    const { id: _, version: __, ...person } = keptContact
    await updateRow(tx, 'contacts', keptContact.id, person)
    if (goneContact.id !== keptContact.id) await insertRow(tx, 'contacts', goneContact)
    await insertRow(tx, 'leads', await withExisting(tx, gone))
    await moveRowsBack(tx, moved, keptId, goneId)
    await tx.execute(sql`
      update alisio.leads set contact_id = ${goneContact.id}
      where id = any(${sql.param(moved['leads.contact_id'] ?? [])}::uuid[])`)
    const restored = { ...(await withExisting(tx, kept)), version: merge.keptVersion + 1 }
    await updateRow(tx, 'leads', keptId, restored)
    await refreshLeads(tx, [keptContact.id, goneContact.id])
    const detail = { gone: goneId }
    await tx.insert(leadEvents).values({ leadId: keptId, kind: 'unmerged', staffId, detail })
    await tx
      .update(leadMerges)
      .set({ undoneAt: sql`now()`, before: {}, moved: {} })
      .where(eq(leadMerges.id, mergeId))
    await recordAudit(tx, { kind: 'merge-undone', about: keptId, detail })
    return { keptId, goneId }
  })
}
