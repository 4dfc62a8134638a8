import { eq } from 'drizzle-orm'
import { noFigures } from '#features/figures/rules/figures.ts'
import { platformNames } from '#features/figures/rules/period.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import {
  type PeriodReport,
  readGoals,
  readPeriod,
} from '#features/figures/server/figures.server.ts'
import { clients } from '#features/people/server/people.server.ts'
import { addDays, countDays, type Day, earlier, monthOf } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { kindOf, periodBefore, type ReportPeriod } from '../rules/report-schedule.ts'
import type { DaySums, ReportFigures } from './report-figures.ts'
import type { Missing } from './schema.ts'

/** Figures that no platform sent are the client's own demo data. */
export const platformName = (platform: 'meta' | 'google' | null) =>
  platform ? platformNames[platform] : 'Dados de exemplo'

const readSpan = (tx: Transaction, clientId: string, span: ReportPeriod, today?: Day) =>
  readPeriod(
    tx,
    clientId,
    { choice: { kind: 'dates', ...span }, comparison: 'before', platform: null },
    today,
  )

const dayRows = ({ days }: PeriodReport): DaySums[] =>
  days.flatMap(({ date, figures }) => (figures ? [{ date, ...figures }] : []))

/**
 * Platforms that should still tell of days of this period. One whose campaigns are all over is not
 * behind, nor one that was already silent throughout the period before.
 */
function missingOf({ account }: PeriodReport, period: ReportPeriod): Missing[] {
  const { first } = periodBefore(period)
  return account.received
    .filter(({ live, lastDay }) => live && lastDay && lastDay >= first && lastDay < period.last)
    .map(({ platform, lastDay }) => ({ source: platform, lastDay }))
}

/** What the client area says changed; what was spent stands in the first sentence already. */
function changedTexts(now: PeriodReport, then: PeriodReport): string[] {
  if (then.total.rows === 0) return []
  const earlierOnes = new Map(then.campaigns.map(({ id, now: figures }) => [id, figures]))
  const campaigns = now.campaigns.map((campaign) => ({
    ...campaign,
    before: earlierOnes.get(campaign.id) ?? noFigures,
  }))
  return whatChanged({ total: now.total, before: then.total, campaigns })
    .filter(({ about }) => about !== 'spend')
    .map(({ text }) => text)
}

export type ReadFigures = { figures: ReportFigures; missing: Missing[]; isReal: boolean }

/** Null where there is no such client. Runs as the server and as staff. */
export async function readFigures(
  tx: Transaction,
  clientId: string,
  period: ReportPeriod,
  today?: Day,
): Promise<ReadFigures | null> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  if (!client) return null
  const now = await readSpan(tx, clientId, period, today)
  const whole = periodBefore(period)
  const missing = missingOf(now, period)
  // Months are compared as a whole once they are whole; else as many days as there are.
  const isWhole = missing.length === 0 && kindOf(period) === 'month'
  const days = now.period.received ? countDays(now.period.received) : countDays(period)
  const before = isWhole
    ? whole
    : { first: whole.first, last: earlier(whole.last, addDays(whole.first, days - 1)) }
  const then = await readSpan(tx, clientId, before, today)
  const { campaigns, firstDay, received } = now.account
  const begun = firstDay !== null && firstDay <= period.last
  const figures: ReportFigures = {
    client: { name: client.name, sample: client.demo || campaigns.some(({ demo }) => demo) },
    period,
    before,
    total: now.total,
    unheard: now.total.rows === 0 && (!begun || received.some(({ live }) => live)),
    totalBefore: firstDay !== null && firstDay <= before.last ? then.total : null,
    platforms: now.platforms
      .filter(({ now: own }) => own.rows > 0)
      .map(({ platform, now: own }) => {
        const earlierOnes = then.platforms.find((each) => each.platform === platform)?.now
        const late = missing.find(({ source }) => source === platform)
        return {
          name: platformName(platform),
          now: own,
          before: earlierOnes && earlierOnes.rows > 0 ? earlierOnes : null,
          lastDay: late?.lastDay ?? null,
        }
      }),
    campaigns: now.campaigns.map(({ name, platform, now: own }) => ({
      name,
      platform: platformName(platform),
      now: own,
    })),
    days: { now: dayRows(now), before: dayRows(then) },
    goals: kindOf(period) === 'month' ? await readGoals(tx, clientId, monthOf(period.first)) : null,
    changed: changedTexts(now, then),
    readAt: new Date(),
  }
  const isReal = begun && campaigns.some(({ demo }) => !demo)
  return { figures, missing, isReal }
}
