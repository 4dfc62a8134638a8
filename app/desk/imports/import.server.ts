import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { platformName } from '#features/figures/rules/period.ts'
import {
  addDayRate,
  confirm,
  discard,
  type ImportRow,
  importOf,
  mapColumns,
  type Report,
  undo,
  WAITING_DAYS,
} from '#features/figures/server/figures.server.ts'
import { refreshDrafts } from '#features/reports/server/reports.server.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'
import { isWaitingForColumns, mappingView, usedText } from './mapping.server.ts'
import { reportView } from './report-view.server.ts'

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
    newDays > 0 && formatCount(newDays, 'número novo', 'números novos'),
    changedDays > 0 && formatCount(changedDays, 'mudado', 'mudados'),
    newCampaigns > 0 && formatCount(newCampaigns, 'campanha nova', 'campanhas novas'),
  ]
    .filter(Boolean)
    .join(', ')
}

function undoText({ undoneAt, undoneBy, undoResult }: ImportRow): string {
  if (!undoneAt || !undoResult) return ''
  const unchanged = undoResult.keptBy.map(
    ({ fileName, days }) =>
      `${formatCount(days, 'número fica', 'números ficam')} como ${fileName} deixou`,
  )
  const who = `Desfeita por ${undoneBy} em ${moment(undoneAt)}`
  return unchanged.length > 0 ? `${who}; ${unchanged.join('; ')}.` : `${who}.`
}

export function importView(row: ImportRow) {
  return {
    id: row.id,
    file: row.fileName,
    platform: row.platform ? platformName(row.platform) : '',
    by: `${row.by}, ${moment(row.doneAt ?? row.createdAt)}`,
    state: row.state,
    stateText: isWaitingForColumns(row) ? 'espera as colunas' : stateTexts[row.state],
    result: resultText(row),
    undone: undoText(row),
    canUndo: row.state === 'done',
  }
}

const underWay = { reading: 'Lendo o arquivo', saving: 'Gravando', undoing: 'Desfazendo' }

export async function importData(args: LoaderFunctionArgs) {
  const result = await importOf(args, args.params.id ?? '', args.params.importId ?? '')
  if (!result) throw data(null, 404)
  const { client, row: importRow } = result
  const { problem, ...report } = importRow.report
  const step = underWay[importRow.state as keyof typeof underWay]
  const ready = importRow.state === 'ready' && report.shown
  return {
    meta: deskMeta(`Importação de ${client.name}`),
    crumb: 'Importação',
    crumbsAbove: [{ label: client.name, to: `/agencia/clientes/${client.id}` }],
    client,
    ...importView(importRow),
    problem: problem ?? null,
    step: step ? { text: step, percent: Math.round(importRow.progress * 100) } : null,
    report: ready ? reportView(report as Report) : null,
    mapping: await mappingView(args, importRow),
    used: ready ? usedText(report as Report) : null,
    waitText: `O arquivo lido espera ${WAITING_DAYS} dias e some. O cliente só vê os números depois de confirmados, e dá para desfazer quando quiser.`,
  }
}

const clientPage = ({ params }: DeskCall) => `/agencia/clientes/${params.id}`
/** The section with the client's files. */
const figuresPage = (call: DeskCall) => `${clientPage(call)}?secao=numeros`
const importPage = (call: DeskCall) => `${clientPage(call)}/importacoes/${call.params.importId}`
const placeOf = ({ params }: DeskCall) => ({
  clientId: params.id ?? '',
  id: params.importId ?? '',
})

const ANSWER = 'kind:'

/** What was answered about kinds of results; no answer leaves them as they are. */
function answersIn(form: FormData): Record<string, boolean> {
  const answers: Record<string, boolean> = {}
  for (const [name, value] of form) {
    if (name.startsWith(ANSWER) && (value === 'yes' || value === 'no')) {
      answers[name.slice(ANSWER.length)] = value === 'yes'
    }
  }
  return answers
}

export const importAction = deskAction('import', figuresPage, {
  'confirm-import': act(null, async (desk) => {
    const answers = answersIn(desk.form)
    // An answer holds for earlier figures too, which drafts were made from.
    const afterwards = async () => {
      if (Object.keys(answers).length > 0) await desk.run((tx) => refreshDrafts(tx, desk.id))
    }
    if ((await confirm(desk, placeOf(desk), answers, afterwards)) !== 'done') {
      return redirect(importPage(desk))
    }
  }),
  'map-import': act(null, async (desk) => {
    if (desk.form.get('step') === 'rate') return { errors: await addDayRate(desk, desk.form) }
    const errors = await mapColumns(desk, placeOf(desk), desk.form)
    return errors ? { errors } : { to: importPage(desk) }
  }),
  'discard-import': act(null, async (desk) => {
    await discard(desk, placeOf(desk))
  }),
  'undo-import': act(null, async (desk) => {
    const isUndone = (await undo(desk, placeOf(desk))) === 'undone'
    return isUndone ? { to: importPage(desk) } : redirect(importPage(desk))
  }),
})
