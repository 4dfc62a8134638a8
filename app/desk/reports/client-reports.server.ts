import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { clientOf } from '#features/client-overview/server/client-overview.server.ts'
import { cadenceForm, cadences } from '#features/reports/rules/report.ts'
import {
  begin,
  cadence,
  changeCadence,
  clientReportsOf,
  missingText,
  todayOf,
} from '#features/reports/server/reports.server.ts'
import { addMonths, isMonth, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

const states = { waiting: 'esperando números', draft: 'rascunho', approved: 'enviado' }

export async function clientReportsData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const report = await clientOf(args, id)
  if (!report) throw new Response(null, { status: 404 })
  const asked = args.url.searchParams.get('mes') ?? ''
  const month = isMonth(asked) ? asked : addMonths(monthOf(await todayOf(args)), -1)
  const rows = await clientReportsOf(args, id)
  return {
    meta: deskMeta(`Relatórios de ${report.client.name}`),
    id,
    name: report.client.name,
    span: monthSpan(month),
    cadence: await cadence(args, id),
    cadences: Object.entries(cadences).map(([value, label]) => ({ value, label })),
    reports: rows.map((row) => ({
      id: row.id,
      title: row.title,
      about: [
        row.edition > 1 && `${row.edition}ª edição`,
        states[row.state],
        row.state === 'waiting' && `faltam números: ${missingText(row.waitsFor)}`,
        row.approvedAt && moment(row.approvedAt.toISOString()),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'begin-report' | 'cadence'> = {
  'begin-report': (args, form) =>
    begin(args, idOf(args), {
      first: String(form.get('first') ?? ''),
      last: String(form.get('last') ?? ''),
    }),
  cadence: async (args, form) => {
    const { values, errors } = parseForm(cadenceForm, form)
    const back = `/agencia/clientes/${idOf(args)}/relatorios`
    return errors ?? changeCadence(args, idOf(args), values.cadence, back)
  },
}

export const clientReportsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['first', 'last'])
