import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import { queryText } from '#server/db/query-rows.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import { platformText } from '../../campaigns/platform-column.ts'

export type Import = { id: string; clientId: string; platform: Platform }

/**
 * The only statement of which campaign a row belongs to: by the platform's id; else by a name that is
 * unique among the rows, where one of the two sides has no id. Without an id, a name that several
 * campaigns share is ambiguous. `campaigns` selects id, name and external id; `rows` key, name and
 * external id.
 */
const matches = (campaigns: string, rows: string) => `
  with campaign as (
    select *, count(*) over (partition by name) as copies
    from (${campaigns}) as campaign (id, name, external_id)
  ), entry as (
    select *, count(*) over (partition by name) as copies
    from (${rows}) as entry (key, name, external_id)
  ), by_id as (
    select distinct on (entry.key) entry.key, campaign.id
    from entry join campaign on campaign.external_id = entry.external_id
    order by entry.key, campaign.id
  ), by_name as (
    select distinct on (entry.key) entry.key, campaign.id
    from entry join campaign on campaign.name = entry.name
    where entry.copies = 1 and (campaign.external_id is null or entry.external_id is null)
      and entry.key not in (select key from by_id) and campaign.id not in (select id from by_id)
    order by entry.key, campaign.id
  )
  select entry.key, entry.name, coalesce(by_id.id, by_name.id) as id,
    entry.external_id is null and exists (
      select from campaign where campaign.name = entry.name and campaign.copies > 1) as ambiguous
  from entry left join by_id using (key) left join by_name using (key)`

const matchStaged = `
  update alisio.staged_campaigns staged set campaign_id = match.id
  from (${matches(
    `select id, campaign_name, external_id from alisio.campaigns
     where client_id = $2 and ${platformText()} = $3`,
    'select key, name, external_id from alisio.staged_campaigns where import_id = $1',
  )}) match
  where staged.import_id = $1 and staged.key = match.key
  returning match.name, match.ambiguous`

const stagedRow = z.object({ name: z.string(), ambiguous: z.boolean() })

/** Finds each staged campaign among the client's; the others are new. */
export async function matchCampaigns(
  connection: ClientBase,
  { id, clientId, platform }: Import,
): Promise<void> {
  const rows = await queryText(connection, stagedRow, matchStaged, [id, clientId, platform])
  const names = rows.flatMap(({ name, ambiguous }) => (ambiguous ? [name] : [])).slice(0, 10)
  if (names.length === 0) return
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

const matchGiven = matches(
  'select * from jsonb_to_recordset($1::jsonb) as one (id uuid, name text, "externalId" text)',
  'select * from jsonb_to_recordset($2::jsonb) as one (key text, name text, "externalId" text)',
)

const matchRow = z.object({ key: z.string(), id: z.nullable(z.string()), ambiguous: z.boolean() })

type Named = { name: string; externalId: string | null }

/** The same for campaigns that are not stored this way: an undo replays later imports. */
export const findMatches = (
  connection: ClientBase,
  campaigns: (Named & { id: string })[],
  rows: (Named & { key: string })[],
) => queryText(connection, matchRow, matchGiven, [JSON.stringify(campaigns), JSON.stringify(rows)])
