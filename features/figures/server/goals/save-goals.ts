import { sql } from 'drizzle-orm'
import type { Goals } from '#features/figures/rules/goals.ts'
import { recordAct } from '#features/people/server/people.server.ts'
import { monthOf } from '#features/shared/rules/days.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database } from '#server/db/client.ts'
import { isMissingReference } from '#server/db/is-missing-reference.ts'
import { notFound } from '#server/errors.ts'
import { refuseStale, versionOf } from '#server/stale-form.ts'
import { dayThere, readToday } from '../campaigns/read-received.ts'
import { readGoals } from './read-goals.ts'

const nothing: Goals = {
  monthlyBudget: null,
  conversions: null,
  costPerConversion: null,
  counts: 'conversions',
}

/** The state of the goals that a form begins with. */
export const goalsVersion = (goals: Goals | null) => versionOf(goals ?? nothing)

/** From this month on; what held for the months before still does. `seen` is the form's version. */
export function saveGoals(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  goals: Goals,
  seen?: string,
): Promise<void> {
  const { monthlyBudget, conversions, costPerConversion, counts } = goals
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`goals ${clientId}`}, 0))`)
    const stored = (await readGoals(tx, clientId, monthOf(await readToday(tx)))) ?? nothing
    const wanted = { monthlyBudget, conversions, costPerConversion, counts }
    refuseStale({ seen, stored, wanted, what: 'as metas' })
    await tx.execute(sql`
      insert into alisio.client_goals
        (client_id, from_month, monthly_budget, conversions, cost_per_conversion, counts)
      values (${clientId}, date_trunc('month', ${dayThere(sql`now()`)})::date, ${monthlyBudget},
        ${conversions}, ${costPerConversion}, ${counts})
      on conflict (client_id, from_month) do update set monthly_budget = excluded.monthly_budget,
        conversions = excluded.conversions, cost_per_conversion = excluded.cost_per_conversion,
        counts = excluded.counts`)
    if (versionOf(stored) !== versionOf(wanted))
      await recordAct(tx, { kind: 'goals-set', clientId })
  }).catch((error) => {
    throw isMissingReference(error) ? notFound() : error
  })
}
