import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  countsAs,
  describeKind,
  type ResultChoices,
  UNSTATED_RESULTS,
} from '#features/figures/rules/result-kinds.ts'
import { type Layout, parsing } from './detect-layout.ts'
import type { BadRow, Flaw } from './import-problem.ts'
import { readCurrency } from './read-currency.ts'
import { type Results, type Row, readRow } from './read-row.ts'
import { type Encoding, openText } from './read-text.ts'

export type Staged = {
  rows: number
  totals: number
  /** The whole file's results. */
  kinds: Results
  bad: BadRow[]
  badCount: number
}

const LISTED = 50

type LineOfFile = { line: number; cells: string[] }

const figures = [
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'ctr',
  'revenue',
  'contacts',
  'purchases',
  'conversations',
  'reach',
] as const
const columns = `line, external_id, name, status, objective, ad_group, ad, ad_id, keyword, kind, results, day, amount, ${figures.join(', ')}`

/** A column with anything in it would otherwise make a kind of every row. */
const MOST_KINDS = 200

/** Adds a row's results to the file's. */
function addKinds(all: Results, results: Results): Results {
  for (const [kind, amount] of results) {
    const isNew = !all.has(kind)
    if (isNew && all.size >= MOST_KINDS && kind !== UNSTATED_RESULTS) {
      const total = [...results.values()].reduce((sum, each) => sum + each, 0)
      return addKinds(all, new Map([[UNSTATED_RESULTS, total]]))
    }
    all.set(kind, (all.get(kind) ?? 0) + amount)
  }
  return results
}

const derived = ['conversions', 'contacts', 'purchases', 'conversations'] as const

/** The sums of what counts for the client; a campaign's own choices are applied later. */
function countResults(results: Results, choices: ResultChoices) {
  const sums = { conversions: 0, contacts: 0, purchases: 0, conversations: 0 }
  for (const [kind, amount] of results) {
    if (!countsAs(kind, choices)) continue
    sums.conversions += amount
    const { group } = describeKind(kind)
    if (group !== 'other') sums[group] += amount
  }
  // Without the errors of binary sums, which would round a half cent another way.
  for (const figure of derived) sums[figure] = Math.round(sums[figure] * 1e6) / 1e6
  return sums
}

/** COPY text format. */
function copyLine(line: number, row: Row, choices: ResultChoices): string {
  const { results } = row
  const [only] = results.size === 1 ? [...results] : []
  const several = results.size > 1 ? JSON.stringify(Object.fromEntries(results)) : null
  const names = [row.externalId, row.name, row.status, row.objective]
  const below = [row.adGroup, row.ad, row.adId, row.keyword]
  const fields = [...names, ...below, only?.[0] ?? null, several].map((text) =>
    text === null ? '\\N' : text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] as string),
  )
  const counted = { ...row, ...countResults(results, choices) }
  const values = [only?.[1], ...figures.map((figure) => counted[figure])]
  const cells = values.map((value) => value ?? '\\N')
  return `${line}\t${fields.join('\t')}\t${row.day}\t${cells.join('\t')}\n`
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Reads the file line by line into a temporary table; unreadable lines are collected. */
export async function stageRows(
  connection: ClientBase,
  file: { path: string; encoding: Encoding },
  layout: Layout,
  options: { latestDay: string; choices: ResultChoices; onBytes: (read: number) => void },
): Promise<Staged> {
  await connection.query(`create temporary table staged (
    line integer, external_id text, name text, status text, objective text,
    ad_group text, ad text, ad_id text, keyword text, day date,
    impressions bigint, clicks bigint, spend numeric, conversions numeric, ctr numeric,
    revenue numeric, contacts numeric, purchases numeric, conversations numeric, reach bigint,
    kind text collate "C", amount numeric, results jsonb,
    key text generated always as (coalesce('id ' || external_id, 'name ' || name)) stored
  ) on commit drop`)
  const staged: Staged = { rows: 0, totals: 0, kinds: new Map(), bad: [], badCount: 0 }
  const parser = parse({
    ...parsing,
    delimiter: layout.delimiter,
    from_line: layout.headerLine + 1,
    // csv-parse's types allow only records of cells, but it passes on whatever this returns.
    on_record: (cells: string[], { lines }) => ({ line: lines, cells }) as never,
  })
  const table = connection.query(copyFrom(`copy staged (${columns}) from stdin`))
  const note = (line: number, flaw: Flaw) => {
    staged.badCount += 1
    if (staged.bad.length < LISTED) staged.bad.push({ line, ...flaw })
  }

  // Written in chunks: one write per line costs more than reading it.
  async function* lines(records: AsyncIterable<LineOfFile>) {
    let piece = ''
    try {
      for await (const { line, cells } of records) {
        const foreign = readCurrency(cells, layout)
        const result = foreign ?? readRow(cells, layout, options.latestDay)
        if ('total' in result) staged.totals += 1
        else if ('bad' in result) note(line, result.bad)
        else {
          staged.rows += 1
          // After the first bad line nothing will be imported; reading continues to list the
          // others.
          if (staged.badCount === 0) {
            const results = addKinds(staged.kinds, result.row.results)
            piece += copyLine(line, { ...result.row, results }, options.choices)
          }
          if (piece.length > 65_536) {
            yield piece
            piece = ''
          }
        }
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      note(Number(error.lines ?? 0), {
        en: 'the quotation marks do not close; nothing after it can be read',
        pt: 'as aspas não se fecham; nada depois disto pode ser lido',
      })
    }
    if (piece) yield piece
  }
  const text = openText(file.path, file.encoding, options.onBytes)
  text.on('error', (error) => parser.destroy(error))
  try {
    await pipeline(lines(text.pipe(parser)), table)
  } finally {
    text.destroy()
  }
  return staged
}
