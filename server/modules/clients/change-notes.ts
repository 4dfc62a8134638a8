import { and, eq, gt, sql } from 'drizzle-orm'
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
      // A form sent twice leaves one note.
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtextextended(${`note ${staffId} ${clientId}`}, 0))`)
      const same = and(
        eq(clientNotes.clientId, clientId),
        eq(clientNotes.authorId, staffId),
        eq(clientNotes.body, body),
        gt(clientNotes.createdAt, sql`now() - interval '1 minute'`),
      )
      const written = await tx.select({ id: clientNotes.id }).from(clientNotes).where(same)
      if (written.length > 0) return
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
