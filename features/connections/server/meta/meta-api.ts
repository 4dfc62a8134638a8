import { z } from 'zod'
import type { ConversionKind } from '#features/figures/rules/figures.ts'
import { readObjective, readStatus } from '#features/figures/server/figures.server.ts'
import type { Timeouts } from '../fetch-platform.ts'
import type {
  PlatformAccount,
  PlatformApi,
  PlatformCampaign,
  PlatformDay,
} from '../platform-api.ts'
import { type MetaClient, type MetaSettings, metaClient } from './meta-client.ts'
import { allStatuses, type Insight, readAccountTotals, readInsights } from './read-insights.ts'

type Action = { action_type: string; value: string }

/**
 * Action types overlap: three of them count the same purchase. For each kind the first type present
 * counts, never a sum.
 */
const typesOf: Record<ConversionKind, string[]> = {
  contacts: ['lead', 'onsite_conversion.lead_grouped', 'offsite_conversion.fb_pixel_lead'],
  purchases: ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase'],
  conversations: ['onsite_conversion.messaging_conversation_started_7d'],
}

/** A campaign's objective decides which kind its results are; else the next one that occurs. */
const kindsByObjective: [RegExp, ConversionKind[]][] = [
  [/LEAD/, ['contacts', 'conversations', 'purchases']],
  [/SALES|CONVERSIONS|CATALOG/, ['purchases', 'contacts', 'conversations']],
  [/ENGAGEMENT|MESSAGES/, ['conversations', 'contacts', 'purchases']],
]
const otherwise: ConversionKind[] = ['purchases', 'contacts', 'conversations']

function pick(actions: Action[], kind: ConversionKind): Action | undefined {
  for (const type of typesOf[kind]) {
    const action = actions.find(({ action_type }) => action_type === type)
    if (action) return action
  }
  return undefined
}

/** One kind for all days of a window, so that days can be compared. */
function chooseKind(objective: string, days: Action[][]): ConversionKind {
  const kinds = kindsByObjective.find(([words]) => words.test(objective))?.[1] ?? otherwise
  const occurring = kinds.find((kind) => days.some((actions) => pick(actions, kind)))
  return occurring ?? (kinds[0] as ConversionKind)
}

/** The value of the counted type. */
function revenueOf(actions: Action[], values: Action[]): string | null {
  const counted = pick(actions, 'purchases')?.action_type
  const value = counted
    ? values.find(({ action_type }) => action_type === counted)
    : pick(values, 'purchases')
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
    const lists = rows.map(({ actions }) => actions)
    const kind = chooseKind(objectives.get(campaignId) ?? '', lists)
    return rows.map((row): PlatformDay => {
      const results = pick(row.actions, kind)?.value ?? '0'
      const none = { contacts: '0', purchases: '0', conversations: '0' }
      return {
        campaignId,
        day: row.date_start,
        impressions: row.impressions,
        clicks: row.inline_link_clicks,
        spend: row.spend,
        conversions: results,
        ...none,
        [kind]: results,
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

/** A campaign missing from the list keeps the name in its figures. */
function alsoOfFigures(listed: PlatformCampaign[], insights: Insight[]): PlatformCampaign[] {
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
      const objectives = new Map(campaigns.map(({ id, objective }) => [id, objective]))
      return {
        ...span,
        campaigns: alsoOfFigures(campaigns, insights),
        days: toDays(insights, objectives),
      }
    },
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
