import type { LoaderFunctionArgs } from 'react-router'
import { accountMeta } from '#app/shell/account-meta.server.ts'
import { spokenDay } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import type { Pace } from '#features/figures/rules/goals.ts'
import { periodSearch, readPeriodQuery } from '#features/figures/rules/period.ts'
import { periodTitle } from '#features/figures/rules/period-words.ts'
import { whatChanged } from '#features/figures/rules/what-changed.ts'
import { loadOverview, type Overview } from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { countDays, monthSpan } from '#features/shared/rules/days.ts'
import { campaignView, inOrder, type Order, readOrder } from '../campaigns/campaign-view.server.ts'
import { chartView } from '../figures/chart-view.server.ts'
import { chartSummary, costCards, mainCards } from '../figures/figures-view.server.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import { behindText, lastUpdate, stoppedView, wholeUntil } from '../figures/received-view.server.ts'
import { paceView } from './pace-view.server.ts'
import { platformRows } from './platform-view.server.ts'
import { sortLinks } from './sort-links.server.ts'

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
