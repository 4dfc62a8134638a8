import type { ClientBase } from 'pg'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { queryText } from '#server/db/query-rows.ts'
import { adColumns } from '../../campaigns/import/columns.ts'
import type { Layout } from '../../campaigns/import/detect-layout.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'
import { readSample } from '../../campaigns/import/read-text.ts'
import { type Staged, stageRows } from '../../campaigns/import/stage-rows.ts'
import { readChoices, runOn } from '../../results/choices.ts'
import { stageAds } from '../ads.ts'
import { type Actor, actAs, withHashJoins } from '../layers.ts'
import { type Chosen, chooseLayout, type LayoutOptions } from '../mapping/choose-layout.ts'
import { convertDays } from '../mapping/convert-days.ts'

export type FileSource = { path: string } & LayoutOptions
export type Read = { layout: Layout } & Pick<Staged, 'rows' | 'totals' | 'kinds'> &
  Pick<Chosen, 'table' | 'how' | 'conversion'>

const howToExportDays = [
  'Meta Ads: em Detalhamento, escolha Por tempo › Dia, e exporte de novo.',
  'Google Ads: em Segmentar, escolha Período › Dia, e baixe de novo.',
]

function refuseBadRows({ bad, badCount, rows }: Staged): void {
  if (badCount === 0) return
  const more = badCount - bad.length
  const lines = bad.map(({ line, en }) => `line ${line}: ${en}`)
  const linhas = bad.map(({ line, pt }) => `Linha ${line}: ${pt}`)
  const wholePeriods = bad.every(({ code }) => code === 'many-days')
  throw new ImportProblem(
    `Nothing was imported: ${badCount} of ${badCount + rows} rows cannot be read.`,
    more > 0 ? [...lines, `… and ${more} more`] : lines,
    {
      message: wholePeriods
        ? 'O arquivo soma o período inteiro, e os números entram dia a dia. Exporte com uma linha por dia:'
        : `Nada mudou: ${badCount} de ${badCount + rows} linhas não podem ser lidas.`,
      details: [
        ...(wholePeriods ? howToExportDays : []),
        ...linhas,
        ...(more > 0 ? [`… e mais ${more}`] : []),
      ],
    },
  )
}

/** Each campaign once, with its latest line. */
const stageCampaigns = `
  insert into alisio.staged_campaigns (import_id, key, external_id, name, status, objective)
  select distinct on (key) $1::uuid, key, external_id, name,
    first_value(status) over latest, first_value(objective) over latest
  from staged
  window latest as (partition by key order by day desc, line desc)
  order by key, day desc, line desc`

/**
 * Lines of one campaign and day are parts of it (ad sets, devices) and are summed. A single line
 * keeps the reported click rate and reach; a sum has a computed rate and no reach. Conversions are
 * at least the sum of the kinds. Results of several kinds are added up in a second step.
 */
const stageDays = `
  insert into alisio.staged_days
    (import_id, key, day, impressions, clicks, spend, conversions, ctr, revenue, contacts, purchases,
     conversations, reach, results)
  select $1::uuid, key, day, impressions, clicks, spend,
    greatest(conversions, contacts + purchases + conversations), ctr, revenue, contacts, purchases,
    conversations, reach, case when several > 0 or kind <> last_kind then null
      when kind is null then '{}' else jsonb_build_object(kind, amount) end
  from (
    select key, day, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
      round(sum(spend), 2) as spend, round(sum(conversions), 2) as conversions,
      round(case when count(*) = 1 and max(ctr) is not null then max(ctr)
        else coalesce(100 * sum(clicks) / nullif(sum(impressions), 0), 0) end, 4) as ctr,
      round(sum(revenue), 2) as revenue, round(sum(contacts), 2) as contacts,
      round(sum(purchases), 2) as purchases, round(sum(conversations), 2) as conversations,
      case when count(*) = 1 then max(reach) end as reach, count(results) as several,
      min(kind) as kind, max(kind) as last_kind, sum(amount) as amount
    from staged group by key, day) days`

const mergeResults = `
  with mixed as materialized (
    select key, day from alisio.staged_days where import_id = $1 and results is null
  ), parts as (
    select key, day, staged.kind, staged.amount from staged join mixed using (key, day) where kind is not null
    union all
    select key, day, part.kind, part.amount::numeric from staged join mixed using (key, day),
      jsonb_each_text(staged.results) part (kind, amount)
  ), merged as (
    select key, day, jsonb_object_agg(kind, amount) as results
    from (select key, day, kind, sum(amount) as amount from parts group by key, day, kind) sums
    group by key, day
  )
  update alisio.staged_days days set results = merged.results from merged
  where days.import_id = $1 and days.key = merged.key and days.day = merged.day`

const hasMixed = 'select from alisio.staged_days where import_id = $1 and results is null limit 1'

const clientRow = z.object({ client: z.string() })
const dayRow = z.object({ day: z.string() })

/**
 * Stages a file. COPY needs a temporary table of this connection; shared tables are written with
 * the actor's rights.
 */
export async function stageFile(
  connection: ClientBase,
  actor: Actor,
  importId: string,
  { path, onRead, ...styles }: FileSource & { onRead: (share: number) => void },
): Promise<Read> {
  const sample = await readSample(path)
  const { layout, conversion, table, how } = await chooseLayout(
    connection,
    importId,
    sample.text,
    styles,
  )
  const today = await queryText(
    connection,
    dayRow,
    'select ((now() at time zone $1)::date + 1)::text as day',
    [brand.timeZone],
  )
  const client = await queryText(
    connection,
    clientRow,
    'select client_id as client from alisio.imports where id = $1',
    [importId],
  )
  const staged = await stageRows(connection, { path, encoding: sample.encoding }, layout, {
    latestDay: today[0]?.day as string,
    choices: await readChoices(runOn(connection), client[0]?.client ?? ''),
    onBytes: (read) => onRead(read / sample.size),
  })
  refuseBadRows(staged)
  if (staged.rows === 0) {
    throw new ImportProblem('Nothing was imported: the file has no rows.', [], {
      message: 'O arquivo não tem nenhuma linha de campanha.',
      details: ['Confira o período escolhido na plataforma e exporte de novo.'],
    })
  }
  await connection.query('analyze staged')
  if (actor !== 'operator') await connection.query('grant select on staged to alisio_staff')
  await actAs(connection, actor)
  await connection.query(stageCampaigns, [importId])
  await connection.query(stageDays, [importId])
  const mixed = await connection.query(hasMixed, [importId])
  if (mixed.rowCount)
    await withHashJoins(connection, () => connection.query(mergeResults, [importId]))
  if (adColumns.some((column) => layout.at[column] !== undefined)) {
    await withHashJoins(connection, () => connection.query(stageAds, [importId]))
  }
  if (conversion) await convertDays(connection, importId, layout.currency, conversion)
  const { rows, totals, kinds } = staged
  return { layout, rows, totals, kinds, table, how, conversion }
}
