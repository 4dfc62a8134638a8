import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { describeKind, type ResultChoices } from '#features/figures/rules/result-kinds.ts'
import type { Transaction } from '#server/db/client.ts'
import { checkRows } from '#server/db/query-rows.ts'

/** A statement with numbered parameters, on a dedicated connection or in a desk's transaction. */
export type Run = (text: string, values?: unknown[]) => PromiseLike<{ rows: unknown[] }>

export const runOn =
  (connection: Pick<ClientBase, 'query'>): Run =>
  (text, values) =>
    connection.query(text, values)

export const runIn =
  (tx: Transaction): Run =>
  (text, values = []) => {
    const pieces = text.split(/\$(\d+)/)
    return tx.execute(
      sql.join(
        pieces.map((piece, at) =>
          at % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`,
        ),
      ),
    )
  }

export async function rowsOf<T>(
  run: Run,
  schema: z.core.$ZodType<T>,
  text: string,
  values?: unknown[],
): Promise<T[]> {
  const { rows } = await run(text, values)
  return checkRows(schema, rows)
}

const choiceRow = z.object({
  campaign: z.nullable(z.string()),
  kind: z.string(),
  counts: z.boolean(),
})

export async function readChoices(run: Run, clientId: string): Promise<ResultChoices> {
  const rows = await rowsOf(
    run,
    choiceRow,
    `select campaign_id as campaign, kind, counts from alisio.result_choices where client_id = $1`,
    [clientId],
  )
  const client = new Map<string, boolean>()
  const campaigns = new Map<string, Map<string, boolean>>()
  for (const { campaign, kind, counts } of rows) {
    if (campaign === null) client.set(kind, counts)
    else campaigns.set(campaign, (campaigns.get(campaign) ?? new Map()).set(kind, counts))
  }
  return { client, campaigns }
}

/** `counts` null takes a campaign's exception back. */
export type Choice = { campaignId: string | null; kind: string; counts: boolean | null }

/** Inside the client's lock. The figures are recounted by the caller. */
export async function writeChoice(run: Run, clientId: string, choice: Choice): Promise<void> {
  const { campaignId, kind, counts } = choice
  await run(
    `delete from alisio.result_choices
     where client_id = $1 and campaign_id is not distinct from $2::uuid and kind = $3`,
    [clientId, campaignId, kind],
  )
  if (counts !== null) {
    await run(
      `insert into alisio.result_choices (client_id, campaign_id, kind, counts)
       values ($1, $2::uuid, $3, $4)`,
      [clientId, campaignId, kind, counts],
    )
  }
  if (campaignId === null) {
    await run('delete from alisio.result_questions where client_id = $1 and kind = $2', [
      clientId,
      kind,
    ])
  }
}

/** Whether a kind stays uncounted until somebody answers. */
export const isOpen = (kind: string, choices: ResultChoices): boolean => {
  const { asks, counts } = describeKind(kind)
  return asks && !counts && !choices.client.has(kind)
}

/** Kinds that only the agency can judge are asked about on Hoje. */
export async function askAbout(
  run: Run,
  clientId: string,
  kinds: Iterable<string>,
  choices: ResultChoices,
): Promise<void> {
  const open = [...new Set(kinds)].filter((kind) => isOpen(kind, choices))
  if (open.length === 0) return
  await run(
    `insert into alisio.result_questions (client_id, kind)
     select $1, kind from jsonb_array_elements_text($2::jsonb) kind on conflict do nothing`,
    [clientId, JSON.stringify(open)],
  )
}

/** After an undo: no question about kinds that are gone. */
export async function forgetQuestions(run: Run, clientId: string): Promise<void> {
  await run(
    `delete from alisio.result_questions question where client_id = $1 and not exists (
       select from alisio.campaigns_stats stats
       where stats.client_id = $1 and jsonb_exists(stats.results, question.kind))`,
    [clientId],
  )
}
