import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, isMissingReference, type Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { auditLog, clientNotes, clientPeople, clients, people, staff } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'

/**
 * Deletes a client with campaigns, figures, notes, invitations and access; the accounts of its
 * people stay. Only owners may, by row-level security.
 */
export async function eraseClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  typedName: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, clientId)).for('update')
    if (!client) {
      const isErasure = and(eq(auditLog.clientId, clientId), eq(auditLog.kind, 'client-erased'))
      const [erased] = await tx.select({ id: auditLog.id }).from(auditLog).where(isErasure).limit(1)
      // A double click, or two people at once.
      if (erased) return
      throw notFound()
    }
    if (client.name.trim() !== typedName.trim()) {
      throw new AppError(
        'bad_request',
        'O nome não confere.',
        'Digite o nome do cliente como está na página.',
      )
    }
    await recordAudit(tx, { kind: 'client-erased', clientId })
    const erased = await tx
      .delete(clients)
      .where(eq(clients.id, clientId))
      .returning({ id: clients.id })
    if (erased.length === 0) {
      throw new AppError(
        'forbidden',
        'Só o dono da agência apaga clientes.',
        'Peça a ele, ou arquive o cliente.',
      )
    }
  })
}

type Db = Pick<Database, 'db'>

/** Idempotent. */
export async function addNote(database: Db, staffId: string, clientId: string, body: string) {
  try {
    await asStaff(database, staffId, (tx) =>
      runOnce(
        tx,
        { by: staffId, action: 'client-note', content: [clientId, body], makes: 'client_notes' },
        async () => {
          const [row] = await tx
            .insert(clientNotes)
            .values({ clientId, body, authorId: staffId })
            .returning({ id: clientNotes.id })
          await recordAudit(tx, { kind: 'note-added', clientId })
          return row?.id as string
        },
      ),
    )
  } catch (error) {
    throw isMissingReference(error) ? notFound() : error
  }
}

/** Removing twice is no error. */
export async function removeNote(database: Db, staffId: string, clientId: string, id: string) {
  await asStaff(database, staffId, async (tx) => {
    const removed = await tx
      .delete(clientNotes)
      .where(and(sql`${clientNotes.id}::text = ${id}`, eq(clientNotes.clientId, clientId)))
      .returning({ id: clientNotes.id })
    if (removed.length > 0) await recordAudit(tx, { kind: 'note-removed', clientId })
  })
}

type Change = { name: string } | { archived: boolean }

/** Renames, archives or restores a client. */
export async function changeClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  change: Change,
): Promise<void> {
  const renames = 'name' in change
  const values = renames
    ? { name: change.name }
    : { archivedAt: change.archived ? sql`now()` : null }
  await asStaff(database, staffId, async (tx) => {
    const [before] = await tx.select().from(clients).where(eq(clients.id, clientId)).for('update')
    if (!before) throw notFound()
    const same = renames
      ? before.name === change.name
      : (before.archivedAt !== null) === change.archived
    if (same) return
    await tx.update(clients).set(values).where(eq(clients.id, clientId))
    const archiving = 'archived' in change && change.archived
    const kind = renames ? 'client-renamed' : archiving ? 'client-archived' : 'client-restored'
    await recordAudit(tx, { kind, clientId })
  })
}

/** Staff who may answer for a client. Inside asStaff. */
export function listResponsible(tx: Transaction) {
  return tx
    .select({ id: people.id, name: people.name })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.userId))
    .orderBy(asc(sql`lower(${people.name})`), asc(people.id))
}

/** An empty `userId` leaves the client without anybody. Repeating it changes nothing. */
export async function setResponsible(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  userId: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const [before] = await tx.select().from(clients).where(eq(clients.id, clientId)).for('update')
    if (!before) throw notFound()
    if ((before.responsibleId ?? '') === userId) return
    if (userId && !(await listResponsible(tx)).some(({ id }) => id === userId)) throw notFound()
    await tx
      .update(clients)
      .set({ responsibleId: userId || null })
      .where(eq(clients.id, clientId))
    const about = userId || undefined
    await recordAudit(tx, { kind: 'client-responsible-changed', clientId, about })
  })
}

/** Marks the client that is the agency itself, whose campaigns bring its leads; at most one. */
export async function markAgency(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  isAgency: boolean,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    // Serialises concurrent marking, which could deadlock or violate the rule of one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('the agency itself', 0))`)
    const [client] = await tx
      .select({ demo: clients.demo, isAgency: clients.isAgency })
      .from(clients)
      .where(eq(clients.id, clientId))
    if (!client || client.demo) throw notFound()
    if (client.isAgency === isAgency) return
    if (isAgency) {
      await tx.update(clients).set({ isAgency: false }).where(eq(clients.isAgency, true))
    }
    await tx.update(clients).set({ isAgency }).where(eq(clients.id, clientId))
    await recordAudit(tx, { kind: isAgency ? 'agency-marked' : 'agency-unmarked', clientId })
  })
}

/** Takes effect with the person's next request. */
export async function removePerson(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  userId: string,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    const removed = await tx
      .delete(clientPeople)
      .where(and(eq(clientPeople.clientId, clientId), eq(clientPeople.userId, userId)))
      .returning({ id: clientPeople.userId })
    // Removed already: a double click, or two people at once.
    if (removed.length === 0) return
    await recordAudit(tx, { kind: 'person-removed', clientId, about: userId })
  })
}
