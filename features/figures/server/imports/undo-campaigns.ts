import type { ClientBase } from 'pg'
import { z } from 'zod'
import { jsonAs, queryText } from '#server/db/query-rows.ts'
import { type Platform, unknownObjective, unknownStatus } from '../campaigns/import/columns.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'

type Said = {
  name: string
  externalId: string | null
  status: string | null
  objective: string | null
}
type State = Said & { status: string; objective: string }
type States = Map<string, State>
/** What one import said of campaigns, by the campaign it found or made. */
type Statement = { campaignId: string; said: Said }

function say(state: State | undefined, said: Said, source: Platform): State {
  return {
    name: said.name,
    externalId: state?.externalId ?? said.externalId,
    status: said.status ?? state?.status ?? unknownStatus,
    objective: said.objective ?? state?.objective ?? unknownObjective[source],
  }
}

function grouped<T>(items: Iterable<T>, key: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = key(item)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}

/** Which campaign each would find, by the rules of match-campaigns.ts; null where it would be refused. */
function findAll(states: States, statements: Statement[]): Map<Said, string> | null {
  const byId = grouped(states, ([, { externalId }]) => externalId)
  const byName = grouped(states, ([, { name }]) => name)
  const saidNames = grouped(statements, ({ said }) => said.name)
  const found = new Map<Said, string>()
  for (const { said } of statements) {
    if (!said.externalId && (byName.get(said.name)?.length ?? 0) > 1) return null
    const [same] = said.externalId ? (byId.get(said.externalId) ?? []) : []
    if (same) found.set(said, same[0])
  }
  const taken = new Set(found.values())
  for (const { said } of statements) {
    if (found.has(said) || saidNames.get(said.name)?.length !== 1) continue
    const named = byName
      .get(said.name)
      ?.find(([id, { externalId }]) => !taken.has(id) && !(externalId && said.externalId))
    if (named) found.set(said, named[0])
  }
  return found
}

/**
 * Does to the states what an import did to the campaigns. False where it would not meet the very
 * campaigns it met then: something it leaned on is no longer there.
 */
function replay(states: States, statements: Statement[], source: Platform): boolean {
  const found = findAll(states, statements)
  if (!found) return false
  for (const { campaignId, said } of statements) {
    const met = found.get(said)
    if (met !== campaignId && (met || states.has(campaignId))) return false
  }
  for (const { campaignId, said } of statements) {
    states.set(campaignId, say(states.get(campaignId), said, source))
  }
  return true
}

/** A connected account knows its campaigns by their ids, whatever else they are called. */
function replayLayer(states: States, statements: Statement[]): void {
  for (const { campaignId, said } of statements) states.set(campaignId, said as State)
}

/** The name of a campaign that could no longer be told from another, which the database refuses. */
function findClash(states: States): string | undefined {
  const seen = new Set<string>()
  for (const { name, externalId } of states.values()) {
    const key = externalId ? `id ${externalId}` : `name ${name}`
    if (seen.has(key)) return name
    seen.add(key)
  }
  return undefined
}

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

const linkRow = z.object({
  campaignId: z.string(),
  said: jsonAs<Said>(),
  seq: z.string(),
  id: z.string(),
  fileName: z.string(),
  before: z.nullable(jsonAs<State>()),
  layer: z.boolean(),
})

async function readLinks(connection: ClientBase, own: Own): Promise<Link[]> {
  const rows = await queryText(
    connection,
    linkRow,
    `select link.seq, link.campaign_id as "campaignId", link.said, link.before, imports.id,
       imports.file_name as "fileName", imports.ad_account_id is not null as layer
     from alisio.import_campaigns link join alisio.imports on imports.seq = link.seq
     where imports.client_id = $1 and imports.platform = $2 and link.seq >= $3
     order by link.seq`,
    [own.clientId, own.platform, own.seq],
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

/** The client's campaigns as they were when the import came. */
async function readStates(connection: ClientBase, own: Own, links: Link[]) {
  const rows = await queryText(
    connection,
    stateRow,
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
