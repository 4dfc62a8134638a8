import type { LoaderFunctionArgs } from 'react-router'
import { accountMeta, pageLinks } from '#app/shell/frame/shell-data.server.ts'
import { statusName } from '#features/figures/rules/campaign-words.ts'
import { periodSearch, readPeriodQuery } from '#features/figures/rules/period.ts'
import { loadPeriod, type PeriodReport } from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { stoppedView } from '../figures/figures-view.server.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import { campaignView, inOrder, orders, readOrder } from './campaign-view.server.ts'

const PAGE_SIZE = 24

function readFilters(query: URLSearchParams) {
  const text = (name: string, length: number) =>
    stripControls(query.get(name) ?? '')
      .trim()
      .slice(0, length)
  return {
    search: text('busca', 100),
    status: text('status', 60).toLowerCase(),
    order: readOrder(query.get('ordem'), 'investimento'),
    page: readPage(query.get('pagina')),
  }
}

/** Accents and case do not count in a search. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')

type Filters = ReturnType<typeof readFilters>

function findCampaigns({ campaigns }: PeriodReport, { search, status, order }: Filters) {
  const matches = campaigns.filter(
    (campaign) =>
      plain(campaign.name).includes(plain(search)) &&
      (!status || statusName(campaign.status) === statusName(status.toUpperCase())),
  )
  return inOrder(matches, order)
}

/** The list in texts, filtered and ordered by the address. */
export function listView(url: URL, report: PeriodReport) {
  const filters = readFilters(url.searchParams)
  const { query, total } = report
  const matches = findCampaigns(report, filters)
  const first = (filters.page - 1) * PAGE_SIZE
  const { search, status, order } = filters
  // Statuses of one name are one choice; the address keeps the platform's word.
  const statuses = new Map(
    report.account.campaigns.map((each) => [statusName(each.status), each.status.toLowerCase()]),
  )
  if (status) statuses.set(statusName(status.toUpperCase()), status)
  return {
    count: matches.length,
    campaigns: matches
      .slice(first, first + PAGE_SIZE)
      .map((campaign) => campaignView(campaign, query, total.spend)),
    revenue: total.revenue !== null,
    pages: pageLinks(url, filters.page, matches.length, PAGE_SIZE),
    csv: `/dashboard/export.csv${periodSearch(query)}`,
    filters: {
      search,
      status,
      order,
      orders: Object.entries(orders).map(([value, label]) => ({ value, label })),
      statuses: [...statuses]
        .map(([label, value]) => ({ value, label }))
        .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
      hidden: [...url.searchParams].filter(
        ([name]) => !['busca', 'status', 'ordem', 'pagina'].includes(name),
      ),
      clear: search || status ? `/dashboard/campaigns${periodSearch(query)}` : null,
    },
  }
}

export async function campaignsData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const { url } = args
  const query = readPeriodQuery(url.searchParams)
  const caller = { context: args.context, viewer: view.viewer }
  const report = await loadPeriod(caller, query)
  const frame = {
    meta: accountMeta('Campanhas'),
    address: `${url.pathname}${url.search}`,
    selfService: view.client.own,
  }
  if (!report) {
    return {
      ...frame,
      head: bareHead(url, query),
      list: null,
      empty: false,
      demo: false,
      stopped: [],
    }
  }
  const { campaigns, received } = report.account
  const empty = campaigns.length === 0
  return {
    ...frame,
    head: periodHead(url, report),
    empty,
    demo: campaigns.some(({ demo }) => demo),
    stopped: stoppedView(received),
    list: empty ? null : listView(url, report),
  }
}
