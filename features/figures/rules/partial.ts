import { formatCount, money } from '#features/shared/rules/text.ts'
import type { Figures } from './figures.ts'
import { type Platform, platformName } from './period.ts'

type Campaign = { name: string; platform: Platform | null; now: Figures }
type DayOf = { figures: Figures | null }

/** Spend that a ROAS does not count, because nobody reports revenue for it. */
export type LeftOut = { spend: number; parts: string[] }

const cents = (value: number) => Math.round(value * 100) / 100
const sum = (all: Campaign[], of: (figures: Figures) => number) =>
  cents(all.reduce((whole, { now }) => whole + of(now), 0))
const LONGEST_NAME = 40
const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()}…` : name
const restOf = ({ spend, revenueSpend }: Figures) => spend - revenueSpend

/** Campaigns of one platform: those without any revenue, then days of the others. */
function partsOf(campaigns: Campaign[], days: readonly DayOf[], only: boolean): string[] {
  const [{ platform }] = campaigns as [Campaign]
  const name = platform ? platformName(platform) : 'outras origens'
  if (campaigns.every(({ now }) => now.revenue === null)) {
    return [`${money(sum(campaigns, ({ spend }) => spend))} ${platform ? 'do' : 'de'} ${name}`]
  }
  const silent = campaigns.filter(({ now }) => now.revenue === null && now.spend > 0)
  const [first] = silent
  const silentSpend = sum(silent, ({ spend }) => spend)
  const others = campaigns.filter(({ now }) => now.revenue !== null)
  const rest = sum(others, restOf)
  // Days are summed over all campaigns, so they can be counted only where nothing else is left out.
  const gaps = days.filter(({ figures }) => figures && cents(restOf(figures)) > 0).length
  return [
    ...(first
      ? [
          `${money(silentSpend)} ${silent.length === 1 ? `da campanha “${shortened(first.name)}”` : `de ${silent.length} campanhas`}`,
        ]
      : []),
    ...(rest > 0
      ? [
          `${money(rest)} de ${only && !first && gaps > 0 ? formatCount(gaps, 'dia', 'dias') : 'alguns dias'}`,
        ]
      : []),
  ]
}

/** Whether a ROAS counts only a part of the spend beside it. */
export const isPartial = (figures: Figures): boolean =>
  figures.revenue !== null && cents(restOf(figures)) > 0

/** What the ROAS of these campaigns leaves out; null when it is whole, or when there is none. */
export function leftOutOf(
  campaigns: readonly Campaign[],
  days: readonly DayOf[] = [],
): LeftOut | null {
  const counting = campaigns.filter(({ now }) => now.rows > 0)
  if (counting.every(({ now }) => now.revenue === null)) return null
  const groups = [...Map.groupBy(counting, ({ platform }) => platform).values()]
  const partial = groups.filter((group) => sum(group, restOf) > 0)
  const spend = sum(counting, restOf)
  if (spend <= 0) return null
  return { spend, parts: partial.flatMap((group) => partsOf(group, days, partial.length === 1)) }
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'sem contar R$ 400,00 do Google Ads, sem receita informada' */
export const leftOutText = ({ parts }: LeftOut): string =>
  `sem contar ${list.format(parts)}, sem receita informada`
