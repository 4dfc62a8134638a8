import {
  clickRateOf,
  costPer,
  type Figures,
  kindNames,
  kindsOf,
} from '#features/figures/rules/figures.ts'
import {
  capitalizeFirst,
  count,
  formatCount,
  formatOrDash,
  money,
} from '#features/shared/rules/text.ts'
import type { ReportDocument } from '../../rules/report.ts'
import { longDay, percent } from './format.ts'
import { compare, platformName, type ReportFigures } from './report-figures.ts'

/** Kinds with their share of the conversions; nothing where the platforms name none. */
export function composeKinds({ total }: ReportFigures): ReportDocument['kinds'] {
  const kinds = kindsOf(total)
  if (kinds.every(({ kind }) => kind === 'other')) return []
  return kinds
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count: some }) => {
      const share = Math.round((some / total.conversions) * 100)
      return {
        label: capitalizeFirst(kindNames[kind][1]),
        value: count(some),
        percent: share,
        words: [`${share}% das conversões`],
      }
    })
}

/** Clicks divided by impressions of the whole period, for each platform and for all of them. */
export function composeClickRates(
  { platforms, total, totalBefore }: ReportFigures,
  within: string,
): ReportDocument['ctr'] {
  const row = (label: string, now: Figures, before: Figures | null) => {
    const rate = clickRateOf(now)
    if (rate === null) return []
    const words = compare(rate, before && clickRateOf(before), within, percent)
    const clicks = formatCount(now.clicks, 'clique', 'cliques')
    const about = `${clicks} em ${formatCount(now.impressions, 'exibição', 'exibições')}. `
    return [{ label, value: percent(rate), words: [about, ...words] }]
  }
  const rows = platforms.flatMap(({ name, now, before }) => row(name, now, before))
  if (rows.length === 0) return undefined
  const all = rows.length > 1 ? row('Tudo junto', total, totalBefore) : []
  return {
    rows: [...rows, ...all],
    note: 'Cliques divididos pelas exibições do período, como as plataformas mostram.',
  }
}

export function composeReach({ reach }: ReportFigures): ReportDocument['reach'] {
  if (reach.length === 0) return undefined
  return {
    rows: reach.map(({ platform, campaign, day, reach: people }) => ({
      label: platformName(platform),
      value: formatCount(people, 'pessoa', 'pessoas'),
      words: ['Em ', { strong: longDay(day) }, `, na campanha ${campaign}.`],
    })),
    note: 'O maior alcance de uma campanha em um só dia. Alcance não se soma: a mesma pessoa vê anúncios em mais de um dia e em mais de uma campanha.',
  }
}

/** The cheapest per conversion, in the order of a campaign's page. */
export function composeAds({ ads }: ReportFigures): ReportDocument['ads'] {
  return ads.map(({ name, group, campaign, spend, conversions }) => {
    const cost = costPer(spend, conversions)
    return {
      name,
      platform: [campaign, group].filter(Boolean).join(' · '),
      spend: money(spend),
      conversions: count(conversions),
      cost: formatOrDash(cost, money),
    }
  })
}
