import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import { jsonAs, queryText } from '#server/db/query-rows.ts'
import { unknownObjective, unknownStatus } from '../../campaigns/import/columns.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import { importPlatform, platformText } from '../../campaigns/platform-column.ts'
import { findMatches } from './match-campaigns.ts'

type Facts = {
  name: string
  externalId: string | null
  status: string | null
  objective: string | null
}
type State = Facts & { status: string; objective: string }
type States = Map<string, State>
/** What one import stated about a campaign. */
type Statement = { campaignId: string; said: Facts }

const mergeFacts = (state: State | undefined, facts: Facts, source: Platform): State => ({
  name: facts.name,
  externalId: state?.externalId ?? facts.externalId,
  status: facts.status ?? state?.status ?? unknownStatus,
  objective: facts.objective ?? state?.objective ?? unknownObjective(source),
})

/**
 * Applies a later import to the states. False when it would no longer match the campaigns it matched
 * then, because it depended on something that is gone.
 */
async function replay(
  connection: ClientBase,
  states: States,
  statements: Statement[],
  source: Platform,
): Promise<boolean> {
  const matches = await findMatches(
    connection,
    [...states].map(([id, { name, externalId }]) => ({ id, name, externalId })),
    statements.map(({ campaignId, said: { name, externalId } }) => ({
      key: campaignId,
      name,
      externalId,
    })),
  )
  for (const { key, id, ambiguous } of matches) {
    if (ambiguous || (id !== key && (id || states.has(key)))) return false
  }
  for (const { campaignId, said } of statements) {
    states.set(campaignId, mergeFacts(states.get(campaignId), said, source))
  }
  return true
}

/** A connected account knows its campaigns by their ids, whatever their names. */
function replayLayer(states: States, statements: Statement[]): void {
  for (const { campaignId, said } of statements) states.set(campaignId, said as State)
}

/** A name or id that two campaigns would share, which the database refuses. */
function findClash(states: States): string | undefined {
  const keys = new Set<string>()
  for (const { name, externalId } of states.values()) {
    const key = externalId ? `id ${externalId}` : `name ${name}`
    if (keys.has(key)) return name
    keys.add(key)
  }
  return undefined
}

type UndoneImport = { seq: string; clientId: string; platform: Platform; layer: boolean }
type Link = Statement & {
  seq: string
  id: string
  fileName: string
  before: State | null
  layer: boolean
}

function dependsOn({ id, fileName }: Link): ImportProblem {
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

const linkRow = z.object({
  campaignId: z.string(),
  said: jsonAs<Facts>(),
  seq: z.string(),
  id: z.string(),
  fileName: z.string(),
  before: z.nullable(jsonAs<State>()),
  layer: z.boolean(),
})

async function readLinks(connection: ClientBase, undone: UndoneImport): Promise<Link[]> {
  const rows = await queryText(
    connection,
    linkRow,
    `select link.seq, link.campaign_id as "campaignId", link.said, link.before, imports.id,
       imports.file_name as "fileName", imports.ad_account_id is not null as layer
     from alisio.import_campaigns link join alisio.imports on imports.seq = link.seq
     where imports.client_id = $1 and ${importPlatform} = $2 and link.seq >= $3
     order by link.seq`,
    [undone.clientId, undone.platform, undone.seq],
  )
  return rows
}

const stateRow = z.object({
  name: z.string(),
  externalId: z.nullable(z.string()),
  status: z.string(),
  objective: z.string(),
  id: z.string(),
})

/** The client's campaigns before this import. */
async function readStates(connection: ClientBase, undone: UndoneImport, links: Link[]) {
  const rows = await queryText(
    connection,
    stateRow,
    `select id, campaign_name as name, external_id as "externalId", status, objective
     from alisio.campaigns where client_id = $1 and ${platformText()} = $2`,
    [undone.clientId, undone.platform],
  )
  const states = new Map(rows.map(({ id, ...state }) => [id, state]))
  for (const { campaignId, before } of links.toReversed()) {
    if (before) states.set(campaignId, before)
    else states.delete(campaignId)
  }
  return states
}

type Changed = { id: string; seq: string; before: State | null }

/** Replays the later imports on the campaigns as they were before this one. */
async function replayWithout(connection: ClientBase, undone: UndoneImport) {
  const links = await readLinks(connection, undone)
  const states = await readStates(connection, undone, links)
  const mine = new Set(links.filter(({ seq }) => seq === undone.seq).map((link) => link.campaignId))
  const later = Map.groupBy(
    links.filter(({ seq }) => seq !== undone.seq),
    ({ seq }) => seq,
  )
  const changed: Changed[] = []
  for (const [seq, statements] of later) {
    for (const { campaignId } of statements.filter((each) => mine.has(each.campaignId))) {
      changed.push({ id: campaignId, seq, before: states.get(campaignId) ?? null })
    }
    if (statements[0]?.layer) replayLayer(states, statements)
    else if (!(await replay(connection, states, statements, undone.platform)))
      throw dependsOn(statements[0] as Link)
  }
  const clash = findClash(states)
  if (clash) throw clashing(clash)
  return { states, mine: [...mine], changed }
}

/** Restores campaigns to their state without this import; those of no other import are deleted. */
export async function undoCampaigns(connection: ClientBase, undone: UndoneImport): Promise<void> {
  const { states, mine, changed } = await replayWithout(connection, undone)
  const remaining = mine.flatMap((id) => {
    const state: Facts | undefined = states.get(id)
    return state ? [{ id, ...state }] : []
  })
  await connection.query('delete from alisio.import_campaigns where seq = $1', [undone.seq])
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
    [JSON.stringify(remaining)],
  )
}
