import type { LoaderFunctionArgs } from 'react-router'
import { money, shortDay } from '#app/shell/format.server.ts'
import { pageLinks } from '#app/shell/shell-data.server.ts'
import {
  CLIENTS_PER_PAGE,
  type ClientList,
  clientsOf,
} from '#features/client-overview/server/client-overview.server.ts'
import { nextDraftDay } from '#features/reports/rules/report-schedule.ts'
import { addSamples, removeSamples, samplesStand } from '#features/samples/server/samples.server.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/text.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { counted, deskMeta, initialsOf, monthOf, receivedView } from '../shared/desk-view.server.ts'

function reportView(client: ClientList['clients'][number], today: string): string {
  if (client.report === 'draft') return 'rascunho para ler'
  if (client.report === 'waiting') return 'espera números'
  const day = client.archived || client.demo ? null : nextDraftDay(client.cadence, today)
  return day ? shortDay(day) : '—'
}

export async function clientsData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const search = oneLine(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const archived = query.get('arquivo') === 'sim'
  const page = readPage(query.get('pagina'))
  const list = await clientsOf(args, { search, archived, page })
  const rows = list.clients.map((client) => {
    const last = (source: 'meta' | 'google') =>
      receivedView(client.lastDays.find((each) => each.source === source)?.day, list.today)
    const invited = client.invited > 0 ? `, ${counted(client.invited, 'convite', 'convites')}` : ''
    return {
      id: client.id,
      name: client.name,
      initials: initialsOf(client.name),
      demo: client.demo,
      meta: last('meta'),
      google: last('google'),
      spend: client.campaigns > 0 ? money(client.spend) : '—',
      people: `${client.people > 0 ? counted(client.people, 'pessoa', 'pessoas') : 'ninguém'}${invited}`,
      report: reportView(client, list.today),
    }
  })
  return {
    meta: deskMeta('Clientes'),
    rows,
    month: monthOf(list.today),
    search,
    archived,
    result: counted(list.matches, 'cliente', 'clientes'),
    empty: list.all + list.archivedOnes === 0,
    all: list.all,
    archivedOnes: list.archivedOnes,
    samples: await samplesStand(args),
    pages: pageLinks(args.url, page, list.matches, CLIENTS_PER_PAGE),
  }
}

export const clientsAction = deskAction('clients', () => '/agencia/clientes', {
  'add-samples': act(null, ({ database, staffId }) => addSamples(database, staffId)),
  'remove-samples': act(null, ({ database, staffId }) => removeSamples(database, staffId)),
})
