import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Platform, Received } from '#features/figures/rules/period.ts'
import { addDays, type Day } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { platformColumn } from './platform-column.ts'

export type CampaignFacts = {
  id: string
  name: string
  objective: string
  status: string
  demo: boolean
  platform: Platform | null
  createdAt: string
  updatedAt: string
  lastDay: Day | null
}

/** A client's campaigns and received days, independent of the period. */
export type Account = {
  today: Day
  firstDay: Day | null
  campaigns: CampaignFacts[]
  received: (Received & { stopped: boolean })[]
}

/** Statuses of campaigns that bring no more figures. */
export const over = new Set(['PAUSED', 'COMPLETED', 'ARCHIVED'])
export const isOver = (status: string) => over.has(status)
/** Exports end yesterday and weekends are long: later than this is reported. */
export const LATE_DAYS = 4

/** The agency's date of a moment. */
export const dayThere = (moment: SQL) => sql`(${moment} at time zone ${brand.timeZone})::date`

const todayRow = z.object({ today: textAs<Day>() })

export async function readToday(tx: Pick<Transaction, 'execute'>): Promise<Day> {
  const rows = await queryRows(tx, todayRow)`select ${dayThere(sql`now()`)}::text as today`
  return rows[0]?.today as Day
}

const accountFacts = { today: textAs<Day>(), firstDay: z.nullable(textAs<Day>()) }
/** A client without campaigns is one row of nulls. */
const accountRow = z.union([
  z.object({
    id: z.string(),
    name: z.string(),
    objective: z.string(),
    status: z.string(),
    demo: z.boolean(),
    platform: z.nullable(textAs<Platform>()),
    createdAt: z.string(),
    updatedAt: z.string(),
    lastDay: z.nullable(textAs<Day>()),
    ...accountFacts,
  }),
  z.object({ id: z.null(), ...accountFacts }),
])

/** Newest first. Filters by client, so that it is also right for staff. */
export async function readAccount(
  tx: Pick<Transaction, 'execute'>,
  clientId: string,
  fixedToday?: Day,
): Promise<Account> {
  const rows = await queryRows(tx, accountRow)`
    select campaigns.id, campaign_name as name, objective, status, demo, ${platformColumn} as platform,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      spans.last_day::text as "lastDay", own.today::text, own.first_day::text as "firstDay"
    from (select ${dayThere(sql`now()`)} as today, (select min(date) from alisio.client_days
      where client_id = ${clientId}) as first_day) own
    left join alisio.campaigns on campaigns.client_id = ${clientId}
    left join alisio.campaign_spans spans
      on spans.client_id = ${clientId} and spans.campaign_id = campaigns.id
    order by created_at desc, campaigns.id`
  const { today = '', firstDay = null } = rows[0] ?? {}
  const campaigns = rows.flatMap(({ today: _, firstDay: __, ...campaign }) =>
    campaign.id === null ? [] : [campaign],
  )
  const day = fixedToday ?? today
  return { today: day, firstDay, campaigns, received: receivedOf(campaigns, day) }
}

function receivedOf(campaigns: CampaignFacts[], today: Day): Account['received'] {
  const groups = Map.groupBy(campaigns, ({ platform }) => platform)
  return [...groups]
    .map(([platform, group]) => {
      const days = group.flatMap(({ lastDay }) => (lastDay ? [lastDay] : []))
      const lastDay = days.length > 0 ? days.reduce((a, b) => (a > b ? a : b)) : null
      const live = group.some(({ status }) => !over.has(status))
      const demo = group.every((campaign) => campaign.demo)
      const stopped = live && !demo && lastDay !== null && lastDay < addDays(today, -LATE_DAYS)
      return { platform, lastDay, live, stopped }
    })
    .sort((one, other) => (other.platform ?? '').localeCompare(one.platform ?? ''))
}
