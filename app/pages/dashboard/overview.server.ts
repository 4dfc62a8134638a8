import type { LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { readPeriod } from '#contracts/campaign-figures.ts'
import { loadCampaigns, loadOverview } from '#server/modules/campaigns/campaigns.server.ts'
import { requireView } from '#server/modules/clients/view.server.ts'
import { accountMeta } from './account-meta.server.ts'
import { campaignView } from './campaign-view.server.ts'
import { chartView } from './chart-view.server.ts'
import {
  chartSummary,
  costCards,
  mainCards,
  periodBefore,
  periodLinks,
} from './figures-view.server.ts'
import { daySpan, moment, spokenDay } from './format.server.ts'

const LINES = 5

export async function overviewData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const caller = { context: args.context, viewer: view.viewer }
  const { url } = args
  const period = readPeriod(url.searchParams.get('periodo'))
  const [overview, list] = await Promise.all([
    loadOverview(caller, period),
    loadCampaigns(caller, { period, order: 'spend' }),
  ])
  const frame = {
    meta: accountMeta('Visão Geral'),
    period,
    city: brand.address.city,
    periods: periodLinks(url, period),
    before: periodBefore(period),
    here: `/dashboard?periodo=${period}`,
    letterhead: `${brand.name} · ${view.client.name}`,
  }
  if (!overview) return { ...frame, figures: null, empty: false, demo: false, ownDemo: false }
  const { days, account } = overview
  return {
    ...frame,
    empty: account.campaigns === 0,
    demo: account.demo,
    ownDemo: view.client.own,
    figures: {
      span: daySpan(days[0]?.date as string, days.at(-1)?.date as string),
      cards: mainCards(overview, period),
      costs: costCards(overview),
      chart: chartView(days),
      summary: chartSummary(days, spokenDay),
      updated: account.updatedAt && moment(account.updatedAt),
      csv: `/dashboard/export.csv?periodo=${period}`,
      campaigns: (list?.campaigns ?? []).slice(0, LINES).map((each) => campaignView(each, period)),
      more: Math.max(0, (list?.found ?? 0) - LINES),
    },
  }
}
