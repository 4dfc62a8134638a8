import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { logoView } from '#app/shell/report/logo-response.ts'
import { alertsOfClient } from '#features/alerts/server/alerts.server.ts'
import { clientOf } from '#features/client-overview/server/client-overview.server.ts'
import { cadenceForm, cadences } from '#features/reports/rules/report.ts'
import {
  beginReport,
  cadence,
  clientLogoFacts,
  clientReportsOf,
  missingText,
  removeLogo,
  setCadence,
  todayOf,
} from '#features/reports/server/reports.server.ts'
import { addMonths, isMonth, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { sectionLinks } from '../clients/client/sections.ts'
import { act, type DeskCall, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

const states = { waiting: 'esperando números', draft: 'rascunho', approved: 'enviado' }

const planText = ({ at, isSame }: { at: Date; isSame: boolean }) =>
  isSame ? `aprovado, sai em ${moment(at.toISOString())}` : 'mudou depois de aprovado, não sai'

export async function clientReportsData(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const report = await clientOf(args, id)
  if (!report) throw new Response(null, { status: 404 })
  const requested = args.url.searchParams.get('mes') ?? ''
  const month = isMonth(requested) ? requested : addMonths(monthOf(await todayOf(args)), -1)
  const rows = await clientReportsOf(args, id)
  const alerts = await alertsOfClient(args, id)
  return {
    meta: deskMeta(`Relatórios de ${report.client.name}`),
    id,
    name: report.client.name,
    sections: sectionLinks(id, 'relatorios', {
      alerts: alerts.filter(({ seen }) => !seen).length,
    }),
    span: monthSpan(month),
    cadence: await cadence(args, id),
    cadences: Object.entries(cadences).map(([value, label]) => ({ value, label })),
    logo: logoView(`/agencia/clientes/${id}/logo`, await clientLogoFacts(args, id)),
    reports: rows.map((row) => ({
      id: row.id,
      title: row.title,
      about: [
        row.edition > 1 && `${row.edition}ª edição`,
        row.plan ? planText(row.plan) : states[row.state],
        row.state === 'waiting' && `faltam números: ${missingText(row.waitsFor)}`,
        row.approvedAt && moment(row.approvedAt.toISOString()),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

const pageOf = ({ id }: DeskCall) => `/agencia/clientes/${id}/relatorios`

export const clientReportsAction = deskAction('clientReports', pageOf, {
  'begin-report': act(null, async ({ database, staffId, id, form }) => {
    const span = { first: String(form.get('first') ?? ''), last: String(form.get('last') ?? '') }
    return { to: `/agencia/relatorios/${await beginReport(database, staffId, id, span)}` }
  }),
  cadence: act(cadenceForm, ({ database, staffId, id }, values) =>
    setCadence(database, staffId, id, values.cadence),
  ),
  'remove-logo': act(null, ({ database, staffId, id }) => removeLogo(database, staffId, id)),
})
