import { sql } from 'drizzle-orm'
import type { Goals } from '#features/figures/rules/goals.ts'
import type { Transaction } from '#server/db/client.ts'

/** What holds for a month ('YYYY-MM'), as the client or as staff; null where nothing was agreed. */
export async function readGoals(
  tx: Transaction,
  clientId: string,
  month: string,
): Promise<Goals | null> {
  const { rows } = await tx.execute<Goals>(sql`
    select monthly_budget::float8 as "monthlyBudget", conversions::float8,
      cost_per_conversion::float8 as "costPerConversion", counts
    from alisio.client_goals
    where client_id = ${clientId} and from_month <= ${`${month}-01`}::date
    order by from_month desc limit 1`)
  const [goals] = rows
  const some = goals && (goals.monthlyBudget || goals.conversions || goals.costPerConversion)
  return some ? goals : null
}
