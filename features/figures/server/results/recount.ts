import { z } from 'zod'
import { countsAs, describeKind, type ResultChoices } from '#features/figures/rules/result-kinds.ts'
import { RESULTS_KNOWN } from '../imports/layers.ts'
import { type Run, readChoices, rowsOf } from './choices.ts'

/**
 * The one statement of how conversions follow from results: the sums of the kinds that count, in all
 * and by group. `rules` has the kinds that count by their owner; `days` gives owner, day and results.
 */
const sumsOf = (days: string, rules: string) => `
  with rules as materialized (
    select * from jsonb_to_recordset(${rules}::jsonb) rules (owner text, kind text, "group" text)
  ), sums as (
    select days.owner, days.day, round(coalesce(sum(amount), 0), 2) as conversions,
      round(coalesce(sum(amount) filter (where "group" = 'contacts'), 0), 2) as contacts,
      round(coalesce(sum(amount) filter (where "group" = 'purchases'), 0), 2) as purchases,
      round(coalesce(sum(amount) filter (where "group" = 'conversations'), 0), 2) as conversations
    from (${days}) days (owner, day, results)
    left join lateral (
      select each.value::numeric as amount, rules."group"
      from jsonb_each_text(days.results) each
      join rules on rules.owner = days.owner and rules.kind = each.key) counted on true
    group by days.owner, days.day
  ), fresh as (
    select owner, day, greatest(conversions, contacts + purchases + conversations) as conversions,
      contacts, purchases, conversations
    from sums
  )`

const derived = ['conversions', 'contacts', 'purchases', 'conversations']
const setFresh = derived.map((name) => `${name} = fresh.${name}`).join(', ')
const columnsOf = (table: string) => derived.map((name) => `${table}.${name}`).join(', ')

const kindRow = z.object({
  owner: z.string(),
  campaign: z.nullable(z.string()),
  kind: z.string(),
})
type KindOfOwner = z.infer<typeof kindRow>

/** What counts, and in which group. */
const rulesFor = (kinds: KindOfOwner[], choices: ResultChoices): string =>
  JSON.stringify(
    kinds
      .filter(({ kind, campaign }) => countsAs(kind, choices, campaign ?? undefined))
      .map(({ owner, kind }) => ({ owner, kind, group: describeKind(kind).group })),
  )

const ownDays = `
  from alisio.campaigns_stats stats
  where stats.client_id = $1 and stats.results is not null
    and ($2::uuid is null or stats.campaign_id = $2::uuid)
    and ($3::text is null or jsonb_exists(stats.results, $3::text))
    and stats.date between coalesce($4::date, '-infinity') and coalesce($5::date, 'infinity')`

type Part = { campaignId?: string | null; kind?: string; first?: string; last?: string }

/**
 * Brings a client's figures up to date with what counts, inside the caller's transaction and client
 * lock. Days without results keep theirs.
 */
export async function recount(run: Run, clientId: string, part: Part = {}): Promise<void> {
  const values = [clientId, part.campaignId, part.kind, part.first, part.last].map(
    (value) => value ?? null,
  )
  const kinds = await rowsOf(
    run,
    kindRow,
    `select distinct stats.campaign_id::text as owner, stats.campaign_id::text as campaign, kind
     from (select stats.campaign_id, stats.results ${ownDays}) stats,
       jsonb_object_keys(stats.results) kind`,
    values,
  )
  const rules = rulesFor(kinds, await readChoices(run, clientId))
  await run(RESULTS_KNOWN)
  await run(
    `${sumsOf(`select stats.campaign_id::text, stats.date, stats.results ${ownDays}`, '$6')}
     update alisio.campaigns_stats stats set ${setFresh} from fresh
     where stats.client_id = $1 and stats.campaign_id = fresh.owner::uuid
       and stats.date = fresh.day
       and (${columnsOf('stats')}) is distinct from (${columnsOf('fresh')})`,
    [...values, rules],
  )
}

const stagedDays = `
  from alisio.staged_days days join alisio.staged_campaigns campaign using (import_id, key)
  where import_id = $1 and days.results is not null
    and ($2::uuid[] is null or campaign.campaign_id = any ($2::uuid[]))`

/** The same for staged days, all or those of some campaigns. Resolves with their kinds. */
export async function recountStaged(
  run: Run,
  importId: string,
  choices: ResultChoices,
  campaigns: string[] | null = null,
): Promise<string[]> {
  const kinds = await rowsOf(
    run,
    kindRow,
    `select distinct days.key as owner, days.campaign_id::text as campaign, kind
     from (select days.key, campaign.campaign_id, days.results ${stagedDays}) days,
       jsonb_object_keys(days.results) kind`,
    [importId, campaigns],
  )
  await run(
    `${sumsOf(`select days.key, days.day, days.results ${stagedDays}`, '$3')}
     update alisio.staged_days days set ${setFresh} from fresh
     where days.import_id = $1 and days.key = fresh.owner and days.day = fresh.day
       and (${columnsOf('days')}) is distinct from (${columnsOf('fresh')})`,
    [importId, campaigns, rulesFor(kinds, choices)],
  )
  return [...new Set(kinds.map(({ kind }) => kind))]
}
