import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'
import { unknownObjective, unknownStatus } from '../campaigns/import/columns.ts'
import { platformParts } from '../campaigns/platform-column.ts'
import { askAbout, readChoices, runOn } from '../results/choices.ts'
import { recountStaged } from '../results/recount.ts'
import { type Import, matchCampaigns } from './campaigns/match-campaigns.ts'
import {
  dayColumns,
  dayColumnsOf,
  RESULTS_KNOWN,
  type StagedSpan,
  seqsAbove,
  setDayFrom,
  stagedSpan,
  withHashJoins,
} from './layers.ts'

/** `$1` is the import, `$2` its place among the client's, in every statement. */
const staged = `jsonb_build_object('name', staged.name, 'externalId', staged.external_id,
  'status', staged.status, 'objective', staged.objective)`

/** Campaigns of an account that neither have figures nor run nor are known would only fill lists. */
const dropIdle = `
  delete from alisio.staged_campaigns staged
  where import_id = $1 and campaign_id is null and status <> 'ACTIVE' and not exists (
    select from alisio.staged_days days where days.import_id = $1 and days.key = staged.key)`

/** What a layer above replaced is what this one replaces. */
const linkKnown = `
  insert into alisio.import_campaigns (seq, campaign_id, said, before)
  select $2, campaigns.id, ${staged},
    case when above.seq is not null then above.before
      else jsonb_build_object('name', campaigns.campaign_name, 'externalId', campaigns.external_id,
        'status', campaigns.status, 'objective', campaigns.objective) end
  from alisio.staged_campaigns staged join alisio.campaigns on campaigns.id = staged.campaign_id
  left join alisio.import_campaigns above on above.campaign_id = campaigns.id and above.seq > $2
  where staged.import_id = $1
  on conflict (campaign_id, seq) do update set said = excluded.said`

const changeKnown = `
  update alisio.campaigns set campaign_name = staged.name,
    external_id = coalesce(campaigns.external_id, staged.external_id),
    status = coalesce(staged.status, campaigns.status),
    objective = coalesce(staged.objective, campaigns.objective),
    updated_at = now()
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and campaigns.id = staged.campaign_id
    and not exists (select from alisio.import_campaigns above
      where above.campaign_id = campaigns.id and above.seq > $2)
    and (
    campaigns.campaign_name, campaigns.external_id, campaigns.status, campaigns.objective
  ) is distinct from (
    staged.name, coalesce(campaigns.external_id, staged.external_id),
    coalesce(staged.status, campaigns.status), coalesce(staged.objective, campaigns.objective))`

/** A layer above replaces this one's values, not those from before it. */
const updateAbove = `
  update alisio.import_campaigns above set before = jsonb_build_object(
    'name', staged.name,
    'externalId', coalesce(above.before ->> 'externalId', staged.external_id),
    'status', coalesce(staged.status, above.before ->> 'status', $3),
    'objective', coalesce(staged.objective, above.before ->> 'objective', $4))
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and above.campaign_id = staged.campaign_id and above.seq > $2`

const addUnknown = `
  with staged as (
    update alisio.staged_campaigns set campaign_id = gen_random_uuid()
    where import_id = $1 and campaign_id is null returning *
  ), linked as (
    insert into alisio.import_campaigns (seq, campaign_id, said)
    select $2, campaign_id, ${staged} from staged
  )
  insert into alisio.campaigns
    (id, client_id, source, other_platform, external_id, campaign_name, status, objective, created_at)
  select campaign_id, $3, $4, $7, external_id, name, coalesce(status, $5), coalesce(objective, $6), now()
  from staged`

/** Days inside an account's window belong to its layer even without figures. */
const openDays = `
  insert into alisio.import_days (seq, campaign_id, date, had_figures)
  select layer.seq, staged.campaign_id, day, false
  from alisio.staged_days join alisio.staged_campaigns staged using (import_id, key)
  join alisio.import_campaigns link on link.campaign_id = staged.campaign_id and link.seq > $2
  join alisio.imports layer on layer.seq = link.seq
  where import_id = $1 and day between layer.covered_from and layer.covered_until
  on conflict do nothing`

/**
 * Stores the replaced figures and writes the new ones in one statement, which sees the rows from
 * before. A day of a layer above stays: this layer gets what that one had replaced, and that one gets
 * this layer's. `$4` and `$5` bound the client's rows that are read. Between `$6` and `$7`, days of
 * this layer's campaigns that are not staged are removed.
 */
