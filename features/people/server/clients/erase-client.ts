import { and, eq } from 'drizzle-orm'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { acts, clients } from '../schema-desk.ts'
import { recordAct } from '../staff/record-act.ts'

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
    await recordAct(tx, { kind: 'client-erased', clientId })
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
