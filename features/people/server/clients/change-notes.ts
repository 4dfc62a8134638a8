import { and, eq, sql } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { isMissingReference } from '#server/db/is-missing-reference.ts'
import { notFound } from '#server/errors.ts'
import { once } from '#server/limits/once.ts'
import { clientNotes } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'

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
          await recordAct(tx, { kind: 'note-added', clientId })
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
    if (removed.length > 0) await recordAct(tx, { kind: 'note-removed', clientId })
  })
}
