import type { LoaderFunctionArgs } from 'react-router'
import { readPeriod } from '#contracts/campaign-figures.ts'
import { oneLine } from '#contracts/one-line.ts'
import { CAMPAIGNS_PER_PAGE, loadCampaigns } from '#server/modules/campaigns/campaigns.server.ts'
import { requireView } from '#server/modules/clients/view.server.ts'
import { accountMeta } from './account-meta.server.ts'
import { campaignView } from './campaign-view.server.ts'
import { periodLinks } from './figures-view.server.ts'
import { pageLinks } from './page-links.server.ts'

export async function campaignsData(args: LoaderFunctionArgs) {
  const view = await requireView(args)
  const { url } = args
  const query = url.searchParams
  const period = readPeriod(query.get('periodo'))
  const search = oneLine(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const status = oneLine(query.get('status') ?? '')
    .toLowerCase()
    .slice(0, 60)
  const page = Math.min(9999, Math.max(1, Number.parseInt(query.get('pagina') ?? '1', 10) || 1))
  const caller = { context: args.context, viewer: view.viewer }
  const list = await loadCampaigns(caller, {
    period,
    search,
    status: status.toUpperCase(),
    page,
  })
  const own = `/dashboard/campaigns?periodo=${period}`
  const frame = {
    meta: accountMeta('Campanhas'),
    period,
    periods: periodLinks(url, period),
    here: `${url.pathname}${url.search}`,
  }
  if (!list) return { ...frame, list: null }
  return {
    ...frame,
    list: {
      empty: list.account.campaigns === 0,
      demo: list.account.demo,
      own: view.client.own,
      found: list.found,
      campaigns: list.campaigns.map((campaign) => campaignView(campaign, period)),
      pages: pageLinks(url, page, list.found, CAMPAIGNS_PER_PAGE),
      csv: list.account.campaigns > 0 ? `/dashboard/export.csv?periodo=${period}` : undefined,
      filters: {
        search,
        status,
        statuses: list.statuses.map((each) => each.toLowerCase()),
        period,
        clear: search || status ? own : null,
      },
    },
  }
}
