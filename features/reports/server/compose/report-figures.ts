import { eq } from 'drizzle-orm'
import {
  type ChannelReport,
  readChannelReports,
} from '#features/connections/server/connections.server.ts'
import type { BestAd } from '#features/figures/rules/best-ads.ts'
import type { ConvertedAmount } from '#features/figures/rules/converted.ts'
import { type Figures, growth } from '#features/figures/rules/figures.ts'
import type { Goals } from '#features/figures/rules/goals.ts'
import { type LeftOut, leftOutOf } from '#features/figures/rules/partial.ts'
import { platformName as nameOf, type Platform } from '#features/figures/rules/period.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import {
  type LargestReach,
  type PeriodReport,
  readBestAds,
  readConverted,
  readDaysBefore,
  readGoals,
  readLargestReach,
  readPeriod,
} from '#features/figures/server/figures.server.ts'
import { clients } from '#features/people/server/people.server.ts'
import { type Day, monthOf } from '#features/shared/rules/days.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Words } from '../../rules/report.ts'
import { kindOf, periodBefore, type ReportPeriod } from '../../rules/report-schedule.ts'
import type { Missing } from '../schema.ts'

type PlatformSums = {
  name: string
  now: Figures
  before: Figures | null
  lastDay: string | null
}

export type CampaignSums = { name: string; platform: string; now: Figures }

/** Sums of a day with figures. */
export type DaySums = { date: string; spend: number; conversions: number; clicks: number }

/** All data of a report. */
export type ReportFigures = {
  client: { name: string; sample: boolean }
  reach: LargestReach[]
  ads: BestAd[]
  channels: ChannelReport[]
  period: ReportPeriod
  before: ReportPeriod
  total: Figures
  /** Nothing was received although ads may have run, so it is not zero. */
  unheard: boolean
  /** Null when nothing was received. */
  totalBefore: Figures | null
  platforms: PlatformSums[]
  campaigns: CampaignSums[]
  /** Spend that the return does not count. */
  leftOut: LeftOut | null
  days: { now: DaySums[]; before: DaySums[] }
  goals: Goals | null
  /** Sentences of the client area about changes, without the first. */
  changed: string[]
  /** Spend that came in other currencies. */
  converted: ConvertedAmount[]
  readAt: Date
}

/** A figure compared with the period before. Missing is not zero. */
export function compare(
  now: number | null,
  before: number | null,
  within: string,
  write: (value: number) => string,
): Words {
  if (before === null) return [`Sem números ${within} para comparar.`]
  if (now === null) return [`${capitalizeFirst(within)} foi ${write(before)}.`]
  if (before === 0)
    return now === 0 ? [`Zero, como ${within}.`] : [`${capitalizeFirst(within)} não houve.`]
  const percent = Math.round(growth(now, before) ?? 0)
  if (now === before) return [{ strong: `Igual ao que foi ${within}` }, '.']
  const than = `que ${within}`
  if (percent === 0) return [{ strong: `Quase o mesmo ${than}` }, ` (${write(before)}).`]
  return [
    { strong: `${Math.abs(percent)}% ${percent > 0 ? 'mais' : 'menos'} ${than}` },
    ` (${write(before)}).`,
  ]
}

/** Appends text before the full stop. */
export function appendText(words: Words, more: string): Words {
  const last = words.at(-1)
  if (typeof last !== 'string') return [...words, ` ${more}`]
  return [...words.slice(0, -1), `${last.replace(/\.$/, '')}${more}`]
}

/** Figures without a platform are demo data. */
export const platformName = (platform: Platform | null) =>
  platform ? nameOf(platform) : 'Dados de exemplo'

const dayRows = (days: PeriodReport['days']): DaySums[] =>
  days.flatMap(({ date, figures }) => (figures ? [{ date, ...figures }] : []))

/**
 * Platforms that are behind. One without live campaigns is not, nor one silent throughout the
 * period before.
 */
function missingOf({ account }: PeriodReport, period: ReportPeriod): Missing[] {
  const { first } = periodBefore(period)
  return account.received
    .filter(({ live, lastDay }) => live && lastDay && lastDay >= first && lastDay < period.last)
    .map(({ platform, lastDay }) => ({ source: platform, lastDay }))
}

/** Spend is in the first sentence already. */
const changedTexts = (report: PeriodReport): string[] =>
  whatChanged(report)
    .filter(({ about }) => about !== 'spend')
    .map(({ text }) => text)

export type ReadFigures = { figures: ReportFigures; missing: Missing[]; isReal: boolean }

/**
 * The figures of the client area for these days, with the same comparison. Null without such a
 * client. Runs as the server and as staff.
 */
export async function readFigures(
  tx: Transaction,
  clientId: string,
  period: ReportPeriod,
  today?: Day,
): Promise<ReadFigures | null> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  if (!client) return null
  const query = {
    choice: { kind: 'dates', ...period },
    comparison: 'before',
    platform: null,
  } as const
  const report = await readPeriod(tx, clientId, query, today)
  const missing = missingOf(report, period)
  const before = report.period.before ?? periodBefore(period)
  const { campaigns, firstDay, received } = report.account
  const begun = firstDay !== null && firstDay <= period.last
  const figures: ReportFigures = {
    client: { name: client.name, sample: client.demo || campaigns.some(({ demo }) => demo) },
    reach: await readLargestReach(tx, clientId, period),
    ads: await readBestAds(tx, clientId, period),
    channels: await readChannelReports(tx, clientId, query),
    period,
    before,
    total: report.total,
    unheard: report.total.rows === 0 && (!begun || received.some(({ live }) => live)),
    totalBefore: firstDay !== null && firstDay <= before.last ? report.before : null,
    platforms: report.platforms
      .filter(({ now }) => now.rows > 0)
      .map(({ platform, now, before: earlier }) => ({
        name: platformName(platform),
        now,
        before: earlier.rows > 0 ? earlier : null,
        lastDay: missing.find(({ source }) => source === platform)?.lastDay ?? null,
      })),
    campaigns: report.campaigns.map(({ name, platform, now }) => ({
      name,
      platform: platformName(platform),
      now,
    })),
    leftOut: leftOutOf(report.campaigns, report.days),
    days: {
      now: dayRows(report.days),
      before: dayRows(await readDaysBefore(tx, clientId, report)),
    },
    goals: kindOf(period) === 'month' ? await readGoals(tx, clientId, monthOf(period.first)) : null,
    changed: changedTexts(report),
    converted: await readConverted(tx, clientId, report.period.received),
    readAt: new Date(),
  }
  const isReal = begun && campaigns.some(({ demo }) => !demo)
  return { figures, missing, isReal }
}
