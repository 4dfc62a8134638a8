import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { count, fullDay, moment, money, shortDay } from '#app/shell/format.server.ts'
import { spanText } from '#features/figures/rules/period.ts'
import {
  confirm,
  discard,
  type ImportRow,
  importOf,
  type Report,
  undo,
  WAITING_DAYS,
  type Warning,
} from '#features/figures/server/figures.server.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { counted, deskMeta } from '../shared/desk-view.server.ts'

export const platformNames = { meta: 'Meta Ads', google: 'Google Ads' }

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })

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
      return `Em ${shortDay(warning.day)}, “${warning.name}” tem investimento e nenhum clique${warning.more > 0 ? ` (e mais ${counted(warning.more, 'dia', 'dias')} assim)` : ''}. Confira na plataforma antes de confirmar.`
    case 'today':
      return `${fullDay(warning.day)} ainda não terminou: os números deste dia vão mudar.`
    case 'connected':
      return warning.days === 1
        ? 'Um dia vem da conexão com a plataforma e fica como está.'
        : `${count(warning.days)} dias vêm da conexão com a plataforma e ficam como estão.`
    case 'lost':
      return `${counted(warning.days, 'dia perde', 'dias perdem')} ${lossTexts[warning.what]}`
    case 'demo':
      return 'Os dados demo deste cliente dão lugar aos números de verdade.'
    case 'total-lines':
      return `${counted(warning.lines, 'linha de total fica', 'linhas de totais ficam')} de fora: os totais são somados aqui.`
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
      before: costBefore === null ? '—' : money(costBefore),
      after: costAfter === null ? '—' : money(costAfter),
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
    weekday: weekday.format(new Date(`${day}T00:00:00Z`)).replace('.', ''),
    date: shortDay(day),
    state,
    stateText: states[state],
    spend: cell(figures.spend, figures.spendBefore, money),
    conversions: cell(figures.conversions, figures.conversionsBefore, count),
  }
}

function reportView(report: Report) {
  const { platform, rows, columns, first, last, campaigns, days, shown, warnings } = report
  const touched = days.new + days.changed
  const hidden = days.new + days.changed + days.same - shown.length
  return {
    platform: platformNames[platform],
    read: counted(rows, 'linha lida', 'linhas lidas'),
    period: first === last ? fullDay(first) : spanText({ first, last }),
    changes: changesText(days),
    campaigns: `${counted(campaigns.all, 'campanha', 'campanhas')}${campaigns.new > 0 ? `, ${counted(campaigns.new, 'nova', 'novas')}` : ''}`,
    columns: columns.join(', '),
    figures: figuresView(report),
    days: shown.map(dayView),
    hidden: hidden > 0 ? `E mais ${counted(hidden, 'dia', 'dias')} antes destes.` : '',
    warnings: warnings.map(warningText),
    confirm: touched > 0 ? `Confirmar ${counted(touched, 'dia', 'dias')}` : 'Confirmar',
  }
}

const stateTexts: Record<ImportRow['state'], string> = {
  reading: 'sendo lido',
  ready: 'espera confirmação',
  refused: 'não pôde ser lido',
  saving: 'sendo gravado',
  done: '',
  undoing: 'sendo desfeito',
  undone: 'desfeita',
}

function resultText({ result }: ImportRow): string {
  if (!result) return ''
  const { newDays, changedDays, newCampaigns } = result
  if (newDays + changedDays === 0) return 'Nada mudou'
  return [
    newDays > 0 && counted(newDays, 'número novo', 'números novos'),
    changedDays > 0 && counted(changedDays, 'mudado', 'mudados'),
    newCampaigns > 0 && counted(newCampaigns, 'campanha nova', 'campanhas novas'),
  ]
    .filter(Boolean)
    .join(', ')
}

function undoText({ undoneAt, undoneBy, undoResult }: ImportRow): string {
  if (!undoneAt || !undoResult) return ''
  const unchanged = undoResult.keptBy.map(
    ({ fileName, days }) =>
      `${counted(days, 'número fica', 'números ficam')} como ${fileName} deixou`,
  )
  const who = `Desfeita por ${undoneBy} em ${moment(undoneAt)}`
  return unchanged.length > 0 ? `${who}; ${unchanged.join('; ')}.` : `${who}.`
}

export function importView(row: ImportRow) {
  return {
    id: row.id,
    file: row.fileName,
    platform: row.platform ? platformNames[row.platform] : '',
    by: `${row.by}, ${moment(row.doneAt ?? row.createdAt)}`,
    state: row.state,
    stateText: stateTexts[row.state],
    result: resultText(row),
    undone: undoText(row),
    canUndo: row.state === 'done',
  }
}

const underWay = { reading: 'Lendo o arquivo', saving: 'Gravando', undoing: 'Desfazendo' }

export async function importData(args: LoaderFunctionArgs) {
  const result = await importOf(args, args.params.id ?? '', args.params.importId ?? '')
  if (!result) throw data(null, 404)
  const { client, row: found } = result
  const { problem, ...report } = found.report
  const step = underWay[found.state as keyof typeof underWay]
  const ready = found.state === 'ready' && report.shown
  return {
    meta: deskMeta(`Importação de ${client.name}`),
    crumb: 'Importação',
    client,
    ...importView(found),
    problem: problem ?? null,
    step: step ? { text: step, percent: Math.round(found.progress * 100) } : null,
    report: ready ? reportView(report as Report) : null,
    waitText: `O arquivo lido espera ${WAITING_DAYS} dias e some. O cliente só vê os números depois de confirmados, e dá para desfazer quando quiser.`,
  }
}

const clientPage = ({ params }: DeskCall) => `/agencia/clientes/${params.id}`
const importPage = (call: DeskCall) => `${clientPage(call)}/importacoes/${call.params.importId}`
const placeOf = ({ params }: DeskCall) => ({
  clientId: params.id ?? '',
  id: params.importId ?? '',
})

export const importAction = deskAction('import', clientPage, {
  'confirm-import': act(null, async (desk) => {
    if ((await confirm(desk, placeOf(desk))) !== 'done') return redirect(importPage(desk))
  }),
  'discard-import': act(null, async (desk) => {
    await discard(desk, placeOf(desk))
  }),
  'undo-import': act(null, async (desk) => {
    const isUndone = (await undo(desk, placeOf(desk))) === 'undone'
    return isUndone ? { to: importPage(desk) } : redirect(importPage(desk))
  }),
})
