import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Mapping } from './mapping.ts'

const rateRow = z.object({
  currency: z.string(),
  day: z.string(),
  rate: z.string(),
  by: z.string(),
})
type StoredRate = z.infer<typeof rateRow>

const LISTED = 24

/** The latest stored rates. Inside asStaff. */
export function listRates(tx: Transaction): Promise<StoredRate[]> {
  return queryRows(tx, rateRow)`
    select currency, day::text, trim_scale(rate)::text as rate, staff_name as by from alisio.currency_rates
    order by day desc, currency limit ${LISTED}`
}

/** A rate given for a day at the desk; the day's earlier one is replaced. Inside asStaff. */
export async function addRate(
  tx: Transaction,
  staffId: string,
  { currency, day, rate }: { currency: string; day: string; rate: string },
): Promise<void> {
  await tx.execute(sql`
    insert into alisio.currency_rates (currency, day, rate, staff_name)
    select ${currency}, ${day}::date, ${rate}::numeric, name from alisio.people
    where id = ${staffId}
    on conflict (currency, day) do update
      set rate = excluded.rate, staff_name = excluded.staff_name, changed_at = now()`)
}

/** The rate of a file is offered for the next one; rates given for a day itself stay. */
export async function storeRate(
  connection: ClientBase,
  staffId: string,
  { currency, conversion }: Mapping,
  lastDay: string,
): Promise<void> {
  if (!conversion || conversion === 'stored') return
  await connection.query(
    `insert into alisio.currency_rates (currency, day, rate, staff_name)
     select $1, $2::date, $3::numeric, name from alisio.people where id = $4
     on conflict do nothing`,
    [currency, lastDay, conversion.rate, staffId],
  )
}
