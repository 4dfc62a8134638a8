import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { count, longDay, money, roundPercent } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import {
  budgetVerdict,
  conversionsVerdict,
  costVerdict,
  countedForms,
  type Pace,
} from '#features/figures/rules/goals.ts'
import { leftOutOf } from '#features/figures/rules/partial.ts'
import {
  monthText,
  periodParams,
  periodSearch,
  periodTitle,
  platformName,
  readPeriodQuery,
  shortDay,
} from '#features/figures/rules/period.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import {
  changeDemoData,
  loadOverview,
  type Overview,
  type PeriodReport,
} from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { countDays, monthSpan } from '#features/shared/rules/days.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import type { SortLinks } from '../campaigns/campaign-table.tsx'
import {
  campaignView,
  figureCells,
  inOrder,
  type Order,
  orders,
  readOrder,
} from '../campaigns/campaign-view.server.ts'
import { chartView } from '../figures/chart-view.server.ts'
import {
  behindText,
  chartSummary,
  completeUntil,
  costCards,
  lastUpdate,
  mainCards,
  stoppedView,
} from '../figures/figures-view.server.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import type { PaceLine, PlatformRow } from './overview-tables.tsx'

/** Goals of a month as lines: '61% da verba em 50% do mês'. */
function paceView(pace: Pace) {
  const { monthShare, over, budget, conversions, cost } = pace
  const [one, many] = countedForms[pace.counts]
  const during = over ? 'no mês inteiro' : `em ${roundPercent(monthShare)} do mês`
  const lines: PaceLine[] = []
  if (budget) {
    lines.push({
      label: 'Verba',
      text: `${roundPercent(budget.share)} da verba ${during}`,
      detail: `${money(budget.spent)} de ${money(budget.goal)}`,
      share: Math.min(100, budget.share),
      verdict: budgetVerdict(budget, pace),
    })
  }
  if (conversions) {
    lines.push({
      label: `Meta de ${many}`,
      text: `${roundPercent(conversions.share)} da meta ${during}`,
      detail: `${count(conversions.reached)} de ${count(conversions.goal)} ${many}`,
      share: Math.min(100, conversions.share),
      verdict: conversionsVerdict(conversions, pace),
    })
  }
  if (cost) {
    lines.push({
      label: `Custo por ${one}`,
      text: cost.now === null ? `Sem ${many} ainda` : money(cost.now),
      detail: `Meta: até ${money(cost.goal)}`,
      share: null,
      verdict: costVerdict(cost),
    })
  }
  return { month: monthText(pace.month), monthShare: over ? null : monthShare, lines }
}

/** No figures arrived, which is not zero. */
const noCells = {
  spend: '—',
  share: '—',
  conversions: '—',
  cost: '—',
  ctr: '—',
  revenue: '—',
  roas: '—',
  partial: false,
}

/** Subtotals by platform and their sum; nothing where there is only one. */
function platformRows(url: URL, report: PeriodReport): PlatformRow[] {
  const { platforms, total, period, query } = report
  if (platforms.length < 2) return []
  const rows = platforms.map(({ platform, now }) => {
    const last = period.platforms.find((each) => each.platform === platform)?.now?.last
    const params = platform && periodParams({ ...query, platform })
    return {
      name: platform ? platformName(platform) : 'Outras origens',
      to: params && `${url.pathname}?${params}`,
      until: last ? `até ${shortDay(last)}` : 'nenhum dia no período',
      ...(last ? figureCells(now, total.spend) : noCells),
    }
  })
  return [...rows, { name: 'Total', to: null, until: '', ...figureCells(total, total.spend) }]
}

/** Links that sort the table by each column. */
function sortLinks(url: URL, current: Order): SortLinks {
  const to = (order: Order) => {
    const params = new URLSearchParams(url.searchParams)
    params.set('ordem', order)
    params.delete('pagina')
    params.delete('index')
    return { to: `${url.pathname}?${params}`, current: order === current }
  }
  const names = Object.keys(orders) as Order[]
  return Object.fromEntries(names.map((order) => [order, to(order)])) as SortLinks
}

const LINES = 5

