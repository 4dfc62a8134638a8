import type { ClientBase } from 'pg'
import { z } from 'zod'
import { nameRow, queryText } from '#server/db/query-rows.ts'
import { type Platform, unknownObjective, unknownStatus } from '../campaigns/import/columns.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { removeDemo } from './demo-figures.ts'
import {
  type Actor,
  dayColumns,
  dayColumnsOf,
  handBeneath,
  openDays,
  recordLongAudit,
  seqsAbove,
  setDayFrom,
  stagedSpan,
  withHashJoins,
} from './layers.ts'

export type Import = { id: string; clientId: string; platform: Platform }

/** Two campaigns of one name can only be told apart by the platform's id. */
async function refuseAmbiguousNames(connection: ClientBase, { id, clientId, platform }: Import) {
  const rows = await queryText(
    connection,
    nameRow,
    `select name from alisio.staged_campaigns
      where import_id = $1 and external_id is null and (
        select count(*) from alisio.campaigns
        where client_id = $2 and source = $3 and campaign_name = name) > 1
      limit 10`,
    [id, clientId, platform],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  throw new ImportProblem(
    'Several campaigns of this client share a name; export with the column of the campaign id:',
    names,
    {
      message:
        'Há mais de uma campanha com o mesmo nome. Exporte com a coluna da identificação da campanha:',
      details: names,
    },
  )
}

const byId = `
  update alisio.staged_campaigns staged set campaign_id = campaigns.id from alisio.campaigns
  where staged.import_id = $1 and campaigns.client_id = $2 and campaigns.source = $3
    and campaigns.external_id = staged.external_id`

/** Where one of the two sides has no id yet. */
const byName = `
  update alisio.staged_campaigns staged set campaign_id = campaigns.id from alisio.campaigns
  where staged.import_id = $1 and staged.campaign_id is null
    and campaigns.client_id = $2 and campaigns.source = $3
    and campaigns.campaign_name = staged.name
    and (campaigns.external_id is null or staged.external_id is null)
    and not exists (select from alisio.staged_campaigns other
      where other.import_id = $1 and other.campaign_id = campaigns.id)
    and (select count(*) from alisio.staged_campaigns other
      where other.import_id = $1 and other.name = staged.name) = 1`

/** Finds each staged campaign among the client's; the others are new. */
export async function matchCampaigns(connection: ClientBase, given: Import): Promise<void> {
  const { id, clientId, platform } = given
  await refuseAmbiguousNames(connection, given)
  await connection.query(
    'update alisio.staged_campaigns set campaign_id = null where import_id = $1',
    [id],
  )
  await connection.query(byId, [id, clientId, platform])
  await connection.query(byName, [id, clientId, platform])
}

export type Applied = {
  newCampaigns: number
  changedCampaigns: number
  newDays: number
  changedDays: number
  sameDays: number
  removedDemo: number
  /** Days a connected account has: the file's figures wait beneath them. */
  beneathDays: number
}

/** $1 the import, $2 its place among the client's. What a layer found is what this one finds. */
const keepKnown = `
  insert into alisio.import_campaigns (seq, campaign_id, said, before)
  select $2, campaigns.id,
    jsonb_build_object('name', staged.name, 'externalId', staged.external_id,
      'status', staged.status, 'objective', staged.objective),
    case when layer.seq is not null then layer.before
      else jsonb_build_object('name', campaigns.campaign_name, 'externalId', campaigns.external_id,
        'status', campaigns.status, 'objective', campaigns.objective) end
  from alisio.staged_campaigns staged join alisio.campaigns on campaigns.id = staged.campaign_id
  left join alisio.import_campaigns layer on layer.campaign_id = campaigns.id and layer.seq > $2
  where staged.import_id = $1`

const changeKnown = `
  update alisio.campaigns set campaign_name = staged.name,
    external_id = coalesce(campaigns.external_id, staged.external_id),
    status = coalesce(staged.status, campaigns.status),
    objective = coalesce(staged.objective, campaigns.objective),
    updated_at = now()
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and campaigns.id = staged.campaign_id
    and not exists (select from alisio.import_campaigns layer
      where layer.campaign_id = campaigns.id and layer.seq > $2)
    and (
    campaigns.campaign_name, campaigns.external_id, campaigns.status, campaigns.objective
  ) is distinct from (
    staged.name, coalesce(campaigns.external_id, staged.external_id),
    coalesce(staged.status, campaigns.status), coalesce(staged.objective, campaigns.objective))`

const addUnknown = `
  with named as (
    update alisio.staged_campaigns set campaign_id = gen_random_uuid()
    where import_id = $1 and campaign_id is null returning *
  ), kept as (
    insert into alisio.import_campaigns (seq, campaign_id, said)
    select $2, campaign_id, jsonb_build_object('name', name, 'externalId', external_id,
      'status', status, 'objective', objective) from named
  )
  insert into alisio.campaigns
    (id, client_id, source, external_id, campaign_name, status, objective, created_at)
  select campaign_id, $3, $4, external_id, name, coalesce(status, $5), coalesce(objective, $6), now()
  from named`

/**
 * The figures found are kept and the file's written in one statement, which sees the day before. A
 * day that a layer has stays as it is: the file finds what the layer found, and the layer the file.
 * $4 and $5 are the file's first and last day: nothing else of the client is looked at.
 */
const writeDays = `
  with days as (
    select campaign_id, staged.* from alisio.staged_days staged
    join alisio.staged_campaigns using (import_id, key) where import_id = $1
  ), above as (
    select layer.* from alisio.import_days layer join days
      on layer.campaign_id = days.campaign_id and layer.date = days.day
    where layer.seq = any (${seqsAbove('$3', '$2')})
  ), kept as (
    insert into alisio.import_days
      (seq, campaign_id, date, had_figures, ${dayColumns})
    select $2, days.campaign_id, day, known.date is not null, ${dayColumnsOf('known')}
    from days left join alisio.campaigns_stats known
      on known.campaign_id = days.campaign_id and known.date = day
      and known.client_id = $3 and known.date between $4 and $5
    where not exists (
      select from above where above.campaign_id = days.campaign_id and above.date = day)
    union all
    select $2, campaign_id, date, had_figures, ${dayColumnsOf('above')} from above
  ), handed as (
    update alisio.import_days layer set had_figures = true, ${setDayFrom('days')}
    from days, above where above.campaign_id = days.campaign_id and above.date = day
      and layer.seq = above.seq and layer.campaign_id = above.campaign_id
      and layer.date = above.date and layer.seq = any (${seqsAbove('$3', '$2')})
  ), written as (
    insert into alisio.campaigns_stats as known
      (campaign_id, client_id, date, ${dayColumns})
    select campaign_id, $3, day, ${dayColumns} from days where not exists (
      select from above where above.campaign_id = days.campaign_id and above.date = day)
    on conflict (campaign_id, client_id, date) do update set ${setDayFrom('excluded')}
    where (${dayColumnsOf('known')}) is distinct from (${dayColumnsOf('excluded')})
    returning campaign_id, xmax = 0 as added
  ), touched as (
    update alisio.campaigns set updated_at = now()
    where client_id = $3 and id in (select distinct campaign_id from written)
  )
  select (select count(*) from days)::int as days, (select count(*) from above)::int as beneath,
    count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
  from written`

const writtenRow = z.object({
  days: z.number(),
  beneath: z.number(),
  added: z.number(),
  changed: z.number(),
})

export async function removeStaged(connection: ClientBase, importId: string): Promise<void> {
  await connection.query('delete from alisio.staged_days where import_id = $1', [importId])
  await connection.query('delete from alisio.staged_campaigns where import_id = $1', [importId])
}

const orderRow = z.object({ seq: z.string() })

/**
 * Moves what waits into the client's figures, within the caller's transaction and the client's
 * turn, and keeps what it found there.
 */
export async function applyImport(
  connection: ClientBase,
  actor: Actor,
  given: Import & { fileName: string },
): Promise<Applied> {
  const { id, clientId, platform } = given
  const order = await queryText(
    connection,
    orderRow,
    `update alisio.imports set seq = nextval('alisio.import_order') where id = $1 returning seq`,
    [id],
  )
  const seq = order[0]?.seq
  // Real figures replace invented ones; both together would be true of nothing.
  const removedDemo = await removeDemo(connection, given)
  await connection.query('delete from alisio.clients where demo')
  await connection.query('delete from alisio.leads where demo')
  await matchCampaigns(connection, given)
  await connection.query(keepKnown, [id, seq])
  const known = await connection.query(changeKnown, [id, seq])
  await connection.query(handBeneath, [id, seq, unknownStatus, unknownObjective[platform]])
  const added = await connection.query(addUnknown, [
    id,
    seq,
    clientId,
    platform,
    unknownStatus,
    unknownObjective[platform],
  ])
  await connection.query(openDays, [id, seq])
  const { first, last } = await stagedSpan(connection, id)
  const rows = await withHashJoins(connection, () =>
    queryText(connection, writtenRow, writeDays, [id, seq, clientId, first, last]),
  )
  const days = rows[0] ?? { days: 0, beneath: 0, added: 0, changed: 0 }
  const applied: Applied = {
    newCampaigns: added.rowCount ?? 0,
    changedCampaigns: known.rowCount ?? 0,
    newDays: days.added,
    changedDays: days.changed,
    sameDays: days.days - days.added - days.changed - days.beneath,
    beneathDays: days.beneath,
    removedDemo,
  }
  await removeStaged(connection, id)
  await connection.query(
    `update alisio.imports set state = 'done', progress = 1, done_at = now(), result = $2 where id = $1`,
    [id, JSON.stringify(applied)],
  )
  await recordLongAudit(connection, actor, {
    kind: 'figures-imported',
    clientId,
    about: id,
    detail: { file: given.fileName, newDays: applied.newDays, changedDays: applied.changedDays },
  })
  return applied
}
