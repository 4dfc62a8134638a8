import { eq } from 'drizzle-orm'
import { type Figures, growth, noFigures } from '#features/figures/rules/figures.ts'
import type { Goals } from '#features/figures/rules/goals.ts'
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
import type { Words } from '../rules/report.ts'
import { kindOf, periodBefore, type ReportPeriod } from '../rules/report-schedule.ts'
import type { Missing } from './schema.ts'

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
  period: ReportPeriod
  before: ReportPeriod
  total: Figures
  /** Nothing was received although ads may have run, so it is not zero. */
  unheard: boolean
  /** Null when nothing was received. */
  totalBefore: Figures | null
  platforms: PlatformSums[]
  campaigns: CampaignSums[]
  days: { now: DaySums[]; before: DaySums[] }
  goals: Goals | null
  /** Sentences of the client area about changes, without the first. */
  changed: string[]
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
  if (now === null) return [`${capital(within)} foi ${write(before)}.`]
  if (before === 0) return now === 0 ? [`Zero, como ${within}.`] : [`${capital(within)} não houve.`]
  const percent = Math.round(growth(now, before) ?? 0)
  if (now === before) return [{ strong: `Igual ao que foi ${within}` }, '.']
  const than = `que ${within}`
  if (percent === 0) return [{ strong: `Quase o mesmo ${than}` }, ` (${write(before)}).`]
  return [
    { strong: `${Math.abs(percent)}% ${percent > 0 ? 'mais' : 'menos'} ${than}` },
    ` (${write(before)}).`,
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Appends text before the full stop. */
export function adding(words: Words, more: string): Words {
  const last = words.at(-1)
  if (typeof last !== 'string') return [...words, ` ${more}`]
  return [...words.slice(0, -1), `${last.replace(/\.$/, '')}${more}`]
}

/** Figures without a platform are demo data. */
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

/** Null without such a client. Runs as the server and as staff. */
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
  // Whole months are compared as a whole, others over equally many days.
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
      .filter(({ now: figures }) => figures.rows > 0)
      .map(({ platform, now: figures }) => {
        const earlierOnes = then.platforms.find((each) => each.platform === platform)?.now
        const late = missing.find(({ source }) => source === platform)
        return {
          name: platformName(platform),
          now: figures,
          before: earlierOnes && earlierOnes.rows > 0 ? earlierOnes : null,
          lastDay: late?.lastDay ?? null,
        }
      }),
    campaigns: now.campaigns.map(({ name, platform, now: figures }) => ({
      name,
      platform: platformName(platform),
      now: figures,
    })),
    days: { now: dayRows(now), before: dayRows(then) },
    goals: kindOf(period) === 'month' ? await readGoals(tx, clientId, monthOf(period.first)) : null,
    changed: changedTexts(now, then),
    readAt: new Date(),
  }
  const isReal = begun && campaigns.some(({ demo }) => !demo)
  return { figures, missing, isReal }
}
