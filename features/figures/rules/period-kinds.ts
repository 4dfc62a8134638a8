import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { type ConversionKind, kindNames, kindsOf, noFigures } from './figures.ts'
import { countsAs, labelKind, type ResultChoices } from './result-kinds.ts'

/** How often a campaign had a kind of result in a period. */
export type CampaignKind = { campaign: string; kind: string; count: number }
/** Conversions of days whose kinds nobody stated: only their groups are known. */
export type UnstatedSums = Record<ConversionKind | 'conversions', number>

export type NamedCount = { label: string; count: number }

export type PeriodKinds = {
  /** What the conversions are; together they are all of them. */
  counted: NamedCount[]
  /** What else happened, which is no conversion. */
  others: NamedCount[]
  /** Kinds that count people, who are the same on several days: named, never summed. */
  unsummed: string[]
}

const people = labelKind('reach')

/** Kinds of one name are one, the most frequent first. */
function merge(list: NamedCount[]): NamedCount[] {
  return [...Map.groupBy(list, ({ label }) => label)]
    .map(([label, same]) => ({
      label,
      count: Math.round(same.reduce((sum, { count }) => sum + count, 0) * 100) / 100,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

/** The kinds of a period by their Portuguese names, as the agency decided about each. */
export function namePeriodKinds(
  rows: CampaignKind[],
  choices: ResultChoices,
  unstated: UnstatedSums,
): PeriodKinds {
  const named = ({ kind, count }: CampaignKind) => ({ label: labelKind(kind), count })
  const counts = ({ kind, campaign }: CampaignKind) => countsAs(kind, choices, campaign)
  const groups = kindsOf({ ...noFigures, ...unstated }).map(({ kind, count }) => ({
    label: kind === 'other' ? 'Sem tipo informado' : capitalizeFirst(kindNames[kind][1]),
    count,
  }))
  const others = merge(rows.filter((row) => !counts(row)).map(named))
  return {
    counted: merge([...rows.filter(counts).map(named), ...groups]),
    others: others.filter(({ label }) => label !== people),
    unsummed: others.some(({ label }) => label === people) ? [people] : [],
  }
}
