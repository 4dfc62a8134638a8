import { count, formatRounded, money, roundPercent } from '#features/shared/rules/text.ts'
import {
  type ConversionKind,
  costPer,
  type Figures,
  growth,
  kindNames,
  kindsOf,
  roasOf,
} from './figures.ts'

type Pair = { now: number; before: number }
type Named = Pair & { id: string; name: string }

/** A sentence with its data, so that it can be recomputed from the rows. */
export type Changed =
  | ({ about: 'conversions' | 'spend' | 'revenue'; text: string; most: Named | null } & Pair)
  | ({ about: 'cost'; text: string; by: 'click' | 'rate'; part: Pair } & Pair)

type Campaign = { id: string; name: string; now: Figures; before: Figures }
type Comparison = { total: Figures; before: Figures; campaigns: readonly Campaign[] }

/** Smaller changes are noise. */
const LEAST_PERCENT = 10
const LEAST_CONVERSIONS = 3
/** A campaign is named only if it explains this share of the change. */
const LEAST_SHARE = 0.3
const MOST_SENTENCES = 3

const moved = ({ now, before }: Pair): number | null => {
  const percent = growth(now, before)
  return percent !== null && Math.abs(percent) >= LEAST_PERCENT ? percent : null
}

/** The campaign that moved most in the same direction, if there is only one. */
function mostMoved(comparison: Comparison, figure: (figures: Figures) => number): Named | null {
  const whole = figure(comparison.total) - figure(comparison.before)
  const moves = comparison.campaigns
    .map(({ id, name, now, before }) => ({ id, name, now: figure(now), before: figure(before) }))
    .map((each) => ({ ...each, move: (each.now - each.before) * Math.sign(whole) }))
    .filter(({ move }) => move > 0)
    .sort((one, other) => other.move - one.move)
  const [first, second] = moves
  if (!first || comparison.campaigns.length < 2) return null
  if (second && second.move >= first.move) return null
  if (first.move < Math.abs(whole) * LEAST_SHARE) return null
  // With a single campaign, naming it adds nothing.
  if (first.now === figure(comparison.total) && first.before === figure(comparison.before))
    return null
  return { id: first.id, name: first.name, now: first.now, before: first.before }
}

const way = (percent: number, up: string, down: string) =>
  `${percent > 0 ? up : down} ${roundPercent(Math.abs(percent))}`

const most = (named: Named | null, percent: number, written: (value: number) => string) =>
  named
    ? ` Quem mais ${percent > 0 ? 'subiu' : 'caiu'} foi “${named.name}”: de ${written(named.before)} para ${written(named.now)}.`
    : ''

const feminine = new Set<ConversionKind | 'other'>(['purchases', 'conversations', 'other'])

/** 'Os contatos', or a name for all kinds together. */
function conversionsOf({ total, before }: Comparison): string {
  const kinds = new Set([...kindsOf(total), ...kindsOf(before)].map(({ kind }) => kind))
  const [only] = kinds
  if (kinds.size === 1 && only && only !== 'other') {
    return `${feminine.has(only) ? 'As' : 'Os'} ${kindNames[only][1]}`
  }
  return kinds.size > 1 ? 'As conversões, todos os tipos somados,' : 'As conversões'
}

function ofConversions(comparison: Comparison): Changed | null {
  const pair = { now: comparison.total.conversions, before: comparison.before.conversions }
  const percent = moved(pair)
  if (percent === null || Math.abs(pair.now - pair.before) < LEAST_CONVERSIONS) return null
  const named = mostMoved(comparison, ({ conversions }) => conversions)
  const text = `${conversionsOf(comparison)} ${way(percent, 'subiram', 'caíram')}, de ${formatRounded(pair.before)} para ${formatRounded(pair.now)}.`
  return {
    about: 'conversions',
    ...pair,
    most: named,
    text: text + most(named, percent, formatRounded),
  }
}

/** Rounded, unless the two would look the same. */
function writePair({ now, before }: Pair): [now: string, before: string] {
  const write = formatRounded(now) === formatRounded(before) ? count : formatRounded
  return [write(now), write(before)]
}

const rateOf = ({ conversions, clicks }: Figures) => (conversions / clicks) * 100

/**
 * Cost per conversion is cost per click divided by the conversion rate; the sentence names the
 * factor that moved it more.
 */
function ofCost({ total, before }: Comparison): Changed | null {
  const cost = (figures: Figures) => costPer(figures.spend, figures.conversions)
  const pair = { now: cost(total) ?? 0, before: cost(before) ?? 0 }
  const percent = moved(pair)
  if (percent === null || pair.now <= 0 || total.clicks <= 0 || before.clicks <= 0) return null
  const click = { now: total.spend / total.clicks, before: before.spend / before.clicks }
  const rate = { now: rateOf(total), before: rateOf(before) }
  const [byClick, byRate] = [click, rate].map((each) => Math.log(each.now / each.before)) as [
    number,
    number,
  ]
  const by = byClick * Math.sign(percent) >= -byRate * Math.sign(percent) ? 'click' : 'rate'
  const [rateNow, rateBefore] = writePair(rate)
  const why =
    by === 'click'
      ? `o clique passou de ${money(click.before)} para ${money(click.now)}`
      : `de cada 100 cliques, ${rateNow} viraram conversão; antes, ${rateBefore}`
  return {
    about: 'cost',
    ...pair,
    by,
    part: by === 'click' ? click : rate,
    text: `O custo por conversão ${way(percent, 'subiu', 'caiu')}, de ${money(pair.before)} para ${money(pair.now)}: ${why}.`,
  }
}

function ofRevenue(comparison: Comparison): Changed | null {
  const { total, before } = comparison
  if (total.revenue === null || before.revenue === null) return null
  const pair = { now: total.revenue, before: before.revenue }
  const percent = moved(pair)
  if (percent === null) return null
  const named = mostMoved(comparison, ({ revenue }) => revenue ?? 0)
  const [roas, earlier] = [roasOf(total), roasOf(before)]
  const each =
    roas !== null && earlier !== null
      ? ` Cada real investido trouxe ${money(roas)}; antes, ${money(earlier)}.`
      : ''
  const text = `A receita ${way(percent, 'subiu', 'caiu')}, de ${money(pair.before)} para ${money(pair.now)}.`
  return { about: 'revenue', ...pair, most: named, text: text + most(named, percent, money) + each }
}

function ofSpend(comparison: Comparison): Changed | null {
  const pair = { now: comparison.total.spend, before: comparison.before.spend }
  const percent = moved(pair)
  if (percent === null) return null
  const named = mostMoved(comparison, ({ spend }) => spend)
  const text = `O investimento ${way(percent, 'subiu', 'caiu')}, de ${money(pair.before)} para ${money(pair.now)}.`
  return { about: 'spend', ...pair, most: named, text: text + most(named, percent, money) }
}

/** At most three sentences, most relevant first. */
export function whatChanged(comparison: Comparison): Changed[] {
  if (comparison.total.rows === 0 || comparison.before.rows === 0) return []
  return [ofConversions, ofCost, ofRevenue, ofSpend]
    .flatMap((rule) => rule(comparison) ?? [])
    .slice(0, MOST_SENTENCES)
}
