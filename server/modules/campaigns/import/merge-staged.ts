import type { ClientBase } from 'pg'
import { ImportProblem } from './import-problem.ts'
import { unknownObjective, unknownStatus } from './labels.ts'
import type { Platform } from './platform.ts'

export type Merged = {
  newCampaigns: number
  changedCampaigns: number
  newDays: number
  changedDays: number
  sameDays: number
  removedDemo: number
}

/** Two campaigns of one name can only be told apart by the platform's id. */
async function refuseAmbiguousNames(connection: ClientBase, owner: [string, Platform]) {
  const { rows } = await connection.query<{ name: string }>(
    `select distinct staged.name from staged
      where external_id is null and (
        select count(*) from alisio.campaigns
        where user_id = $1 and source = $2 and campaign_name = staged.name) > 1
      limit 10`,
    owner,
  )
  if (rows.length === 0) return
  throw new ImportProblem(
    'Several campaigns of this client share a name; export with the column of the campaign id:',
    rows.map(({ name }) => name),
  )
}

/** Names each staged campaign once, with what its latest line says, and finds it in the database. */
const findCampaigns = `
  create temporary table wanted on commit drop as
  select distinct on (key) key, external_id, name,
    first_value(status) over latest as status,
    first_value(objective) over latest as objective,
    null::uuid as id
  from staged
  window latest as (partition by key order by day desc, line desc)
  order by key, day desc, line desc`

/** By id; else by name, where one of the two sides has no id yet. */
const matchById = `
  update wanted set id = campaigns.id from alisio.campaigns
  where campaigns.user_id = $1 and campaigns.source = $2
    and campaigns.external_id = wanted.external_id`
const matchByName = `
  update wanted set id = campaigns.id from alisio.campaigns
  where wanted.id is null and campaigns.user_id = $1 and campaigns.source = $2
    and campaigns.campaign_name = wanted.name
    and (campaigns.external_id is null or wanted.external_id is null)
    and not exists (select from wanted other where other.id = campaigns.id)
    and (select count(*) from wanted other where other.name = wanted.name) = 1`

const changeKnown = `
  update alisio.campaigns set campaign_name = wanted.name,
    external_id = coalesce(campaigns.external_id, wanted.external_id),
    status = coalesce(wanted.status, campaigns.status),
    objective = coalesce(wanted.objective, campaigns.objective),
    updated_at = now()
  from wanted
  where campaigns.id = wanted.id and (
    campaigns.campaign_name, campaigns.external_id, campaigns.status, campaigns.objective
  ) is distinct from (
    wanted.name, coalesce(campaigns.external_id, wanted.external_id),
    coalesce(wanted.status, campaigns.status), coalesce(wanted.objective, campaigns.objective))`

const addUnknown = `
  insert into alisio.campaigns (user_id, source, external_id, campaign_name, status, objective, created_at)
  select $1, $2, external_id, name, coalesce(status, $3), coalesce(objective, $4), now()
  from wanted where id is null`

/**
 * Lines of one campaign and day are parts of it (ad sets, devices) and add up. A single line keeps
 * the click rate the platform reports; a sum has its own.
 */
const writeDays = `
  with days as (
    select wanted.id as campaign_id, staged.day,
      sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
      round(sum(spend), 2) as spend, round(sum(conversions), 2) as conversions,
      round(case when count(*) = 1 and max(staged.ctr) is not null then max(staged.ctr)
        else coalesce(100 * sum(clicks) / nullif(sum(impressions), 0), 0) end, 4) as ctr
    from staged join wanted using (key)
    group by wanted.id, staged.day
  ), written as (
    insert into alisio.campaigns_stats as known
      (campaign_id, user_id, date, impressions, clicks, spend, conversions, ctr)
    select campaign_id, $1, day, impressions, clicks, spend, conversions, ctr from days
    on conflict (campaign_id, user_id, date) do update set
      impressions = excluded.impressions, clicks = excluded.clicks, spend = excluded.spend,
      conversions = excluded.conversions, ctr = excluded.ctr
    where (known.impressions, known.clicks, known.spend, known.conversions, known.ctr)
      is distinct from
      (excluded.impressions, excluded.clicks, excluded.spend, excluded.conversions, excluded.ctr)
    returning campaign_id, xmax = 0 as added
  ), touched as (
    update alisio.campaigns set updated_at = now()
    where id in (select distinct campaign_id from written)
  )
  select (select count(*) from days)::int as days,
    count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
  from written`

/** Moves what was staged into the client's campaigns, within the caller's transaction. */
export async function mergeStaged(
  connection: ClientBase,
  userId: string,
  platform: Platform,
): Promise<Merged> {
  const owner: [string, Platform] = [userId, platform]
  await connection.query('analyze staged')
  await refuseAmbiguousNames(connection, owner)
  // Real figures replace invented ones; both together would be true of nothing.
  const demo = await connection.query('delete from alisio.campaigns where user_id = $1 and demo', [
    userId,
  ])
  await connection.query(findCampaigns)
  await connection.query(matchById, owner)
  await connection.query(matchByName, owner)
  const known = await connection.query(changeKnown)
  const added = await connection.query(addUnknown, [
    ...owner,
    unknownStatus,
    unknownObjective[platform],
  ])
  await connection.query(matchById, owner)
  await connection.query(matchByName, owner)
  await connection.query('analyze wanted')
  const { rows } = await connection.query<{ days: number; added: number; changed: number }>(
    writeDays,
    [userId],
  )
  const days = rows[0] ?? { days: 0, added: 0, changed: 0 }
  return {
    newCampaigns: added.rowCount ?? 0,
    changedCampaigns: known.rowCount ?? 0,
    newDays: days.added,
    changedDays: days.changed,
    sameDays: days.days - days.added - days.changed,
    removedDemo: demo.rowCount ?? 0,
  }
}
