import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import type { Database } from '#server/db/client.ts'
import { idRow, queryText, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { isUuid } from '#server/db/uuid.ts'
import { AppError } from '#server/failures/errors.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { ImportProblem } from '../campaigns/import/import-problem.ts'
import { importPlatform } from '../campaigns/platform-column.ts'
import { forgetQuestions, runOn } from '../results/choices.ts'
import { recount } from '../results/recount.ts'
import { stagedTables } from './apply-layer.ts'
import { undoCampaigns } from './campaigns/undo-campaigns.ts'
import { restoreDemo } from './demo-figures.ts'
import {
  type Actor,
  dayColumns,
  dayColumnsOf,
  inTransaction,
  lockClient,
  RESULTS_KNOWN,
  recordLongAudit,
  seqsAbove,
  setDayFrom,
  withHashJoins,
} from './layers.ts'
import { isIdle } from './repair-imports.ts'

export type Undone = {
  removedDays: number
  restoredDays: number
  /** Days that stay, because a later import has them. */
  keptDays: number
  keptBy: z.infer<typeof keptByRow>[]
}

/**
 * Days of imports form a chain: each stores the figures it replaced. Removing a link passes them to
 * the next one; without a next one the day itself is restored.
 */
const handOn = `
  with next as (
    select distinct on (own.campaign_id, own.date) own.*, later.seq as later_seq
    from alisio.import_days own
    join alisio.import_days later on later.campaign_id = own.campaign_id
      and later.date = own.date and later.seq = any (${seqsAbove('$2', '$1')})
    where own.seq = $1
    order by own.campaign_id, own.date, later.seq
  ), handed as (
    update alisio.import_days later set had_figures = next.had_figures,
      ${setDayFrom('next')}
    from next where later.seq = next.later_seq and later.campaign_id = next.campaign_id
      and later.date = next.date and later.seq = any (${seqsAbove('$2', '$1')})
  ), gone as (
    delete from alisio.import_days own using next
    where own.seq = $1 and own.campaign_id = next.campaign_id and own.date = next.date
  )
  select imports.id, imports.file_name as "fileName", count(*)::int as days
  from next join alisio.imports on imports.seq = next.later_seq
  group by imports.id order by imports.id`

/** Bounded by the import's days, so that neither all years of the client nor all months are read. */
const removeNew = `
  delete from alisio.campaigns_stats stats using alisio.import_days own
  where own.seq = $1 and not own.had_figures and stats.campaign_id = own.campaign_id
    and stats.client_id = $2 and stats.date = own.date
    and stats.date between (select min(date) from alisio.import_days where seq = $1)
      and (select max(date) from alisio.import_days where seq = $1)`

/** A connected account may have removed the day. */
const restoreOld = `
  insert into alisio.campaigns_stats as stats (campaign_id, client_id, date, ${dayColumns})
  select own.campaign_id, $2, own.date, ${dayColumnsOf('own')} from alisio.import_days own
  where own.seq = $1 and own.had_figures
  on conflict (campaign_id, client_id, date) do update set ${setDayFrom('excluded')}
  where (${dayColumnsOf('stats')}) is distinct from (${dayColumnsOf('excluded')})`

const spanRow = z.object({ first: z.nullable(z.string()), last: z.nullable(z.string()) })

const keptByRow = z.object({ id: z.string(), fileName: z.string(), days: z.number() })
const importRow = z.object({
  seq: z.string(),
  clientId: z.string(),
  platform: textAs<Platform>(),
  fileName: z.string(),
  layer: z.boolean(),
})

/** Inside the caller's transaction and client lock. */
export async function undoImport(
  connection: ClientBase,
  actor: Actor,
  id: string,
): Promise<Undone> {
  const rows = await queryText(
    connection,
    importRow,
    `select seq, client_id as "clientId", ${importPlatform} as platform, file_name as "fileName",
       ad_account_id is not null as layer from alisio.imports
     where id = $1 and state in ('done', 'undoing') for update`,
    [id],
  )
  const [row] = rows
  if (!row) {
    throw new ImportProblem('There is no such import, or it was undone already.', [], {
      message: 'Esta importação já foi desfeita.',
      details: [],
    })
  }
  const { seq, clientId, platform, fileName, layer } = row
  const { keptBy, removed } = await withHashJoins(connection, async () => ({
    keptBy: await queryText(connection, keptByRow, handOn, [seq, clientId]),
    removed: await connection.query(removeNew, [seq, clientId]),
  }))
  await connection.query(RESULTS_KNOWN)
  const restored = await connection.query(restoreOld, [seq, clientId])
  const spans = await queryText(
    connection,
    spanRow,
    `select min(date)::text as first, max(date)::text as last from alisio.import_days
     where seq = $1 and had_figures`,
    [seq],
  )
  await connection.query('delete from alisio.import_days where seq = $1', [seq])
  await undoCampaigns(connection, { seq, clientId, platform, layer })
  await restoreDemo(connection, { seq, clientId })
  // What counts may have changed since those figures were replaced.
  const { first, last } = spans[0] as z.infer<typeof spanRow>
  const run = runOn(connection)
  if (first && last) await withHashJoins(connection, () => recount(run, clientId, { first, last }))
  await forgetQuestions(run, clientId)
  const undone: Undone = {
    removedDays: removed.rowCount ?? 0,
    restoredDays: restored.rowCount ?? 0,
    keptDays: keptBy.reduce((sum, { days }) => sum + days, 0),
    keptBy,
  }
  await connection.query(
    `update alisio.imports set state = 'undone', undone_at = now(), undo_result = $2,
       undone_by = coalesce((select name from alisio.people where id = $3), 'linha de comando'),
       removed_demo = null where id = $1`,
    [id, JSON.stringify(undone), actor === 'operator' ? null : actor.staffId],
  )
  await recordLongAudit(connection, actor, {
    kind: layer ? 'connection-undone' : 'import-undone',
    clientId,
    about: id,
    detail: { file: fileName, days: undone.removedDays + undone.restoredDays },
  })
  return undone
}

export function undoFromCommand(connection: ClientBase, id: string): Promise<Undone> {
  return inTransaction(connection, async () => {
    const rows = isUuid(id)
      ? await queryText(
          connection,
          idRow,
          'select client_id as id from alisio.imports where id = $1 and ad_account_id is null',
          [id],
        )
      : []
    if (!rows[0]) throw new ImportProblem('There is no such import; --list shows them.')
    await lockClient(connection, rows[0].id)
    return undoImport(connection, 'operator', id)
  })
}

/** Days until a staged file expires. */
export const WAITING_DAYS = 2

const underWay = () =>
  new AppError(
    'bad_request',
    'Este arquivo está sendo gravado agora.',
    'Espere terminar. Depois dá para desfazer quando quiser.',
  )
const counts = () =>
  new AppError(
    'bad_request',
    'Os números deste arquivo já valem.',
    'Para voltar atrás, use Desfazer na página da importação.',
  )

/** Deletes a staged file. Running work is interrupted; interrupted work is not waited for. */
export function discardImport(
  database: Pick<Database, 'db'>,
  { staffId, clientId, id }: { staffId: string; clientId: string; id: string },
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const idle = await isIdle(tx, id)
    const states = idle ? sql`'ready', 'refused', 'reading', 'saving'` : sql`'reading'`
    const { rowCount } = await tx.execute(sql`
      delete from alisio.imports
      where id = ${id} and client_id = ${clientId} and state in (${states})`)
    if (rowCount) {
      for (const table of stagedTables) {
        await tx.execute(sql`delete from alisio.${sql.raw(table)} where import_id = ${id}`)
      }
      return
    }
    const { rows } = await tx.execute(
      sql`select from alisio.imports where id = ${id} and client_id = ${clientId}`,
    )
    if (rows.length > 0) throw idle ? counts() : underWay()
  })
}

export const removeStagedJob: JobDefinition<object> = {
  name: 'forget-staged-imports',
  payload: z.object({}),
  cron: '41 * * * *',
}

/** Unconfirmed files; interrupted work is repaired first (repair-imports.ts). */
export async function removeStagedImports({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from alisio.imports where state in ('ready', 'refused')
      and created_at < now() - make_interval(days => ${WAITING_DAYS}::int)`)
  for (const table of stagedTables) {
    // Also what a build left behind that did not know of a table.
    await db.execute(sql`
      delete from alisio.${sql.raw(table)} where import_id not in (
        select id from alisio.imports where state not in ('done', 'undone'))`)
  }
}
