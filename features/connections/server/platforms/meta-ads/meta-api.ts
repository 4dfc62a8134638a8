import { z } from 'zod'
import { familiesOf, type ResultFamily } from '#features/figures/rules/result-kinds.ts'
import { readObjective, readStatus } from '#features/figures/server/figures.server.ts'
import type { Timeouts } from '../../fetch-platform.ts'
import type {
  PlatformAccount,
  PlatformAd,
  PlatformApi,
  PlatformCampaign,
  PlatformDay,
} from '../platform-api.ts'
import { type MetaClient, type MetaSettings, metaClient } from './meta-client.ts'
import { type AdInsight, findThumbnails, readAdInsights } from './read-ads.ts'
import { allStatuses, type Insight, readAccountTotals, readInsights } from './read-insights.ts'
import { type Action, pickAction, resultsOfDays } from './results.ts'

const [purchases] = familiesOf('purchases') as [ResultFamily]

/** The value of the counted type. */
function revenueOf(actions: Action[], values: Action[]): string | null {
  const counted = pickAction(actions, purchases)?.action_type
  const value = counted
    ? values.find(({ action_type }) => action_type === counted)
    : pickAction(values, purchases)
  return value?.value ?? null
}

const account = z.object({
  account_id: z.string().regex(/^\d+$/),
  name: z.string().default(''),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timezone_name: z.string(),
  account_status: z.number(),
})

const campaign = z.object({
  id: z.string(),
  // May be empty or absent; the campaign is then named by its id (apply-window.ts).
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  objective: z.string().default(''),
  status: z.string().default(''),
  effective_status: z.string().default(''),
})

const debugged = z.object({
  data: z.object({ is_valid: z.boolean().optional(), expires_at: z.number().optional() }),
})

const CLOSED = new Set([2, 100, 101])

async function listAccounts(client: MetaClient): Promise<PlatformAccount[]> {
  const rows = await client.list('me/adaccounts', {
    fields: 'id,account_id,name,currency,timezone_name,account_status',
    limit: '100',
  })
  return rows.map((row) => {
    const { account_id, name, currency, timezone_name, account_status } = account.parse(row)
    return {
      externalId: account_id,
      name: name || account_id,
      currency,
      zone: timezone_name,
      open: !CLOSED.has(account_status),
      loginId: null,
    }
  })
}

/** Transient states such as IN_PROCESS are replaced by the configured status. */
function statusOf({ status, effective_status }: z.infer<typeof campaign>): string {
  const passing = ['IN_PROCESS', 'WITH_ISSUES', ''].includes(effective_status)
  return readStatus(passing ? status : effective_status) ?? 'UNKNOWN'
}

async function listCampaigns(client: MetaClient, id: string): Promise<PlatformCampaign[]> {
  const rows = await client.list(`act_${id}/campaigns`, {
    fields: 'id,name,objective,status,effective_status',
    effective_status: JSON.stringify(allStatuses),
    limit: '100',
  })
  return rows
    .map((row) => campaign.parse(row))
    .map((each) => ({
      id: each.id,
      name: each.name,
      status: statusOf(each),
      objective: readObjective(each.objective.replaceAll('_', ' ')) ?? 'META_ADS',
    }))
}

function toDays(insights: Insight[], objectives: Map<string, string>): PlatformDay[] {
  const byCampaign = Map.groupBy(insights, ({ campaign_id }) => campaign_id)
  return [...byCampaign].flatMap(([campaignId, rows]) => {
    const results = resultsOfDays(
      objectives.get(campaignId) ?? '',
      rows.map(({ actions }) => actions),
    )
    return rows.map((row, at): PlatformDay => {
      return {
        campaignId,
        day: row.date_start,
        impressions: row.impressions,
        clicks: row.inline_link_clicks,
        spend: row.spend,
        results: results[at] ?? {},
        revenue: revenueOf(row.actions, row.action_values),
        reach: row.reach ?? null,
        raw: {
          clicks: row.clicks,
          frequency: row.frequency,
          actions: row.actions,
          action_values: row.action_values,
          purchase_roas: row.purchase_roas,
          attribution_setting: row.attribution_setting,
        },
      }
    })
  })
}

function toAds(insights: AdInsight[], objectives: Map<string, string>): PlatformAd[] {
  const byCampaign = Map.groupBy(insights, ({ campaign_id }) => campaign_id)
  return [...byCampaign].flatMap(([campaignId, rows]) => {
    const results = resultsOfDays(
      objectives.get(campaignId) ?? '',
      rows.map((row) => row.actions),
    )
    return rows.map((row, at) => ({
      campaignId,
      day: row.date_start,
      kind: 'ad' as const,
      group: row.adset_name ?? '',
      name: row.ad_name || `Anúncio ${row.ad_id}`,
      id: row.ad_id,
      impressions: row.impressions,
      clicks: row.inline_link_clicks,
      spend: row.spend,
      results: results[at] ?? {},
    }))
  })
}

/** A campaign missing from the list keeps the name in its figures. */
function addMissingCampaigns(listed: PlatformCampaign[], insights: Insight[]): PlatformCampaign[] {
  const ids = new Set(listed.map(({ id }) => id))
  const missing = new Map(
    insights
      .filter(({ campaign_id }) => !ids.has(campaign_id))
      .map(({ campaign_id: id, campaign_name: name }) => [
        id,
        { id, name, status: 'ARCHIVED', objective: 'META_ADS' },
      ]),
  )
  return [...listed, ...missing.values()]
}

export function metaApi(
  settings: MetaSettings,
  token: string,
  timeouts: Timeouts,
  signal?: AbortSignal,
): PlatformApi {
  const client = metaClient(settings, token, timeouts, signal)
  /** Of the last window: they decide what an ad's results are. */
  let objectives = new Map<string, string>()
  return {
    platform: 'meta',
    requests: client.requests,
    listAccounts: () => listAccounts(client),
    readExpiry: async () => {
      const { META_APP_ID, META_APP_SECRET } = settings
      if (!META_APP_ID || !META_APP_SECRET) return undefined
      // Sent as a form, so that no token is in an address.
      const answer = await client.post(
        'debug_token',
        { input_token: token, method: 'get' },
        `${META_APP_ID}|${META_APP_SECRET}`,
      )
      const { expires_at } = debugged.parse(answer).data
      if (expires_at === undefined) return undefined
      return expires_at === 0 ? null : new Date(expires_at * 1000)
    },
    readWindow: async ({ externalId }, span) => {
      const campaigns = await listCampaigns(client, externalId)
      const insights = await readInsights(client, externalId, span, timeouts)
      objectives = new Map(campaigns.map(({ id, objective }) => [id, objective]))
      return {
        ...span,
        campaigns: addMissingCampaigns(campaigns, insights),
        days: toDays(insights, objectives),
      }
    },
    readAds: async ({ externalId }, span) =>
      toAds(await readAdInsights(client, externalId, span, timeouts), objectives),
    findThumbnails: ({ externalId }, ids) => findThumbnails(client, externalId, ids),
    readTotals: async ({ externalId }, span) => {
      const totals = await readAccountTotals(client, externalId, span)
      return {
        spend: totals.spend,
        impressions: totals.impressions,
        clicks: totals.inline_link_clicks,
      }
    },
  }
}