/** The month's goals divided by its days, for the chart. */
function dailyGoals(pace: Pace | null, filtered: boolean) {
  if (!pace || filtered) return undefined
  const days = countDays(monthSpan(pace.month))
  return {
    spend: pace.budget && pace.budget.goal / days,
    // The line counts conversions of all kinds; a goal for one kind would lie beside it.
    conversions:
      pace.conversions && pace.counts === 'conversions' ? pace.conversions.goal / days : null,
  }
}

function figuresView(url: URL, overview: Overview, order: Order) {
  const { query, account, total, campaigns, days, pace, notes } = overview
  const active = campaigns.filter(({ now }) => now.rows > 0)
  const listed = inOrder(active, order)
  return {
    cards: mainCards(overview, periodTitle(query.choice), `/dashboard/tipos${periodSearch(query)}`),
    costs: costCards(overview, leftOutOf(campaigns, days)),
    changed: whatChanged(overview).map(({ about, text }) => ({ about, text })),
    pace: pace && paceView(pace),
    chart: chartView(
      days,
      notes,
      dailyGoals(pace, query.platform !== null),
      completeUntil(overview),
    ),
    summary: chartSummary(days, longDay) + behindText(overview),
    platforms: platformRows(url, overview),
    campaigns: listed.slice(0, LINES).map((each) => campaignView(each, query, total.spend)),
    revenue: total.revenue !== null,
    sort: sortLinks(url, order),
    more: Math.max(0, listed.length - LINES),
    all: `/dashboard/campaigns${periodSearch(query)}&ordem=${order}`,
    updated: lastUpdate(account.campaigns),
    csv: `/dashboard/export.csv${periodSearch(query)}`,
    table: url.searchParams.get('tabela') === 'dias',
  }
}

/** The whole page in texts; `url` is its address. */
export function overviewView(url: URL, overview: Overview) {
  const { campaigns, received } = overview.account
  const empty = campaigns.length === 0
  const order = readOrder(url.searchParams.get('ordem'), 'investimento')
  return {
    head: periodHead(url, overview),
    empty,
    demo: campaigns.some(({ demo }) => demo),
    stopped: stoppedView(received),
    figures: empty ? null : figuresView(url, overview, order),
  }
}

type CachedView = { address: string; view: ReturnType<typeof overviewView> }
/** The view of each cached overview for its last address. */
const viewCache = new WeakMap<Overview, CachedView>()

function cachedView(url: URL, overview: Overview) {
  const address = url.pathname + url.search
  const cached = viewCache.get(overview)
  if (cached?.address === address) return cached.view
  const view = overviewView(url, overview)
  viewCache.set(overview, { address, view })
  return view
}

export async function overviewData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const caller = { context: args.context, viewer: view.viewer }
  const { url } = args
  const query = readPeriodQuery(url.searchParams)
  const overview = await loadOverview(caller, query)
  const frame = {
    meta: accountMeta('Visão Geral'),
    address: `/dashboard${periodSearch(query)}`,
    letterhead: `${brand.name} · ${view.client.name}`,
    selfService: view.client.own,
  }
  if (!overview) {
    const head = bareHead(url, query)
    return { ...frame, head, figures: null, empty: false, demo: false, stopped: [] }
  }
  return { ...frame, ...cachedView(url, overview) }
}

type OverviewIntent = 'generate-demo' | 'remove-demo'
export type OverviewAnswer = FormAnswer<OverviewIntent>

/** The session alone decides whose demo data changes. */
async function change(args: ActionFunctionArgs, verb: 'generate' | 'remove'): Promise<Response> {
  const { viewer } = await requireView(args)
  await changeDemoData({ context: args.context, viewer }, verb)
  const notice = verb === 'generate' ? 'demo-created' : 'demo-removed'
  const cookie = setNotice(notice, requestInfo(args).secure)
  return redirect('/dashboard', { headers: { 'Set-Cookie': cookie } })
}

const verbs: FormVerbs<OverviewIntent> = {
  'generate-demo': (args) => change(args, 'generate'),
  'remove-demo': (args) => change(args, 'remove'),
}

export const overviewAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)
