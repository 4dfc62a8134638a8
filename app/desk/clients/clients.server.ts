import type { LoaderFunctionArgs } from 'react-router'
import { count, money, shortDay } from '#app/shell/format.server.ts'
import { pageLinks } from '#app/shell/frame/shell-data.server.ts'
import { paceRatio, paceState } from '#features/alerts/rules/standing.ts'
import {
  CLIENTS_PER_PAGE,
  type ClientList,
  type ClientOrder,
  clientOrders,
  clientsOf,
} from '#features/client-overview/server/client-overview.server.ts'
import { platformName } from '#features/figures/rules/period.ts'
import { requireAllClients, requireStaff } from '#features/people/server/people.server.ts'
import { nextDraftDay } from '#features/reports/rules/report-schedule.ts'
import { addSamples, removeSamples, samplesStand } from '#features/samples/server/samples.server.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import {
  deskMeta,
  formatCount,
  initialsOf,
  momentDay,
  monthOf,
  receivedView,
  unsentText,
} from '../shared/desk-view.server.ts'

type Client = ClientList['clients'][number]

function reportView(client: Client, today: string): string {
  if (client.report) return unsentText(client.report, today)
  const day = client.archived || client.demo ? null : nextDraftDay(client.cadence, today)
  return day ? shortDay(day) : '—'
}

const paceWords = { on: 'no ritmo', over: 'acima do ritmo', under: 'abaixo do ritmo' }

/** Spending too fast is as much a matter as reaching too little. */
export function paceView(pace: Client['pace']) {
  const ratio = paceRatio(pace)
  if (!pace || ratio === null) return null
  const state = paceState(ratio)
  const percent = (value: number) => `${Math.round(value)}%`
  const what = pace.budget
    ? `${percent(pace.budget.share)} da verba`
    : `${percent(pace.conversions?.share ?? 0)} da meta`
  return {
    state: state === 'on' ? ('ok' as const) : ('late' as const),
    text: `${what}, ${paceWords[state]}`,
    more: `${percent(pace.monthShare)} do mês`,
  }
}

const contactKinds = { report: 'relatório', note: 'anotação', invitation: 'convite' }

function rowView(client: Client, today: string) {
  const invited =
    client.invited > 0 ? `, ${formatCount(client.invited, 'convite', 'convites')}` : ''
  const { spend, conversions } = client.month
  const hasFigures = client.campaigns > 0
  return {
    id: client.id,
    name: client.name,
    initials: initialsOf(client.name),
    demo: client.demo,
    people: `${client.people > 0 ? formatCount(client.people, 'pessoa', 'pessoas') : 'ninguém com acesso'}${invited}`,
    received: client.lastDays.flatMap(({ source, day }) =>
      source ? [{ name: platformName(source), ...receivedView(day, today) }] : [],
    ),
    responsible: client.responsible,
    spend: hasFigures ? money(spend) : null,
    results: hasFigures
      ? {
          text: count(conversions),
          more: conversions > 0 ? `${money(spend / conversions)} cada` : '',
        }
      : null,
    pace: paceView(client.pace),
    alerts: client.alerts > 0 ? formatCount(client.alerts, 'alerta', 'alertas') : null,
    contact: client.contact && {
      text: momentDay(client.contact.at),
      more: contactKinds[client.contact.kind],
    },
    report: reportView(client, today),
  }
}

const orderNames: Record<ClientOrder, string> = {
  cliente: 'Cliente',
  responsavel: 'Responsável',
  gasto: 'Investido',
  resultados: 'Resultados',
  ritmo: 'Ritmo',
  alertas: 'Alertas',
  contato: 'Último contato',
}
/** What is largest or latest comes first; names and the longest silence from their beginning. */
const fromTheTop: ClientOrder[] = ['gasto', 'resultados', 'ritmo', 'alertas']
const usualOrder: ClientOrder = 'responsavel'

/** ?busca=&responsavel=&ordem=&sentido=&arquivo=&pagina= */
function readQuery(query: URLSearchParams) {
  const order = clientOrders.find((each) => each === query.get('ordem')) ?? usualOrder
  return {
    search: stripControls(query.get('busca') ?? '')
      .trim()
      .slice(0, 100),
    archived: query.get('arquivo') === 'sim',
    page: readPage(query.get('pagina')),
    responsible: (query.get('responsavel') ?? '').slice(0, 64),
    order,
    reversed: query.get('sentido') === 'inverso',
  }
}
type Query = ReturnType<typeof readQuery>

function addressOf({ search, archived, responsible, order, reversed }: Query): string {
  const params = new URLSearchParams()
  if (search) params.set('busca', search)
  if (archived) params.set('arquivo', 'sim')
  if (responsible) params.set('responsavel', responsible)
  if (order !== usualOrder || reversed) params.set('ordem', order)
  if (reversed) params.set('sentido', 'inverso')
  return params.size > 0 ? `/agencia/clientes?${params}` : '/agencia/clientes'
}

/** Pressing the present order turns it round. */
const orderLinks = (query: Query) =>
  clientOrders.map((order) => {
    const current = order === query.order
    const reversed = current && !query.reversed
    return {
      order,
      name: orderNames[order],
      to: addressOf({ ...query, order, reversed }),
      direction: current
        ? fromTheTop.includes(order) !== query.reversed
          ? ('descending' as const)
          : ('ascending' as const)
        : null,
    }
  })

/** Everybody who answers for somebody, with how many clients. */
function personLinks(query: Query, { people }: ClientList, archived: boolean, total: number) {
  const link = (value: string, name: string, clients: number) => ({
    name,
    clients,
    to: addressOf({ ...query, responsible: value }),
    current: query.responsible === value,
  })
  if (people.length < 2 && !query.responsible) return []
  return [
    link('', archived ? 'Todos os arquivados' : 'Todos', total),
    ...people.map(({ id, name, clients }) =>
      link(id ?? 'ninguem', name ?? 'Sem responsável', clients),
    ),
  ]
}

export async function clientsData(args: LoaderFunctionArgs) {
  const { limited } = await requireStaff(args)
  const query = readQuery(args.url.searchParams)
  const { search, archived, page, order, responsible } = query
  const list = await clientsOf(args, {
    search,
    archived,
    page,
    order,
    responsible: responsible === 'ninguem' ? 'none' : responsible,
    descending: fromTheTop.includes(order) !== query.reversed,
  })
  const total = archived ? list.archivedOnes : list.all
  return {
    meta: deskMeta('Clientes'),
    rows: list.clients.map((client) => rowView(client, list.today)),
    month: monthOf(list.today),
    search,
    archived,
    limited,
    hidden: {
      ...(archived && { arquivo: 'sim' }),
      ...(responsible && { responsavel: responsible }),
      ...(order !== usualOrder && { ordem: order }),
      ...(query.reversed && { sentido: 'inverso' }),
    } as Record<string, string>,
    orders: orderLinks(query),
    people: personLinks(query, list, archived, total),
    result: formatCount(list.matches, 'cliente', 'clientes'),
    empty: list.all + list.archivedOnes === 0,
    all: list.all,
    archivedOnes: list.archivedOnes,
    samples: await samplesStand(args),
    pages: pageLinks(args.url, page, list.matches, CLIENTS_PER_PAGE),
  }
}

export const clientsAction = deskAction('clients', () => '/agencia/clientes', {
  'add-samples': act(null, (desk) => {
    requireAllClients(desk)
    return addSamples(desk.database, desk.staffId)
  }),
  'remove-samples': act(null, (desk) => {
    requireAllClients(desk)
    return removeSamples(desk.database, desk.staffId)
  }),
})
