import type { ClientBase } from 'pg'
import { z } from 'zod'
import { fullDay } from '#features/figures/rules/period.ts'
import { queryText } from '#server/db/query-rows.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import type { Conversion } from './mapping.ts'

/** A stored rate counts for the days after it, until the next one, for at most this long. */
export const RATE_DAYS = 31

/** The rate of each staged day. `$2` is the currency, `$3` the file's rate or null. */
const rates = `
  select days.day, coalesce($3::numeric, (
    select rate from alisio.currency_rates stored
    where stored.currency = $2 and stored.day <= days.day and stored.day > days.day - ${RATE_DAYS}
    order by stored.day desc limit 1)) as rate
  from (select distinct day from alisio.staged_days where import_id = $1) days`

const missingRow = z.object({ day: z.string() })

/** Both amounts stay: the account's own, and reais rounded to the cent, day by day. */
const convertWith = (ratesOfDays: string) => `
  update alisio.staged_days staged set currency = $2, rate = rates.rate,
    original_spend = staged.spend, original_revenue = staged.revenue,
    spend = round(staged.spend * rates.rate, 2), revenue = round(staged.revenue * rates.rate, 2)
  from (${ratesOfDays}) rates where staged.import_id = $1 and staged.day = rates.day`

/** Converts a staged file to reais. */
export async function convertDays(
  connection: ClientBase,
  importId: string,
  currency: string,
  conversion: Conversion,
): Promise<void> {
  const values = [importId, currency, conversion === 'stored' ? null : conversion.rate]
  const missing = await queryText(
    connection,
    missingRow,
    `select day::text from (${rates}) rates where rate is null order by day limit 1`,
    values,
  )
  const [day] = missing
  if (day) {
    throw new ImportProblem(
      `There is no stored rate of ${currency} for ${day.day}.`,
      ['Store one at the desk, or give one rate for the whole file (--rate).'],
      {
        message: `Não há taxa guardada de ${currency} para ${fullDay(day.day)}.`,
        details: [
          `Guarde a taxa deste dia (ela vale pelos ${RATE_DAYS} dias seguintes), ou dê uma taxa para o arquivo todo.`,
        ],
      },
    )
  }
  await connection.query(convertWith(rates), values)
}

/**
 * `$3` is an account's rate, from the day `$4` on or for all; days before it keep the rate that the
 * layer `$5` of the client `$6` has for them.
 */
const accountRates = `
  select days.day, case when days.day >= coalesce($4::date, '-infinity') then $3::numeric
    else coalesce((
      select max(stats.rate) from alisio.campaigns_stats stats
      join alisio.import_campaigns own on own.campaign_id = stats.campaign_id and own.seq = $5
      where stats.client_id = $6 and stats.date = days.day and stats.currency = $2), $3::numeric)
    end as rate
  from (select distinct day from alisio.staged_days where import_id = $1) days`

/** The agency's rate for an account in another currency; `from` null: for all its days. */
export type AccountRate = { currency: string; rate: string; from: string | null }

/** Converts the staged days of an account's window. */
export async function convertWindow(
  connection: ClientBase,
  layer: { id: string; seq: string; clientId: string },
  { currency, rate, from }: AccountRate,
): Promise<void> {
  await connection.query(convertWith(accountRates), [
    layer.id,
    currency,
    rate,
    from,
    layer.seq,
    layer.clientId,
  ])
}

const summaryRow = z.object({
  currency: z.string(),
  spend: z.number(),
  converted: z.number(),
  low: z.number(),
  high: z.number(),
})
export type Converted = z.infer<typeof summaryRow>

/** What the staged file's amounts were, for the preview. */
export async function readConverted(
  connection: ClientBase,
  importId: string,
): Promise<Converted | undefined> {
  const rows = await queryText(
    connection,
    summaryRow,
    `select currency, sum(original_spend)::float8 as spend, sum(spend)::float8 as converted,
       min(rate)::float8 as low, max(rate)::float8 as high
     from alisio.staged_days where import_id = $1 and currency is not null group by currency`,
    [importId],
  )
  return rows[0]
}
