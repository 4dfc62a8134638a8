import { fullDay, platformName, shortDay } from '#features/figures/rules/period.ts'
import { monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { count, formatCount, money } from '#features/shared/rules/text.ts'
import type { Alert } from './alerts.ts'

type Words = {
  title: string
  /** The figure, and what is usual. */
  detail: string
  /** What the chart shows. */
  description: string
}

const blocks = '▁▂▃▄▅▆▇█'

/** The last days as letters, for mails, which show no drawings. */
export function sparkline(series: readonly (number | null)[]): string {
  const most = Math.max(0, ...series.map((value) => value ?? 0))
  return series
    .map((value) => {
      if (value === null) return '·'
      return blocks[most > 0 ? Math.round((value / most) * (blocks.length - 1)) : 0]
    })
    .join('')
}

const timesFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** 'Meta Ads, 14/11' */
const placeOf = ({ platform, day }: Alert) =>
  platform ? `${platformName(platform)}, ${shortDay(day)}` : shortDay(day)

export function alertWords(alert: Pick<Alert, keyof Alert>): Words {
  const { kind, day, value, usual, facts, series } = alert
  const days = formatCount(series.length, 'dia', 'dias')
  const spend = `Investimento por dia nos últimos ${days}, até ${fullDay(day)}`
  switch (kind) {
    case 'spend-up':
      return {
        title: 'o gasto subiu muito',
        detail: `${placeOf(alert)}: ${money(value)} em um dia, ${timesFormat.format(value / usual)} vezes o normal de ${money(usual)}.`,
        description: spend,
      }
    case 'spend-stopped':
      return {
        title: 'o gasto parou',
        detail: `${placeOf(alert)}: ${money(value)} no dia. O normal é ${money(usual)}, e há campanha ativa.`,
        description: spend,
      }
    case 'no-conversions':
      return {
        title: `${formatCount(facts.days ?? 0, 'dia', 'dias')} sem conversão`,
        detail: `${placeOf(alert)}: os anúncios gastam, e o normal são ${count(Math.round(usual))} por dia.`,
        description: `Conversões por dia nos últimos ${days}, até ${fullDay(day)}`,
      }
    case 'budget-early': {
      const ends = facts.ends ?? day
      const left = Math.max(
        0,
        Number(monthSpan(monthOf(day)).last.slice(8)) - Number(ends.slice(8)),
      )
      const isSpent = ends <= day
      return {
        title: isSpent ? 'a verba do mês acabou' : 'a verba acaba antes do fim do mês',
        detail: isSpent
          ? `${money(value)} de ${money(usual)} até ${shortDay(day)}.`
          : `${money(value)} de ${money(usual)} até ${shortDay(day)}. Neste ritmo acaba em ${shortDay(ends)}, ${formatCount(left, 'dia', 'dias')} antes.`,
        description: spend,
      }
    }
  }
}
