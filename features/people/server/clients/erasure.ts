import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/run-as.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '../staff/audit-log.ts'

const SHOWN = 20

const erasuresWaitingRow = z.object({ id: z.string(), name: z.string(), at: moment })

/** Companies whose own account was erased, for the owner alone, who decides. Inside asStaff. */
export async function listErasureItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, erasuresWaitingRow)`
    select id, name, erasure_asked_at as at from alisio.clients
    where erasure_asked_at is not null and alisio.app_owner_id() is not null
    order by erasure_asked_at limit ${SHOWN}`
  return rows.map(({ id, name, at }) => ({
    kind: 'erasure',
    urgency: 1,
    title: name,
    detail: 'Pediu para apagar. Confirme ou mantenha o que a agência fez.',
    href: `/agencia/clientes/${id}`,
    act: 'Decidir',
    since: at.toISOString(),
  }))
}

const keptRow = z.object({ kept: z.boolean() })

/** What the agency made stays although the client's person asked to be erased. The owner's to say. */
export async function keepClient(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
): Promise<void> {
  try {
    await asStaff(database, staffId, async (tx) => {
      const rows = await queryRows(tx, keptRow)`
        select alisio.keep_client(${clientId}) as kept`
      if (rows[0]?.kept) await recordAudit(tx, { kind: 'client-kept', clientId })
    })
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== '42501') throw error
    throw new AppError('forbidden', 'Só o dono da agência decide isto.', 'Peça a ele.')
  }
}
