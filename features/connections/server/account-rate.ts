import { sql } from 'drizzle-orm'
import { LOWEST_LAYER } from '#features/figures/server/figures.server.ts'
import { recordAudit } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import {
  type AssignDeps,
  enqueueSync,
  findAccount,
  rateFor,
  requireCurrency,
} from './assign-account.ts'
import { RATE_MISSING } from './fetch-platform.ts'

/**
 * A new rate for an account in another currency: from today on, or for all its days, which are then
 * read again.
 */
export function changeRate(
  { database, queue }: AssignDeps,
  staffId: string,
  { id, rate: text, days }: { id: string; rate: string; days: 'all' | 'new' },
): Promise<FieldErrors | undefined> {
  return asStaff(database, staffId, async (tx) => {
    const { clientId, currency, zone } = await findAccount(tx, id)
    if (!clientId || currency === 'BRL') throw notFound()
    requireCurrency({ currency })
    const { rate, error } = rateFor(currency, text)
    if (error) return { rate: error }
    await tx.execute(sql`
      update alisio.ad_accounts set rate = ${rate}::numeric, next_sync_at = now(),
        rate_from = case when ${days === 'new'} then (now() at time zone ${zone})::date end,
        state = case when problem = ${RATE_MISSING} then 'active' else state end,
        problem = nullif(problem, ${RATE_MISSING})
      where id = ${id}`)
    if (days === 'all') {
      await tx.execute(sql`
        update alisio.imports set covered_from = null, covered_until = null
        where ad_account_id = ${id} and client_id = ${clientId}
          and seq >= ${sql.raw(LOWEST_LAYER)}`)
    }
    await recordAudit(tx, {
      kind: 'account-rate',
      clientId,
      about: id,
      detail: { rate: rate ?? '', days },
    })
    await enqueueSync(tx, queue, id, 'demand')
    return undefined
  })
}
