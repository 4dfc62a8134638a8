import { data, type LoaderFunctionArgs } from 'react-router'
import { count, longDay, moment } from '#app/shell/format.server.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import { convertedText } from '#features/figures/rules/converted.ts'
import { leftOutOf } from '#features/figures/rules/partial.ts'
import { periodSearch, periodTitle, readPeriodQuery } from '#features/figures/rules/period.ts'
import { type CampaignReport, loadCampaign } from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { chartView } from '../figures/chart-view.server.ts'
import { chartSummary, costCards, mainCards } from '../figures/figures-view.server.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import { adsView } from './campaign-ads.server.ts'
import { campaignFacts } from './campaign-view.server.ts'

const LONGEST_CRUMB = 48

const shortened = (name: string) =>
  name.length > LONGEST_CRUMB ? `${name.slice(0, LONGEST_CRUMB).trimEnd()}…` : name

/** Days share people, so reach is the best day's and never a sum. */
function reachText({ days }: CampaignReport): string | null {
  const reaches = days.flatMap(({ reach }) => reach ?? [])
  if (reaches.length === 0) return null
  return `Alcance: até ${count(Math.max(...reaches))} pessoas em um dia. Pessoas de dias diferentes não se somam.`
}

/** Spend and revenue in reais that an account in another currency brought. */
const convertedTexts = ({ converted }: CampaignReport) =>
  converted.map((amount) => `Investimento ${convertedText(amount)}.`)

function reportView(url: URL, report: CampaignReport) {
  const { campaign, query, days, notes, total } = report
  return {
    ...campaignFacts(campaign),
    cards: mainCards(
      report,
      periodTitle(query.choice),
      `/dashboard/tipos${periodSearch(query)}&campanha=${campaign.id}`,
    ),
    costs: costCards(report, leftOutOf([{ ...campaign, now: total }], days)),
    chart: chartView(days, notes),
    summary: chartSummary(days, longDay),
    reach: reachText(report),
    converted: convertedTexts(report),
    ads: adsView(report.ads),
    updated: moment(campaign.updatedAt),
    csv: `/dashboard/export.csv${periodSearch(query)}&campanha=${campaign.id}`,
    table: url.searchParams.get('tabela') === 'dias',
  }
}

export async function campaignData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const { url } = args
  const query = readPeriodQuery(url.searchParams)
  const caller = { context: args.context, viewer: view.viewer }
  const report = await loadCampaign(caller, args.params.id ?? '', query)
  const frame = {
    address: `${url.pathname}${url.search}`,
    back: `/dashboard/campaigns${periodSearch(query)}`,
    letterhead: `${brand.name} · ${view.client.name}`,
    report: null,
    head: bareHead(url, query),
  }
  if (report === undefined) {
    return { ...frame, meta: accountMeta('Campanha'), crumb: 'Campanha', missing: false }
  }
  if (report === null) {
    const meta = accountMeta('Campanha não encontrada')
    return data({ ...frame, meta, crumb: 'Não encontrada', missing: true }, 404)
  }
  const name = shortened(report.campaign.name)
  const head = periodHead(url, report)
  return {
    ...frame,
    meta: accountMeta(name),
    crumb: name,
    missing: false,
    // One campaign is on one platform.
    head: { ...head, filters: head.filters && { ...head.filters, platforms: [] } },
    report: reportView(url, report),
  }
}
