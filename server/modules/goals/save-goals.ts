import { sql } from 'drizzle-orm'
import type { Goals } from '#contracts/goals.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { isMissingReference } from '#server/db/is-missing-reference.ts'
import { notFound } from '#server/errors.ts'
import { dayThere } from '#server/modules/campaigns/read-received.ts'
import { recordAct } from '#server/modules/staff/record-act.ts'

/** From this month on; what held for the months before still does. */
export function saveGoals(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  { monthlyBudget, conversions, costPerConversion, counts }: Goals,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`
      insert into alisio.client_goals
        (client_id, from_month, monthly_budget, conversions, cost_per_conversion, counts)
      values (${clientId}, date_trunc('month', ${dayThere(sql`now()`)})::date, ${monthlyBudget},
        ${conversions}, ${costPerConversion}, ${counts})
      on conflict (client_id, from_month) do update set monthly_budget = excluded.monthly_budget,
        conversions = excluded.conversions, cost_per_conversion = excluded.cost_per_conversion,
        counts = excluded.counts`)
    await recordAct(tx, { kind: 'goals-set', clientId })
  }).catch((error) => {
    throw isMissingReference(error) ? notFound() : error
  })
}
