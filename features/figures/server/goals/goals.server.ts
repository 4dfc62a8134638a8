import { sql } from 'drizzle-orm'

import { z } from 'zod'

import type { Goals } from '#features/figures/rules/goals.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import { monthOf } from '#features/shared/rules/days.ts'
import { type Database, isMissingReference, type Transaction } from '#server/db/client.ts'
import { namedRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import { refuseStale, versionOf } from '#server/failures/stale-form.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { dayThere, readToday } from '../campaigns/read-received.ts'
import { readFigureNotes } from './figure-notes.ts'

const goalsRow = z.object({
  monthlyBudget: z.nullable(z.number()),
  conversions: z.nullable(z.number()),
  costPerConversion: z.nullable(z.number()),
  counts: textAs<Goals['counts']>(),
})

/** The goals of a month ('YYYY-MM'), as the client or as staff; null without any. */
export async function readGoals(
  tx: Pick<Transaction, 'execute'>,
  clientId: string,
  month: string,
): Promise<Goals | null> {
  const rows = await queryRows(tx, goalsRow)`
    select monthly_budget::float8 as "monthlyBudget", conversions::float8,
      cost_per_conversion::float8 as "costPerConversion", counts
    from alisio.client_goals
    where client_id = ${clientId} and from_month <= ${`${month}-01`}::date
    order by from_month desc limit 1`
  const [goals] = rows
  const some = goals && (goals.monthlyBudget || goals.conversions || goals.costPerConversion)
  return some ? goals : null
}

const nothing: Goals = {
  monthlyBudget: null,
  conversions: null,
  costPerConversion: null,
  counts: 'conversions',
}

/** The version a form was loaded with. */
const goalsVersion = (goals: Goals | null) => versionOf(goals ?? nothing)

/** From this month on; earlier months keep their goals. `formVersion` is the form's version. */
export function saveGoals(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  goals: Goals,
  formVersion?: string,
): Promise<void> {
  const { monthlyBudget, conversions, costPerConversion, counts } = goals
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`goals ${clientId}`}, 0))`)
    const stored = (await readGoals(tx, clientId, monthOf(await readToday(tx)))) ?? nothing
    const submitted = { monthlyBudget, conversions, costPerConversion, counts }
    refuseStale({ formVersion: formVersion, stored, submitted: submitted, what: 'as metas' })
    await tx.execute(sql`
      insert into alisio.client_goals
        (client_id, from_month, monthly_budget, conversions, cost_per_conversion, counts)
      values (${clientId}, date_trunc('month', ${dayThere(sql`now()`)})::date, ${monthlyBudget},
        ${conversions}, ${costPerConversion}, ${counts})
      on conflict (client_id, from_month) do update set monthly_budget = excluded.monthly_budget,
        conversions = excluded.conversions, cost_per_conversion = excluded.cost_per_conversion,
        counts = excluded.counts`)
    if (versionOf(stored) !== versionOf(submitted))
      await recordAudit(tx, { kind: 'goals-set', clientId })
  }).catch((error) => {
    throw isMissingReference(error) ? notFound() : error
  })
}

export { goalsVersion }

/** Goals and notes for the client's page at the desk, with the campaigns a note may name. */
export async function agreedWith(args: Args, clientId: string, month: string) {
  const { run } = await openDesk(args)
  return run(async (tx) => {
    const rows = await queryRows(tx, namedRow)`
      select id, campaign_name as name from alisio.campaigns where client_id = ${clientId}
      order by status <> 'ACTIVE', campaign_name limit 200`
    return {
      goals: await readGoals(tx, clientId, month),
      notes: await readFigureNotes(tx, clientId),
      campaigns: rows,
    }
  })
}
