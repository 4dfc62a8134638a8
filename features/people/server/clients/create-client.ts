import type { Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { inviteWithin } from '../invitations/invite.ts'
import { recordAudit } from '../staff/audit-log.ts'

/** Inside asStaff. Whoever makes a client answers for it at first. Returns its id. */
export async function addClientRow(
  tx: Transaction,
  staffId: string,
  name: string,
): Promise<string> {
  const rows = await queryRows(tx, idRow)`
    insert into alisio.clients (name, responsible_id) values (${name}, ${staffId}) returning id`
  const clientId = rows[0]?.id as string
  await recordAudit(tx, { kind: 'client-created', clientId })
  return clientId
}

type NewClient = { name: string; email: string }

/** Optionally invites the first person. Idempotent. */
export function createClient(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  staffId: string,
  { name, email }: NewClient,
  origin: string,
): Promise<string> {
  return asStaff(database, staffId, (tx) =>
    runOnce(
      tx,
      { by: staffId, action: 'create-client', content: [name, email], makes: 'clients' },
      async () => {
        const clientId = await addClientRow(tx, staffId, name)
        if (email) await inviteWithin(tx, queue, staffId, { email, clientId }, origin)
        return clientId
      },
    ),
  )
}
