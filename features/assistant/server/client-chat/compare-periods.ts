import { clientReplies } from '#content/assistant/client.ts'
import { leftOutOf } from '#features/figures/rules/partial.ts'
import { spanText } from '#features/figures/rules/period.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import { figureSaid, percent, toldFigure } from './figure-words.ts'
import type { ClientQuestion, FigureName } from './read-client-question.ts'
import { caveats, join, leftOutIn, named, sayAll, sayFigure, sentence } from './say-figures.ts'

export function ofFigure(asked: FigureName, report: PeriodReport): string {
  const { figure, apart } = toldFigure(asked, report.total)
  const said = sayFigure(figure, report)
  if (!said) {
    const missing = asked === 'revenue' || asked === 'roas'
    return missing
      ? clientReplies.noRevenue
      : clientReplies.noCampaign
          .replace('{figure}', figureSaid[asked].many)
          .replace('{period}', named(report))
  }
  const note = apart ? null : clientReplies.notApart.replace('{kind}', figureSaid[asked].many)
  const mean =
    figure === 'ctr' && report.total.ctr !== null
      ? `O CTR médio, a média das campanhas em cada dia, foi de ${percent(report.total.ctr)}.`
      : null
  return join(sentence(`${named(report)}, ${said}`), mean, note)
}

const sayReport = (report: PeriodReport) => sayAll(report.total, leftOutIn(report))

export const overviewOf = (report: PeriodReport) =>
  join(
    sentence(`${named(report)}: ${sayReport(report)}`),
    ...whatChanged(report).map(({ text }) => text),
  )

const leftOutBefore = ({ campaigns }: PeriodReport) =>
  leftOutOf(campaigns.map((campaign) => ({ ...campaign, now: campaign.before })))

export async function compare(
  question: ClientQuestion,
  report: PeriodReport,
  read: (at: number) => Promise<PeriodReport>,
) {
  const [one, other] = question.periods
  const both = one && other && !(one.kind === 'this-month' && other.kind === 'last-month')
  if (!both) {
    if (question.figure) return ofFigure(question.figure, report)
    const { period, before } = report
    const then =
      period.before && before.rows > 0
        ? sentence(`${spanText(period.before)}: ${sayAll(before, leftOutBefore(report))}`)
        : 'Não há números do período anterior para comparar.'
    return join(
      sentence(`${named(report)}: ${sayReport(report)}`),
      then,
      ...whatChanged(report).map(({ text }) => text),
    )
  }
  const second = await read(1)
  if (second.total.rows === 0)
    return join(overviewOf(report), `Em ${named(second)} não há números.`)
  if (question.figure) {
    const { was, value, write } = figureSaid[toldFigure(question.figure, report.total).figure]
    const [now, then] = [value(report.total), value(second.total)]
    if (now !== null && then !== null) {
      return join(
        sentence(`${named(report)}, ${was} **${write(now)}**`),
        sentence(`${named(second)}: **${write(then)}**`),
      )
    }
  }
  const pair = {
    total: report.total,
    before: second.total,
    campaigns: report.campaigns.map((one) => ({
      ...one,
      before: second.campaigns.find(({ id }) => id === one.id)?.now ?? one.before,
    })),
  }
  return [
    sentence(`${named(report)}: ${sayReport(report)}`),
    join(sentence(`${named(second)}: ${sayReport(second)}`), ...caveats(second)),
    ...whatChanged(pair).map(({ text }) => text),
  ].join('\n')
}
