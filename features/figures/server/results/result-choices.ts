import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  countsAs,
  describeKind,
  labelKind,
  type ResultChoices,
} from '#features/figures/rules/result-kinds.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import { type Database, isMissingReference, type Transaction } from '#server/db/client.ts'
import { runWithoutDeadline } from '#server/db/connection/timeouts.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { type Choice, isOpen, readChoices, runIn, writeChoice } from './choices.ts'
import { recount } from './recount.ts'

/** How far back the desk looks for kinds, from the last day received. */
export const KIND_DAYS = 90

const kindRow = z.object({
  campaign: z.string(),
  name: z.string(),
  kind: z.string(),
  count: z.number(),
})

export type KindAtDesk = {
  kind: string
  /** Portuguese. */
  label: string
  count: number
  counts: boolean
  /** Nobody decided yet, and it does not count meanwhile. */
  open: boolean
  beside: boolean
  campaigns: { id: string; name: string; count: number; counts: boolean; chosen: boolean }[]
}

function toKinds(rows: z.infer<typeof kindRow>[], choices: ResultChoices, open: string[]) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  for (const kind of [...choices.client.keys(), ...open]) {
    if (!byKind.has(kind)) byKind.set(kind, [])
  }
  const kinds = [...byKind].map(([kind, own]): KindAtDesk => {
    const sum = own.reduce((total, { count }) => total + count, 0)
    return {
      kind,
      label: labelKind(kind),
      count: Math.round(sum * 100) / 100,
      counts: countsAs(kind, choices),
      open: isOpen(kind, choices),
      beside: describeKind(kind).beside,
      campaigns: own
        .map(({ campaign: id, name, count }) => ({
          id,
          name,
          count,
          counts: countsAs(kind, choices, id),
          chosen: choices.campaigns.get(id)?.has(kind) ?? false,
        }))
        .sort((one, other) => other.count - one.count),
    }
  })
  const rank = ({ open: asks, counts }: KindAtDesk) => (asks ? 0 : counts ? 1 : 2)
  return kinds.sort((one, other) => rank(one) - rank(other) || other.count - one.count)
}

const openRow = z.object({ kind: z.string() })

/** The kinds a client had lately: open ones first, then what counts. As staff. */
export async function readKinds(tx: Transaction, clientId: string): Promise<KindAtDesk[]> {
  const rows = await queryRows(tx, kindRow)`
    select stats.campaign_id as campaign, max(campaigns.campaign_name) as name, each.key as kind,
      sum(each.value::numeric)::float8 as count
    from alisio.campaigns_stats stats
    join alisio.campaigns on campaigns.id = stats.campaign_id
    cross join lateral jsonb_each_text(stats.results) each
    where stats.client_id = ${clientId} and stats.date > (
      select max(date) from alisio.campaigns_stats latest where latest.client_id = ${clientId}
    ) - ${KIND_DAYS}::int
    group by stats.campaign_id, each.key`
  const open = await queryRows(tx, openRow)`
    select kind from alisio.result_questions where client_id = ${clientId}`
  const choices = await readChoices(runIn(tx), clientId)
  return toKinds(
    rows,
    choices,
    open.map(({ kind }) => kind),
  )
}

/** For the client's page at the desk. */
export async function kindsOfClient(args: Args, clientId: string): Promise<KindAtDesk[]> {
  const { run } = await openDesk(args)
  return run((tx) => readKinds(tx, clientId))
}

const gone = () =>
  new AppError('not_found', 'Esta campanha já não está aqui.', 'Recarregue a página.')

/**
 * Decides whether a kind counts and recounts every figure it is part of, in one transaction.
 * `alsoChange` is for what others made of the figures, such as drafts of reports.
 */
export function saveChoice(
  database: Pick<Database, 'db'>,
  staffId: string,
  clientId: string,
  choice: Choice,
  alsoChange: (tx: Transaction) => Promise<unknown> = async () => {},
): Promise<void> {
  const { campaignId, kind, counts } = choice
  if (campaignId !== null && !isUuid(campaignId)) return Promise.reject(gone())
  return runWithoutDeadline(() =>
    asStaff(database, staffId, async (tx) => {
      const run = runIn(tx)
      const { rows } = await tx.execute(sql`select from alisio.clients where id = ${clientId}`)
      if (rows.length === 0) throw notFound()
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`import campaigns ${clientId}`}, 0))`,
      )
      await writeChoice(run, clientId, choice)
      await recount(run, clientId, { campaignId, kind })
      await recordAudit(tx, {
        kind: 'results-chosen',
        clientId,
        ...(campaignId ? { about: campaignId } : {}),
        detail: { kind, ...(counts === null ? {} : { counts }), campaign: campaignId !== null },
      })
      await alsoChange(tx)
    }),
  ).catch((error) => {
    throw isMissingReference(error) ? gone() : error
  })
}

const MOST_ITEMS = 20

const questionRow = z.object({
  client: z.string(),
  name: z.string(),
  kinds: z.array(z.string()),
  since: z.string(),
})

/** Kinds of results that wait for the agency's word. Inside asStaff. */
export async function listKindItems(tx: Transaction): Promise<TodayItem[]> {
  const rows = await queryRows(tx, questionRow)`
    select clients.id as client, clients.name, array_agg(kind order by since, kind) as kinds,
      to_json(min(since)) #>> '{}' as since
    from alisio.result_questions join alisio.clients on clients.id = client_id
    where clients.archived_at is null and not clients.demo
    group by clients.id order by min(since) desc, clients.name limit ${MOST_ITEMS}`
  return rows.map(({ client, name, kinds, since }) => ({
    kind: 'results',
    urgency: 3,
    title:
      kinds.length === 1
        ? `${name}: um resultado conta como conversão?`
        : `${name}: ${kinds.length} resultados contam como conversão?`,
    detail: `${kinds.slice(0, 3).map(nameWithRaw).join(', ')}. Fica fora das conversões até alguém decidir.`,
    href: `/agencia/clientes/${client}?secao=metas#o-que-conta`,
    action: 'Decidir',
    since,
  }))
}

const nameWithRaw = (kind: string) => `${labelKind(kind)} (${kind})`
