import { data, type LoaderFunctionArgs } from 'react-router'
import { brand } from '#content/brand.ts'
import { isActive, objectiveLabel, readPeriod } from '#contracts/campaign-figures.ts'
import { loadCampaign } from '#server/modules/campaigns/campaigns.server.ts'
import { requireView } from '#server/modules/clients/view.server.ts'
import { accountMeta } from './account-meta.server.ts'
import { chartView } from './chart-view.server.ts'
import {
  chartSummary,
  costCards,
  mainCards,
  periodBefore,
  periodLinks,
} from './figures-view.server.ts'
import { daySpan, moment, spokenDay } from './format.server.ts'

const sources = { meta: 'Meta Ads', google: 'Google Ads' }
const LONGEST_CRUMB = 48

const shortened = (name: string) =>
  name.length > LONGEST_CRUMB ? `${name.slice(0, LONGEST_CRUMB).trimEnd()}…` : name

export async function campaignData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const { url } = args
  const period = readPeriod(url.searchParams.get('periodo'))
  const caller = { context: args.context, viewer: view.viewer }
  const report = await loadCampaign(caller, args.params.id ?? '', period)
  const frame = {
    period,
    city: brand.address.city,
    periods: periodLinks(url, period),
    before: periodBefore(period),
    here: `${url.pathname}${url.search}`,
    back: `/dashboard/campaigns?periodo=${period}`,
    letterhead: `${brand.name} · ${view.client.name}`,
    report: null,
  }
  if (report === undefined) {
    return { ...frame, meta: accountMeta('Campanha'), crumb: 'Campanha', missing: false }
  }
  if (report === null) {
    const meta = accountMeta('Campanha não encontrada')
    return data({ ...frame, meta, crumb: 'Não encontrada', missing: true }, 404)
  }
  const { campaign, days } = report
  return {
    ...frame,
    meta: accountMeta(shortened(campaign.name)),
    crumb: shortened(campaign.name),
    missing: false,
    report: {
      name: campaign.name,
      objective: objectiveLabel(campaign.objective),
      status: campaign.status.toLowerCase(),
      active: isActive(campaign.status),
      demo: campaign.demo,
      source: campaign.source && sources[campaign.source],
      span: daySpan(days[0]?.date as string, days.at(-1)?.date as string),
      cards: mainCards(report, period),
      costs: costCards(report),
      chart: chartView(days),
      summary: chartSummary(days, spokenDay),
      updated: moment(campaign.updatedAt),
      csv: `/dashboard/export.csv?periodo=${period}&campanha=${campaign.id}`,
    },
  }
}
