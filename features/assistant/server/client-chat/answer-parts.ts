import { clientReplies } from '#content/assistant/client/replies.ts'
import { paceOf } from '#features/figures/rules/goals.ts'
import { platformNames } from '#features/figures/rules/period.ts'
import { shortDay } from '#features/figures/rules/period-words.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import { readGoals } from '#features/figures/server/figures.server.ts'
import { monthOf } from '#features/shared/rules/days.ts'
import { count, money, roundPercent } from '#features/shared/rules/written.ts'
import type { Transaction } from '#server/db/client.ts'
import { figureSaid } from './figure-words.ts'
import type { FigureName } from './read-client-question.ts'
import { join, sayAll } from './say-figures.ts'

export async function ofGoals(
  tx: Transaction,
  clientId: string,
  report: PeriodReport,
): Promise<string> {
  const month = monthOf(report.period.asked.first)
  const goals = await readGoals(tx, clientId, month)
  const pace = goals && paceOf(goals, month, report.period.received?.last ?? null, report.total)
  if (!pace) return clientReplies.noGoal
  const { budget, conversions, cost, monthShare } = pace
  return join(
    budget &&
      `Verba: **${roundPercent(budget.share)}** usada (${money(budget.spent)} de ${money(budget.goal)}) em ${roundPercent(monthShare)} do mês.`,
    conversions &&
      `Conversões: **${count(conversions.reached)}** de ${count(conversions.goal)} (${roundPercent(conversions.share)}).`,
    cost &&
      `Custo por conversão: ${cost.now === null ? 'ainda sem conversão' : `**${money(cost.now)}**`}, para uma meta de ${money(cost.goal)}.`,
  )
}

export function ofPlatforms({ platforms, query }: PeriodReport): string {
  const known = platforms.filter(({ now }) => now.rows > 0)
  const each = known.map(
    ({ platform, now }) =>
      `**${platform ? platformNames[platform] : 'Sem plataforma'}**: ${sayAll(now)}.`,
  )
  return each.length > 1 || !query.platform ? each.join('\n') : each.join(' ')
}

export function ofDays({ days }: PeriodReport, figure: FigureName, lowest: boolean): string | null {
  const { value, write, many } = figureSaid[figure]
  const rated = days.flatMap(({ date, figures }) => {
    const amount = figures && value(figures)
    return amount === null ? [] : [{ date, amount }]
  })
  rated.sort((a, b) => (lowest ? a.amount - b.amount : b.amount - a.amount))
  const [first] = rated
  return first
    ? `O dia com ${lowest ? 'menos' : 'mais'} ${many} foi **${shortDay(first.date)}**: ${write(first.amount)}.`
    : null
}

export const ofReceived = (report: PeriodReport) =>
  report.account.received
    .flatMap(({ platform, lastDay, stopped }) =>
      lastDay
        ? [
            `${platform ? platformNames[platform] : 'Números'}: dados até **${shortDay(lastDay)}**${stopped ? ', e depois não chegou mais nada; quem os carrega é a sua agência' : ''}.`,
          ]
        : [],
    )
    .join(' ')
