import type { ClientBase } from 'pg'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import type { Platform } from '../campaigns/import/platform.ts'

export type Import = { id: string; clientId: string; platform: Platform }

/** Two campaigns of one name can only be told apart by the platform's id. */
async function refuseAmbiguousNames(connection: ClientBase, { id, clientId, platform }: Import) {
  const { rows } = await connection.query<{ name: string }>(
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
