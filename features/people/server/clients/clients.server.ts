import { and, eq, sql } from 'drizzle-orm'
import { type Database, isMissingReference } from '#server/db/client.ts'
import { asStaff } from '#server/db/run-as.ts'
import { AppError, notFound } from '#server/errors.ts'
import { once } from '#server/limits/idempotency.ts'
import { acts, clientNotes, clientPeople, clients } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'

/**
 * The client with its campaigns, figures, notes, invitations and everybody's access, for good. The
 * accounts of its people stay theirs. The database lets the owner do it and nobody else.
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
      const known = and(eq(acts.clientId, clientId), eq(acts.kind, 'client-erased'))
      const [erased] = await tx.select({ id: acts.id }).from(acts).where(known).limit(1)
      // The button was pressed twice, or by two people.
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

/** Pressed twice, it is written once. */
export async function addNote(database: Db, staffId: string, clientId: string, body: string) {
  try {
    await asStaff(database, staffId, (tx) =>
      once(
        tx,
        { by: staffId, act: 'client-note', content: [clientId, body], makes: 'client_notes' },
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

/** What is gone already is gone: the button was pressed twice, or by two people. */
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

/** Another name, or in and out of the archive, which only takes a client off the list. */
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

/** Says which client is the agency itself, whose campaigns bring its own leads; one at most. */
export async function markAgency(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  isAgency: boolean,
): Promise<void> {
  await asStaff(database, staffId, async (tx) => {
    // Two who mark at once would each wait for the other's row, or break the rule of one.
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

/** Their next request, in whatever session, finds nothing of this client. */
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
    // Gone already: the button was pressed twice, or by two people.
    if (removed.length === 0) return
    await recordAudit(tx, { kind: 'person-removed', clientId, about: userId })
  })
}
