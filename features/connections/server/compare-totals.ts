import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { Env } from '#server/env/env.ts'
import type { KeyRing } from '#server/sealing.ts'
import { refusalOf } from './connection-states.ts'
import { PlatformFailure, type Timeouts } from './fetch-platform.ts'
import { openPlatform, type Sealed } from './open-platform.ts'
import type { Span } from './platforms/platform-api.ts'
import { type AccountRow, readAccounts } from './read-connections.ts'

type Sums = { spend: number; impressions: number; clicks: number }

/** Amounts are in the account's currency, where nothing else is said. */
export type Comparison = {
  /** The account's total according to the platform now. */
  account: Sums
  /** The sum of its campaigns according to the platform now. */
  campaigns: Sums
  ours: Sums
  /** Days whose spend changed since the last sync. */
  restated: { day: string; now: number; ours: number }[]
  /** Days of the period before the first one stored. */
  missingBefore: string | null
  /** Spend in reais of campaigns from files that this account does not have. */
  others: number
}

type Deps = {
  database: Pick<Database, 'db'>
  env: Env
  keys: KeyRing
  timeouts?: Timeouts
}

const MOST_RESTATED = 31
const none: Sums = { spend: 0, impressions: 0, clicks: 0 }
const cents = (value: number) => Math.round(value * 100) / 100

function add(sums: Sums, { spend, impressions, clicks }: Sums): Sums {
  return {
    spend: cents(sums.spend + spend),
    impressions: sums.impressions + impressions,
    clicks: sums.clicks + clicks,
  }
}

const ourRow = z.object({
  spend: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  /** In reais. */
  converted: z.number(),
  day: z.string(),
  fromAccount: z.boolean(),
})

async function readOurs(
  deps: Deps,
  staffId: string,
  { id, clientId, platform, currency }: AccountRow,
  { first, last }: Span,
) {
  return asStaff(deps.database, staffId, async (tx) => {
    const rows = await queryRows(tx, ourRow)`
      select stats.date::text as day, exists (
          select from alisio.import_campaigns said join alisio.imports layer on layer.seq = said.seq
          where said.campaign_id = stats.campaign_id and layer.ad_account_id = ${id}) as "fromAccount",
        sum(case when stats.currency = ${currency} then original_spend else spend end)::float8
          as spend, sum(spend)::float8 as converted, sum(impressions)::float8 as impressions,
        sum(clicks)::float8 as clicks
      from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = stats.campaign_id
      where stats.client_id = ${clientId} and campaigns.source = ${platform}
        and stats.date between ${first} and ${last}
      group by 1, 2`
    return rows
  })
}

const sealedRow = z.object({
  id: z.string(),
  platform: textAs<Sealed['platform']>(),
  secret: z.string(),
})

const loginRow = z.object({ loginId: z.nullable(z.string()) })

/** Compares the platform's current totals with ours; null without such an account. */
export async function compareTotals(
  deps: Deps,
  staffId: string,
  { id, span, signal }: { id: string; span: Span; signal?: AbortSignal },
): Promise<Comparison | null> {
  const [account] = await asStaff(deps.database, staffId, (tx) => readAccounts(tx, { id }))
  if (!account?.clientId) return null
  const rows = await queryRows(deps.database.db, sealedRow)`
    select id, platform, secret from alisio.ad_credentials where id = ${account.credentialId}`
  const ref = await asStaff(deps.database, staffId, async (tx) => {
    const rows = await queryRows(tx, loginRow)`
      select login_id as "loginId" from alisio.ad_accounts where id = ${account.id}`
    return { externalId: account.externalId, loginId: rows[0]?.loginId ?? null }
  })
  try {
    const api = openPlatform(deps, rows[0] as Sealed, { signal, timeouts: deps.timeouts })
    const totals = await api.readTotals(ref, span)
    const window = await api.readWindow(ref, span)
    const platformDays = window.days.map((day) => ({ ...day, spend: Number(day.spend) }))
    const ours = await readOurs(deps, staffId, account, span)
    const accountDays = ours.filter((each) => each.fromAccount)
    const byDay = (list: { day: string; spend: number }[]) => {
      const sums = new Map<string, number>()
      for (const { day, spend } of list) sums.set(day, cents((sums.get(day) ?? 0) + spend))
      return sums
    }
    const [theirDays, ourDays] = [byDay(platformDays), byDay(accountDays)]
    const all = [...new Set([...theirDays.keys(), ...ourDays.keys()])].sort()
    return {
      account: { ...totals, spend: cents(Number(totals.spend)) },
      campaigns: platformDays.reduce<Sums>(add, none),
      ours: accountDays.reduce<Sums>(add, none),
      restated: all
        .map((day) => ({ day, now: theirDays.get(day) ?? 0, ours: ourDays.get(day) ?? 0 }))
        .filter((each) => each.now !== each.ours && each.day >= (account.coveredFrom ?? ''))
        .slice(-MOST_RESTATED),
      missingBefore:
        account.coveredFrom && account.coveredFrom > span.first ? account.coveredFrom : null,
      others: cents(ours.reduce((sum, each) => (each.fromAccount ? sum : sum + each.converted), 0)),
    }
  } catch (error) {
    throw error instanceof PlatformFailure ? refusalOf(error) : error
  }
}
