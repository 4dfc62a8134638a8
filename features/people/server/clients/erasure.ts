import { z } from 'zod'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import { recordAudit } from '../staff/audit-log.ts'

const MAX_ITEMS = 20

const erasuresWaitingRow = z.object({ id: z.string(), name: z.string(), at: moment })

/** Companies whose account was erased, for owners to decide. Inside asStaff. */
export async function listErasureItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, erasuresWaitingRow)`
    select id, name, erasure_asked_at as at from alisio.clients
    where erasure_asked_at is not null and alisio.app_owner_id() is not null
    order by erasure_asked_at limit ${MAX_ITEMS}`
  return rows.map(({ id, name, at }) => ({
    kind: 'erasure',
    urgency: 1,
    title: name,
    detail: 'Pediu para apagar. Confirme ou mantenha o que a agência fez.',
    href: `/agencia/clientes/${id}`,
    action: 'Decidir',
    since: at.toISOString(),
  }))
}

const declinedRow = z.object({ declined: z.boolean() })

/** The owner keeps the agency's work although the account was erased. */
export async function declineErasure(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
): Promise<void> {
  try {
    await asStaff(database, staffId, async (tx) => {
      const rows = await queryRows(tx, declinedRow)`
        select alisio.keep_client(${clientId}) as declined`
      if (rows[0]?.declined) await recordAudit(tx, { kind: 'client-kept', clientId })
    })
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== '42501') throw error
    throw new AppError('forbidden', 'Só o dono da agência decide isto.', 'Peça a ele.')
  }
}
