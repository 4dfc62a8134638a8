import { and, eq } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { clientPeople } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'

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
    await recordAct(tx, { kind: 'person-removed', clientId, about: userId })
  })
}
