import { costPer, type Figures } from '#features/figures/rules/figures.ts'
import { counted } from '#features/shared/rules/counted.ts'
import { count, money } from '#features/shared/rules/written.ts'
import type { ReportDocument, Words } from '../rules/report.ts'
import { compare } from './compare.ts'
import type { CampaignSums, ReportFigures } from './report-figures.ts'

/** More would not fit on four sheets; the rest is summed. */
const SHOWN = 12

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0)

export function composePlatforms(
  { platforms, total }: ReportFigures,
  within: string,
): ReportDocument['platforms'] {
  return platforms.map(({ name, now, before }) => {
    const cost = costPer(now.spend, now.conversions)
    const spend = shareOf(now.spend, total.spend)
    const conversions = shareOf(now.conversions, total.conversions)
    const costBefore = before && costPer(before.spend, before.conversions)
    return {
      name,
      spend: { text: money(now.spend), share: `${spend}% da verba`, percent: spend },
      conversions: {
        text: counted(now.conversions, 'conversão', 'conversões'),
        share: `${conversions}% do total`,
        percent: conversions,
      },
      cost: cost === null ? '—' : money(cost),
      words: costWords(cost, costBefore, within),
    }
  })
}

function costWords(cost: number | null, before: number | null, within: string): Words {
  if (cost === null) return ['Sem conversões nesta plataforma.']
  if (before === null) return compare(cost, null, within, money)
  return ['Custo por conversão: ', ...lower(compare(cost, before, within, money))]
}

function lower(words: Words): Words {
  const [first, ...rest] = words
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  if (first === undefined) return words
  return [typeof first === 'string' ? small(first) : { strong: small(first.strong) }, ...rest]
}

export function composeCampaigns(campaigns: CampaignSums[]): ReportDocument['campaigns'] {
  const active = campaigns
    .filter(({ now }) => now.spend > 0 || now.conversions > 0 || now.clicks > 0)
    .sort((a, b) => b.now.spend - a.now.spend || a.name.localeCompare(b.name, 'pt-BR'))
  const rest = active.slice(SHOWN)
  const sum = (read: (sums: Figures) => number) => rest.reduce((all, { now }) => all + read(now), 0)
  return {
    total: active.length,
    rows: active.slice(0, SHOWN).map(({ name, platform, now }) => {
      const cost = costPer(now.spend, now.conversions)
      return {
        name,
        platform,
        spend: money(now.spend),
        conversions: count(now.conversions),
        cost: cost === null ? '—' : money(cost),
      }
    }),
    rest:
      rest.length === 0
        ? null
        : `E mais ${counted(rest.length, 'campanha', 'campanhas')}: ${money(sum(({ spend }) => spend))} de investimento e ${counted(
            sum(({ conversions }) => conversions),
            'conversão',
            'conversões',
          )}.`,
  }
}
