import { count, fullDay, money, shortDay } from '#app/shell/format.server.ts'
import { platformName, spanText } from '#features/figures/rules/period.ts'
import { describeKind } from '#features/figures/rules/result-kinds.ts'
import type { KindInFile, Report, Warning } from '#features/figures/server/figures.server.ts'
import { dayWith } from '#features/shared/rules/days.ts'
import { formatOrDash } from '#features/shared/rules/text.ts'
import { formatCount } from '../shared/desk-view.server.ts'

const weekday = dayWith({ weekday: 'short' })

const numberWords = [
  'nenhum',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
]
const numberText = (number: number) => numberWords[number] ?? count(number)

/** "três dias novos, dois que mudam e um igual ao que já temos" */
function changesText({ new: fresh, changed, same }: Report['days']): string {
  const parts = [
    fresh > 0 && `${numberText(fresh)} ${fresh === 1 ? 'dia novo' : 'dias novos'}`,
    changed > 0 && `${numberText(changed)} que ${changed === 1 ? 'muda' : 'mudam'}`,
    same > 0 && `${numberText(same)} ${same === 1 ? 'igual' : 'iguais'} ao que já temos`,
  ].filter((part) => part !== false)
  const last = parts.pop() ?? 'nada muda'
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}

function difference(before: number, after: number, format: (value: number) => string): string {
  const by = Math.round((after - before) * 100) / 100
  if (by === 0) return 'igual'
  return `${format(Math.abs(by))} a ${by > 0 ? 'mais' : 'menos'}`
}

const lossTexts = {
  revenue:
    'a receita que já temos: o arquivo não a diz. Para mantê-la, exporte com a coluna do valor de conversão.',
  kinds:
    'os tipos de conversão que já temos: o arquivo não os separa. Para mantê-los, exporte com a coluna do tipo de resultado.',
}

function warningText(warning: Warning): string {
  switch (warning.kind) {
    case 'near-name':
      return `A campanha nova “${warning.name}” tem quase o nome de “${warning.known}”. Se for a mesma, corrija o nome na plataforma antes de importar.`
    case 'missing-days':
      return warning.days === 1
        ? `Falta um dia no meio: ${fullDay(warning.first)}.`
        : `Faltam ${count(warning.days)} dias no meio: de ${shortDay(warning.first)} a ${fullDay(warning.last)}.`
    case 'spend-without-clicks':
      return `Em ${shortDay(warning.day)}, “${warning.name}” tem investimento e nenhum clique${warning.more > 0 ? ` (e mais ${formatCount(warning.more, 'dia', 'dias')} assim)` : ''}. Confira na plataforma antes de confirmar.`
    case 'today':
      return `${fullDay(warning.day)} ainda não terminou: os números deste dia vão mudar.`
    case 'connected':
      return warning.days === 1
        ? 'Um dia vem da conexão com a plataforma e fica como está.'
        : `${count(warning.days)} dias vêm da conexão com a plataforma e ficam como estão.`
    case 'lost':
      return `${formatCount(warning.days, 'dia perde', 'dias perdem')} ${lossTexts[warning.what]}`
    case 'demo':
      return 'Os dados demo deste cliente dão lugar aos números de verdade.'
    case 'absent-columns':
      return `O arquivo não tem ${warning.titles.join(', ').toLowerCase()}: ${warning.titles.length === 1 ? 'entra' : 'entram'} como zero, e a receita como desconhecida.`
    case 'total-lines':
      return `${formatCount(warning.lines, 'linha de total fica', 'linhas de totais ficam')} de fora: os totais são somados aqui.`
    case 'unused-columns':
      return `${warning.titles.length === 1 ? 'A coluna' : 'As colunas'} ${warning.titles.join(', ')} não ${warning.titles.length === 1 ? 'é usada e fica' : 'são usadas e ficam'} de fora.`
  }
}

const cost = (spend: number, conversions: number) => (conversions > 0 ? spend / conversions : null)

/** Spend has no tone. */
const toneOf = (gain: number) => (gain > 0 ? 'better' : gain < 0 ? 'worse' : undefined)

function figuresView({ before, after }: Report) {
  const costBefore = cost(before.spend, before.conversions)
  const costAfter = cost(after.spend, after.conversions)
  return [
    {
      label: 'Investimento no período',
      before: money(before.spend),
      after: money(after.spend),
      by: difference(before.spend, after.spend, money),
    },
    {
      label: 'Conversões',
      before: count(before.conversions),
      after: count(after.conversions),
      by: difference(before.conversions, after.conversions, count),
      tone: toneOf(after.conversions - before.conversions),
    },
    {
      label: 'Custo por conversão',
      before: formatOrDash(costBefore, money),
      after: formatOrDash(costAfter, money),
      by: costBefore === null || costAfter === null ? '' : difference(costBefore, costAfter, money),
      tone: costBefore === null || costAfter === null ? undefined : toneOf(costBefore - costAfter),
    },
  ]
}

const states = { new: 'novo', changed: 'muda', same: 'igual' }

function dayView({ day, state, ...figures }: Report['shown'][number]) {
  const cell = (now: number, before: number | null, format: (value: number) => string) => ({
    now: format(now),
    before: state === 'changed' && before !== null && before !== now ? format(before) : null,
  })
  return {
    day,
    weekday: weekday(day).replace('.', ''),
    date: shortDay(day),
    state,
    stateText: states[state],
    spend: cell(figures.spend, figures.spendBefore, money),
    conversions: cell(figures.conversions, figures.conversionsBefore, count),
  }
}

/** "Leads, Marca e mais 3" */
function newNamesText({ campaigns, newNames = [] }: Report): string {
  const more = campaigns.new - newNames.length
  if (newNames.length === 0) return ''
  return `${newNames.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` e mais ${count(more)}` : ''}`
}

/** A kind of result with what happens to it, and the question about it. */
function kindView({ kind, count: amount, counts, asks }: KindInFile) {
  const [one, many] = describeKind(kind).names
  return {
    kind,
    label: formatCount(amount, one, many),
    counts,
    question: !asks
      ? null
      : counts
        ? 'O arquivo não diz de que tipo são. Sem resposta, contam.'
        : 'Só a agência sabe se este tipo conta. Sem resposta, fica fora das conversões e a pergunta vai para Hoje.',
  }
}

export function reportView(report: Report) {
  const { platform, rows, columns, first, last, campaigns, days, shown, warnings } = report
  const touched = days.new + days.changed
  const hidden = days.new + days.changed + days.same - shown.length
  return {
    platform: platformName(platform),
    read: formatCount(rows, 'linha lida', 'linhas lidas'),
    period: first === last ? fullDay(first) : spanText({ first, last }),
    changes: changesText(days),
    campaigns: `${formatCount(campaigns.all, 'campanha', 'campanhas')}${campaigns.new > 0 ? `, ${formatCount(campaigns.new, 'nova', 'novas')}` : ''}`,
    newCampaigns: newNamesText(report),
    kinds: (report.kinds ?? []).map(kindView),
    columns: columns.join(', '),
    figures: figuresView(report),
    days: shown.map(dayView),
    hidden: hidden > 0 ? `E mais ${formatCount(hidden, 'dia', 'dias')} antes destes.` : '',
    warnings: warnings.map(warningText),
    confirm: touched > 0 ? `Confirmar ${formatCount(touched, 'dia', 'dias')}` : 'Confirmar',
  }
}
