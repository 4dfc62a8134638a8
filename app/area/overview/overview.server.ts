import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { count, money, roas, roundPercent, spokenDay } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { accountMeta } from '#app/shell/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import { costPer, type Figures, kindNames, roasOf } from '#features/figures/rules/figures.ts'
import type { Pace } from '#features/figures/rules/goals.ts'
import {
  monthText,
  periodParams,
  periodSearch,
  periodTitle,
  platformNames,
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
import {
  campaignView,
  inOrder,
  type Order,
  orders,
  readOrder,
} from '../campaigns/campaign-view.server.ts'
import { chartView } from '../figures/chart-view.server.ts'
import {
  behindText,
  chartSummary,
  costCards,
  lastUpdate,
  mainCards,
  stoppedView,
  wholeUntil,
} from '../figures/figures-view.server.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import type { PaceLine, PlatformRow, SortLinks } from './overview-tables.tsx'

/** Ahead or behind by less than this is on the way. */
const NEAR = 10

/** 'no ritmo', 'acima' or 'abaixo', against the share of the month that has arrived. */
function beside(share: number, month: number): string {
  if (Math.abs(share - month) <= NEAR) return 'no ritmo do mês'
  return share > month ? 'acima do ritmo do mês' : 'abaixo do ritmo do mês'
}

/** Goals of a month as lines: '61% da verba em 50% do mês'. */
function paceView(pace: Pace) {
  const { monthShare, over, budget, conversions, cost } = pace
  const counted = pace.counts === 'conversions' ? 'conversões' : kindNames[pace.counts][1]
  const during = over ? 'no mês inteiro' : `em ${roundPercent(monthShare)} do mês`
  const lines: PaceLine[] = []
  if (budget) {
    lines.push({
      label: 'Verba',
      text: `${roundPercent(budget.share)} da verba ${during}`,
      detail: `${money(budget.spent)} de ${money(budget.goal)}${over ? '' : `, ${beside(budget.share, monthShare)}`}`,
      share: Math.min(100, budget.share),
    })
  }
  if (conversions) {
    lines.push({
      label: `Meta de ${counted}`,
      text: `${roundPercent(conversions.share)} da meta ${during}`,
      detail: `${count(conversions.reached)} de ${count(conversions.goal)} ${counted}${over ? '' : `, ${beside(conversions.share, monthShare)}`}`,
      share: Math.min(100, conversions.share),
    })
  }
  if (cost) {
    const label = pace.counts === 'conversions' ? 'conversão' : kindNames[pace.counts][0]
    lines.push({
      label: `Custo por ${label}`,
      text: cost.now === null ? `Sem ${counted} ainda` : money(cost.now),
      detail:
        cost.now === null
          ? `Meta: até ${money(cost.goal)}`
          : `${cost.now <= cost.goal ? 'Dentro' : 'Acima'} da meta de até ${money(cost.goal)}`,
      share: null,
    })
  }
  return { month: monthText(pace.month), monthShare: over ? null : monthShare, lines }
}

const orNone = (value: number | null, written: (value: number) => string) =>
  value === null ? '—' : written(value)

const cells = (now: Figures, whole: number) => ({
  spend: money(now.spend),
  share: whole > 0 ? roundPercent((now.spend / whole) * 100) : '—',
  conversions: count(now.conversions),
  cost: orNone(costPer(now.spend, now.conversions), money),
  revenue: orNone(now.revenue, money),
  roas: orNone(roasOf(now), roas),
})

/** Nothing was received: that is no zero. */
const noCells = { spend: '—', share: '—', conversions: '—', cost: '—', revenue: '—', roas: '—' }

/** Subtotals by platform and their sum; nothing where there is only one. */
function platformRows(url: URL, report: PeriodReport): PlatformRow[] {
  const { platforms, total, period, query } = report
  if (platforms.length < 2) return []
  const rows = platforms.map(({ platform, now }) => {
    const last = period.platforms.find((each) => each.platform === platform)?.now?.last
    const params = platform && periodParams({ ...query, platform })
    return {
      name: platform ? platformNames[platform] : 'Outras origens',
      to: params && `${url.pathname}?${params}`,
      until: last ? `até ${shortDay(last)}` : 'nenhum dia no período',
      ...(last ? cells(now, total.spend) : noCells),
    }
  })
  return [...rows, { name: 'Total', to: null, until: '', ...cells(total, total.spend) }]
}

/** Where each column's title leads: the same page in that order. */
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

/** What was agreed on for the month, spread over its days, as the chart draws it. */
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
    cards: mainCards(overview, periodTitle(query.choice)),
    costs: costCards(overview),
    changed: whatChanged(overview).map(({ about, text }) => ({ about, text })),
    pace: pace && paceView(pace),
    chart: chartView(days, notes, dailyGoals(pace, query.platform !== null), wholeUntil(overview)),
    summary: chartSummary(days, spokenDay) + behindText(overview),
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

function shownOf(url: URL, overview: Overview) {
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

type Shown = { address: string; shown: ReturnType<typeof shownOf> }
/** As long as an overview is kept, so is what the last address showed of it. */
const lastShown = new WeakMap<Overview, Shown>()

function shownOnce(url: URL, overview: Overview) {
  const address = url.pathname + url.search
  const known = lastShown.get(overview)
  if (known?.address === address) return known.shown
  const shown = shownOf(url, overview)
  lastShown.set(overview, { address, shown })
  return shown
}

export async function overviewData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const caller = { context: args.context, viewer: view.viewer }
  const { url } = args
  const query = readPeriodQuery(url.searchParams)
  const overview = await loadOverview(caller, query)
  const frame = {
    meta: accountMeta('Visão Geral'),
    here: `/dashboard${periodSearch(query)}`,
    letterhead: `${brand.name} · ${view.client.name}`,
    own: view.client.own,
  }
  if (!overview) {
    const head = bareHead(url, query)
    return { ...frame, head, figures: null, empty: false, demo: false, stopped: [] }
  }
  return { ...frame, ...shownOnce(url, overview) }
}

type OverviewIntent = 'generate-demo' | 'remove-demo'
export type OverviewAnswer = FormAnswer<OverviewIntent>

/** Whose demo data is changed is the session's to say; nothing in the form can name another. */
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