const writeDays = `
  with days as (
    select campaign_id, staged.* from alisio.staged_days staged
    join alisio.staged_campaigns using (import_id, key) where import_id = $1
  ), above as (
    select layer.* from alisio.import_days layer join days
      on layer.campaign_id = days.campaign_id and layer.date = days.day
    where layer.seq = any (${seqsAbove('$3', '$2')})
  ), missing as (
    select stats.* from alisio.campaigns_stats stats
    join alisio.import_campaigns link on link.campaign_id = stats.campaign_id and link.seq = $2
    where stats.client_id = $3 and stats.date between $6::date and $7::date and not exists (
      select from days where days.campaign_id = stats.campaign_id and days.day = stats.date)
  ), stored as (
    insert into alisio.import_days (seq, campaign_id, date, had_figures, ${dayColumns})
    select $2, days.campaign_id, day, stats.date is not null, ${dayColumnsOf('stats')}
    from days left join alisio.campaigns_stats stats
      on stats.campaign_id = days.campaign_id and stats.date = day
      and stats.client_id = $3 and stats.date between $4 and $5
    where not exists (
      select from above where above.campaign_id = days.campaign_id and above.date = day)
    union all
    select $2, campaign_id, date, had_figures, ${dayColumnsOf('above')} from above
    union all
    select $2, campaign_id, date, true, ${dayColumnsOf('missing')} from missing
    on conflict (campaign_id, date, seq) do nothing
  ), passed as (
    update alisio.import_days layer set had_figures = true, ${setDayFrom('days')}
    from days, above where above.campaign_id = days.campaign_id and above.date = day
      and layer.seq = above.seq and layer.campaign_id = above.campaign_id
      and layer.date = above.date and layer.seq = any (${seqsAbove('$3', '$2')})
  ), removed as (
    delete from alisio.campaigns_stats stats using missing
    where stats.campaign_id = missing.campaign_id and stats.client_id = $3
      and stats.date = missing.date and stats.date between $6::date and $7::date
    returning stats.campaign_id
  ), written as (
    insert into alisio.campaigns_stats as stats (campaign_id, client_id, date, ${dayColumns})
    select campaign_id, $3, day, ${dayColumns} from days where not exists (
      select from above where above.campaign_id = days.campaign_id and above.date = day)
    on conflict (campaign_id, client_id, date) do update set ${setDayFrom('excluded')}
    where (${dayColumnsOf('stats')}) is distinct from (${dayColumnsOf('excluded')})
    returning campaign_id, xmax = 0 as added
  ), touched as (
    update alisio.campaigns set updated_at = now() where client_id = $3 and id in (
      select campaign_id from written union select campaign_id from removed)
  )
  select (select count(*) from days)::int as days, (select count(*) from above)::int as beneath,
    (select count(*) from removed)::int as removed,
    count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
  from written`

const writtenRow = z.object({
  days: z.number(),
  /** Days that a layer above has. */
  beneath: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
})

export const stagedTables = [
  'staged_days',
  'staged_campaigns',
  'staged_ads',
  'staged_files',
] as const

export async function removeStaged(connection: ClientBase, importId: string): Promise<void> {
  for (const table of stagedTables) {
    await connection.query(`delete from alisio.${table} where import_id = $1`, [importId])
  }
}

/**
 * Conversions by what counts now. A file's follow the client's choices already; a platform's window
 * has only results so far.
 */
export async function countStaged(
  connection: ClientBase,
  { id, clientId }: Pick<Import, 'id' | 'clientId'>,
  all: boolean,
): Promise<void> {
  const run = runOn(connection)
  const choices = await readChoices(run, clientId)
  const campaigns = [...choices.campaigns.keys()]
  if (!all && campaigns.length === 0) return
  const kinds = await recountStaged(run, id, choices, all ? null : campaigns)
  if (all) await askAbout(run, clientId, kinds, choices)
}

/**
 * Moves staged figures into the client's, inside the caller's transaction and client lock, and stores
 * what they replace. A file adds days; an account's `window` replaces all of its days.
 */
export async function applyLayer(
  connection: ClientBase,
  layer: Import & { seq: string },
  window?: StagedSpan,
) {
  const { id, seq, clientId, platform } = layer
  const objective = unknownObjective(platform)
  await connection.query(RESULTS_KNOWN)
  await matchCampaigns(connection, layer)
  await countStaged(connection, layer, window !== undefined)
  if (window) await connection.query(dropIdle, [id])
  await connection.query(linkKnown, [id, seq])
  const changed = await connection.query(changeKnown, [id, seq])
  await connection.query(updateAbove, [id, seq, unknownStatus, objective])
  const [source, otherName] = platformParts(platform)
  const unknown = [id, seq, clientId, source, unknownStatus, objective, otherName]
  const added = await connection.query(addUnknown, unknown)
  await connection.query(openDays, [id, seq])
  const { first, last } = await stagedSpan(connection, id, window)
  const values = [id, seq, clientId, first, last, window?.first, window?.last]
  const rows = await withHashJoins(connection, () =>
    queryText(connection, writtenRow, writeDays, values),
  )
  return {
    newCampaigns: added.rowCount ?? 0,
    changedCampaigns: changed.rowCount ?? 0,
    ...(rows[0] as z.infer<typeof writtenRow>),
  }
}
