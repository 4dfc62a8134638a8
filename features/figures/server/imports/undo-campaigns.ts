import type { ClientBase } from 'pg'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import type { Platform } from '../campaigns/import/platform.ts'
import {
  findClash,
  replay,
  replayLayer,
  type Said,
  type State,
  type Statement,
} from './replay-campaigns.ts'

type Own = { seq: string; clientId: string; platform: Platform; layer: boolean }
type Link = Statement & {
  seq: string
  id: string
  fileName: string
  before: State | null
  layer: boolean
}

function leaning({ id, fileName }: Link): ImportProblem {
  return new ImportProblem(
    `A later import found its campaigns by names or ids that came with this one: ${fileName}.`,
    [`Undo that one first: --undo ${id}`],
    {
      message: `Uma importação mais nova, ${fileName}, reconheceu campanhas pelo nome ou pela identificação que vieram nesta.`,
      details: ['Desfaça aquela primeiro, depois esta.'],
    },
  )
}

function clashing(name: string): ImportProblem {
  return new ImportProblem(`Two campaigns would be called alike: ${name}.`, [], {
    message: `Duas campanhas ficariam iguais: ${name}.`,
    details: ['Um arquivo mais novo trouxe a segunda. Desfaça aquele arquivo primeiro.'],
  })
}

async function readLinks(connection: ClientBase, own: Own): Promise<Link[]> {
  const { rows } = await connection.query<Link>(
    `select link.seq, link.campaign_id as "campaignId", link.said, link.before, imports.id,
       imports.file_name as "fileName", imports.ad_account_id is not null as layer
     from alisio.import_campaigns link join alisio.imports on imports.seq = link.seq
     where imports.client_id = $1 and imports.platform = $2 and link.seq >= $3
     order by link.seq`,
    [own.clientId, own.platform, own.seq],
  )
  return rows
}

/** The client's campaigns as they were when the import came. */
async function readStates(connection: ClientBase, own: Own, links: Link[]) {
  const { rows } = await connection.query<State & { id: string }>(
    `select id, campaign_name as name, external_id as "externalId", status, objective
     from alisio.campaigns where client_id = $1 and source = $2`,
    [own.clientId, own.platform],
  )
  const states = new Map(rows.map(({ id, ...state }) => [id, state]))
  for (const { campaignId, before } of links.toReversed()) {
    if (before) states.set(campaignId, before)
    else states.delete(campaignId)
  }
  return states
}

type Changed = { id: string; seq: string; before: State | null }

/** Lets the imports after it happen once more, to what the campaigns were before it. */
async function withoutIt(connection: ClientBase, own: Own) {
  const links = await readLinks(connection, own)
  const states = await readStates(connection, own, links)
  const mine = new Set(links.filter(({ seq }) => seq === own.seq).map((link) => link.campaignId))
  const later = Map.groupBy(
    links.filter(({ seq }) => seq !== own.seq),
    ({ seq }) => seq,
  )
  const changed: Changed[] = []
  for (const [seq, statements] of later) {
    for (const { campaignId } of statements.filter((each) => mine.has(each.campaignId))) {
      changed.push({ id: campaignId, seq, before: states.get(campaignId) ?? null })
    }
    if (statements[0]?.layer) replayLayer(states, statements)
    else if (!replay(states, statements, own.platform)) throw leaning(statements[0] as Link)
  }
  const clash = findClash(states)
  if (clash) throw clashing(clash)
  return { states, mine: [...mine], changed }
}

/** Campaigns as they are without this import; those that nothing else speaks of go. */
export async function undoCampaigns(connection: ClientBase, own: Own): Promise<void> {
  const { states, mine, changed } = await withoutIt(connection, own)
  const kept = mine.flatMap((id) => {
    const state: Said | undefined = states.get(id)
    return state ? [{ id, ...state }] : []
  })
  await connection.query('delete from alisio.import_campaigns where seq = $1', [own.seq])
  await connection.query('delete from alisio.campaigns where id = any($1::uuid[])', [
    mine.filter((id) => !states.has(id)),
  ])
  await connection.query(
    `update alisio.import_campaigns later set before = nullif(changed.before, 'null'::jsonb)
     from jsonb_to_recordset($1::jsonb) changed (id uuid, seq bigint, before jsonb)
     where later.campaign_id = changed.id and later.seq = changed.seq`,
    [JSON.stringify(changed)],
  )
  await connection.query(
    `update alisio.campaigns set campaign_name = state.name, external_id = state."externalId",
       status = state.status, objective = state.objective, updated_at = now()
     from jsonb_to_recordset($1::jsonb)
       state (id uuid, name text, "externalId" text, status text, objective text)
     where campaigns.id = state.id`,
    [JSON.stringify(kept)],
  )
}
