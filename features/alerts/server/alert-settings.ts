import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import { type Database, isMissingReference, type Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import { refuseStale, versionOf } from '#server/failures/stale-form.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { defaultThresholds, type Thresholds } from '../rules/alerts.ts'

const thresholdsRow = z.object({
  spendFactor: z.nullable(z.number()),
  dryDays: z.nullable(z.number()),
  budgetDays: z.nullable(z.number()),
  quietWeekends: z.boolean(),
})

/** A client's own thresholds, or the defaults. As the server or as staff. */
export async function readThresholds(tx: Transaction, clientId: string): Promise<Thresholds> {
  const [row] = await queryRows(tx, thresholdsRow)`
    select spend_factor::float8 as "spendFactor", dry_days as "dryDays",
      budget_days as "budgetDays", quiet_weekends as "quietWeekends"
    from alisio.alert_settings where client_id = ${clientId}`
  return row ?? defaultThresholds
}

export const thresholdsVersion = (thresholds: Thresholds) => versionOf(thresholds)

export function saveThresholds(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  thresholds: Thresholds,
  formVersion?: string,
): Promise<void> {
  const { spendFactor, dryDays, budgetDays, quietWeekends } = thresholds
  const submitted = { spendFactor, dryDays, budgetDays, quietWeekends }
  return asStaff(database, staffId, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`alert settings ${clientId}`}, 0))`,
    )
    const stored = await readThresholds(tx, clientId)
    refuseStale({ formVersion, stored, submitted, what: 'os limites dos alertas' })
    if (versionOf(stored) === versionOf(submitted)) return
    await tx.execute(sql`
      insert into alisio.alert_settings
        (client_id, spend_factor, dry_days, budget_days, quiet_weekends)
      values (${clientId}, ${spendFactor}, ${dryDays}, ${budgetDays}, ${quietWeekends})
      on conflict (client_id) do update set spend_factor = excluded.spend_factor,
        dry_days = excluded.dry_days, budget_days = excluded.budget_days,
        quiet_weekends = excluded.quiet_weekends`)
    await recordAudit(tx, { kind: 'alert-settings-changed', clientId })
  }).catch((error) => {
    throw isMissingReference(error) ? notFound() : error
  })
}

export async function thresholdsOf(args: Args, clientId: string): Promise<Thresholds> {
  const { run } = await openDesk(args)
  return run((tx) => readThresholds(tx, clientId))
}
