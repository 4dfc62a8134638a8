import { z } from 'zod'
import type { ConversionKind } from '#features/figures/rules/figures.ts'
import { readObjective, readStatus } from '#features/figures/server/figures.server.ts'
import type { Timeouts } from '../fetch-platform.ts'
import type { FoundAccount, PlatformApi, SaidCampaign, SaidDay } from '../platform-api.ts'
import { type MetaClient, type MetaSettings, metaClient } from './meta-client.ts'
import { allStatuses, type Insight, readAccountTotals, readInsights } from './read-insights.ts'

type Action = { action_type: string; value: string }

/**
 * Action types overlap: the same purchase is counted by three of them. Of each kind the first type
 * that is there counts, and never a sum.
 */
const typesOf: Record<ConversionKind, string[]> = {
  contacts: ['lead', 'onsite_conversion.lead_grouped', 'offsite_conversion.fb_pixel_lead'],
  purchases: ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase'],
  conversations: ['onsite_conversion.messaging_conversation_started_7d'],
}

/** What a campaign is run for decides which kind its results are; else the next that ever occurs. */
const wantedBy: [RegExp, ConversionKind[]][] = [
  [/LEAD/, ['contacts', 'conversations', 'purchases']],
  [/SALES|CONVERSIONS|CATALOG/, ['purchases', 'contacts', 'conversations']],
  [/ENGAGEMENT|MESSAGES/, ['conversations', 'contacts', 'purchases']],
]
const otherwise: ConversionKind[] = ['purchases', 'contacts', 'conversations']

function pick(actions: Action[], kind: ConversionKind): Action | undefined {
  for (const type of typesOf[kind]) {
    const found = actions.find(({ action_type }) => action_type === type)
    if (found) return found
  }
  return undefined
}

/** One kind for all of a campaign's days in a window, so that days can be compared. */
function chooseKind(objective: string, days: Action[][]): ConversionKind {
  const wanted = wantedBy.find(([words]) => words.test(objective))?.[1] ?? otherwise
  const occurring = wanted.find((kind) => days.some((actions) => pick(actions, kind)))
  return occurring ?? (wanted[0] as ConversionKind)
}

/** The value of the very type that was counted. */
function revenueOf(actions: Action[], values: Action[]): string | null {
  const counted = pick(actions, 'purchases')?.action_type
  const found = counted
    ? values.find(({ action_type }) => action_type === counted)
    : pick(values, 'purchases')
  return found?.value ?? null
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
  // May be empty or absent; such a campaign is called by its id (apply-window.ts).
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

async function listAccounts(client: MetaClient): Promise<FoundAccount[]> {
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

/** Passing states such as IN_PROCESS say less than what the campaign is set to. */
function statusOf({ status, effective_status }: z.infer<typeof campaign>): string {
  const passing = ['IN_PROCESS', 'WITH_ISSUES', ''].includes(effective_status)
  return readStatus(passing ? status : effective_status) ?? 'UNKNOWN'
}

async function listCampaigns(client: MetaClient, id: string): Promise<SaidCampaign[]> {
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

function toDays(insights: Insight[], objectives: Map<string, string>): SaidDay[] {
  const byCampaign = Map.groupBy(insights, ({ campaign_id }) => campaign_id)
  return [...byCampaign].flatMap(([campaignId, rows]) => {
    const lists = rows.map(({ actions }) => actions)
    const kind = chooseKind(objectives.get(campaignId) ?? '', lists)
    return rows.map((row): SaidDay => {
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

/** A campaign the list no longer has is still called as its figures call it. */
function alsoOfFigures(known: SaidCampaign[], insights: Insight[]): SaidCampaign[] {
  const ids = new Set(known.map(({ id }) => id))
  const missing = new Map(
    insights
      .filter(({ campaign_id }) => !ids.has(campaign_id))
      .map(({ campaign_id: id, campaign_name: name }) => [
        id,
        { id, name, status: 'ARCHIVED', objective: 'META_ADS' },
      ]),
  )
  return [...known, ...missing.values()]
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
      // Sent as a form, so that no token stands in an address.
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
      const found = await readAccountTotals(client, externalId, span)
      return {
        spend: found.spend,
        impressions: found.impressions,
        clicks: found.inline_link_clicks,
      }
    },
  }
}
