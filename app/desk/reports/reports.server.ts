import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { pageLinks } from '#app/shell/frame/shell-data.server.ts'
import { monthText } from '#features/figures/rules/period.ts'
import { cadences } from '#features/reports/rules/report.ts'
import {
  missingText,
  REPORTS_PER_PAGE,
  reportsOf,
  type Standing,
  standings,
  todayOf,
} from '#features/reports/server/reports.server.ts'
import { addMonths, isMonth, monthOf } from '#features/shared/rules/days.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'

const names: Record<Standing, string> = {
  draft: 'Para ler e aprovar',
  planned: 'Aprovado, ainda não saiu',
  changed: 'Mudou depois de aprovado',
  waiting: 'Esperando números',
  none: 'Sem relatório',
  failed: 'E-mail não chegou',
  sent: 'Enviado, ainda não aberto',
  opened: 'Aberto',
}

const filterOrder: Standing[] = [
  'draft',
  'changed',
  'waiting',
  'none',
  'planned',
  'failed',
  'sent',
  'opened',
]

type Row = Awaited<ReturnType<typeof reportsOf>>['rows'][number]

function aboutOf(row: Row): string {
  const edition = row.edition && row.edition > 1 ? `${row.edition}ª edição · ` : ''
  switch (row.standing) {
    case 'none':
      return row.cadence === 'by-hand' ? 'Feito só à mão' : cadences[row.cadence as 'monthly']
    case 'waiting':
      return `Faltam números: ${missingText(row.waitsFor ?? [])}`
    case 'draft':
      return `${edition}${row.title ?? ''}`
    case 'planned':
      return `${edition}Sai em ${moment(row.sendAt ?? '')}`
    case 'changed':
      return `${edition}Aprovado para ${moment(row.sendAt ?? '')}; só sai se alguém aprovar de novo`
    case 'failed':
      return `${edition}Enviado em ${moment(row.approvedAt ?? '')}; um e-mail foi recusado`
    case 'sent':
      return `${edition}Enviado em ${moment(row.approvedAt ?? '')}${row.mailed === 0 ? ', sem e-mail: ninguém com acesso' : ''}`
    case 'opened':
      return `${edition}Enviado em ${moment(row.approvedAt ?? '')}${row.openedAt ? `, aberto em ${moment(row.openedAt)}` : ', aberto pelo link'}`
  }
}

export async function reportsData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const newest = addMonths(monthOf(await todayOf(args)), -1)
  const requested = query.get('mes') ?? ''
  const month = isMonth(requested) ? requested : newest
  const search = stripControls(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const standing = standings.find((each) => each === query.get('situacao'))
  const page = readPage(query.get('pagina'))
  const { rows, counts } = await reportsOf(args, { month, search, standing, page })
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const count = standing ? (counts.get(standing) ?? 0) : all
  // Empty ones would fill a phone's screen.
  const isOffered = (each: Standing) => standing === each || counts.has(each)
  const address = (to: { situacao?: string; mes?: string }) => {
    const params = new URLSearchParams({ mes: to.mes ?? month })
    if (to.situacao) params.set('situacao', to.situacao)
    if (search) params.set('busca', search)
    return `/agencia/relatorios?${params}`
  }
  return {
    meta: deskMeta('Relatórios'),
    title: monthText(month),
    month,
    search,
    standing: standing ?? '',
    earlier: address({ mes: addMonths(month, -1), situacao: standing }),
    later:
      month < monthOf(await todayOf(args))
        ? address({ mes: addMonths(month, 1), situacao: standing })
        : null,
    result: formatCount(count, 'cliente', 'clientes'),
    filters: [
      { label: `Todos (${all})`, to: address({}), current: !standing },
      ...filterOrder.filter(isOffered).map((each) => ({
        label: `${names[each]} (${counts.get(each) ?? 0})`,
        to: address({ situacao: each }),
        current: standing === each,
      })),
    ],
    rows: rows.map((row) => ({
      id: row.clientId,
      client: row.client,
      standing: row.standing,
      state: names[row.standing],
      about: aboutOf(row),
      demo: row.demo,
      to: row.reportId
        ? `/agencia/relatorios/${row.reportId}`
        : `/agencia/clientes/${row.clientId}/relatorios?mes=${month}`,
      action: ['draft', 'changed'].includes(row.standing)
        ? 'Ler'
        : row.standing === 'none'
          ? 'Começar'
          : 'Ver',
    })),
    pages: pageLinks(args.url, page, count, REPORTS_PER_PAGE),
  }
}
