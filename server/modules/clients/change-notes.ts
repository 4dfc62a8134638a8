import { and, eq } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { isMissingReference } from '#server/db/is-missing-reference.ts'
import { clientNotes } from '#server/db/schema-desk.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

type Db = Pick<Database, 'db'>

export async function addNote(database: Db, staffId: string, clientId: string, body: string) {
  try {
    await asStaff(database, staffId, async (tx) => {
      await tx.insert(clientNotes).values({ clientId, body, authorId: staffId })
      await recordAct(tx, { kind: 'note-added', clientId })
    })
  } catch (error) {
    throw isMissingReference(error) ? notFound() : error
  }
}

export async function removeNote(database: Db, staffId: string, clientId: string, id: string) {
  await asStaff(database, staffId, async (tx) => {
    const removed = await tx
      .delete(clientNotes)
      .where(and(eq(clientNotes.id, id), eq(clientNotes.clientId, clientId)))
      .returning({ id: clientNotes.id })
    if (removed.length === 0) throw notFound()
    await recordAct(tx, { kind: 'note-removed', clientId })
  })
}
