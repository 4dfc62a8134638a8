import { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { type Figures, noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import { type Goals, type Pace, paceOf } from '#features/figures/rules/goals.ts'
import { type PeriodQuery, periodSearch, resolvePeriod } from '#features/figures/rules/period.ts'
import { type Day, earlierDay, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { countRow, queryRows, textAs } from '#server/db/query-rows.ts'
import { type FigureSource, readAsClient } from '#server/db/replica/read-as-client.ts'
import { asUser, messagesOf, queryAsClient, type Viewer } from '#server/db/roles/run-as.ts'
import { AppError, readOnlyError } from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { type RequestInfo, requestContext } from '#server/http/request/request-context.ts'
import { type FigureNote, readFigureNotes } from '../goals/figure-notes.ts'
import { readGoals } from '../goals/goals.server.ts'
import { summedColumns } from '../sums/sums.ts'
import { exportCsv } from './export-csv.ts'
import { type CampaignReport, readCampaign } from './read-campaign.ts'
import { figureRow, type PeriodReport, readPeriod, toFigures } from './read-period.ts'
import { type Account, dayThere, readAccount } from './read-received.ts'

type Reader = Pick<Transaction, 'execute'>
type Overview = PeriodReport & { pace: Pace | null; notes: FigureNote[] }

/** The requested month, or that of the latest figures. */
function goalMonth({
  query,
  period,
  account,
}: Pick<PeriodReport, 'query' | 'period' | 'account'>): string {
  const { kind } = query.choice
  const byMonth = kind === 'month' || kind === 'last-month' || kind === 'this-month'
  return monthOf(byMonth ? period.requested.first : (period.received?.last ?? account.today))
}

/** A month's figures of all platforms, from the report where it has them. */
async function monthFigures(tx: Reader, clientId: string, report: PeriodReport, month: string) {
  const { first, last } = monthSpan(month)
  const lastDays = report.account.received.flatMap(({ lastDay }) => lastDay ?? [])
  const latest = lastDays.length > 0 ? lastDays.reduce((a, b) => (a > b ? a : b)) : null
  const until = latest && earlierDay(earlierDay(latest, last), report.account.today)
  const { requested, platforms } = report.period
  const whole = platforms.every(({ now }) => now === null || now.last >= (until ?? ''))
  const covered = requested.first <= first && until !== null && requested.last >= until && whole
  if (covered && !report.query.platform) {
    const days = report.days.filter(({ date }) => date >= first && date <= last)
    return { until, figures: sumFigures(days.flatMap(({ figures }) => figures ?? [])) }
  }
  return { until, figures: await readSpan(tx, clientId, first, until ?? last) }
}

async function readSpan(tx: Reader, clientId: string, first: Day, last: Day): Promise<Figures> {
  const rows = await queryRows(tx, figureRow)`
    select ${summedColumns} from alisio.client_days
    where client_id = ${clientId} and date between ${first}::date and ${last}::date
    having count(*) > 0`
  const [row] = rows
  return row ? toFigures(row) : noFigures
}

/** The pace of the report's month, of all platforms whatever the report shows. */
export async function readPace(
  tx: Reader,
  clientId: string,
  report: PeriodReport,
  knownGoals?: Goals | null,
): Promise<Pace | null> {
  const month = goalMonth(report)
  const goals = knownGoals === undefined ? await readGoals(tx, clientId, month) : knownGoals
  if (!goals) return null
  const { until, figures } = await monthFigures(tx, clientId, report, month)
  return paceOf(goals, month, until, figures)
}

/** Sends one query after the other, as a connection requires. */
function inTurn(tx: Reader): Reader {
  let last: Promise<unknown> = Promise.resolve()
  return {
    execute: ((query: SQL) => {
      const next = last.then(() => tx.execute(query))
      last = next
      return next
    }) as Reader['execute'],
  }
}

/** Data of the overview. With an account at hand all is asked in one message. */
export function readOverview(
  database: FigureSource,
  viewer: Viewer,
  query: PeriodQuery,
  today?: Day,
  cached?: { account: Account | undefined; version: string },
): Promise<Overview> {
  const { clientId } = viewer
  const work = async (tx: Reader) => {
    const account = cached?.account ?? (await readAccount(tx, clientId, today))
    const period = resolvePeriod(query, account.received, account.today)
    const [report, notes, goals] = await Promise.all([
      readPeriod(tx, clientId, query, today, account),
      readFigureNotes(tx, clientId, { span: period.requested }),
      readGoals(tx, clientId, goalMonth({ query, period, account })),
    ])
    const campaignIds = new Set(report.campaigns.map(({ id }) => id))
    return {
      ...report,
      pace: await readPace(tx, clientId, report, goals),
      notes: notes.filter(({ campaign }) => !campaign || campaignIds.has(campaign.id)),
    }
  }
  if ('userId' in viewer && !database.replica) return work(messagesOf(database, viewer) as Reader)
  return readAsClient(database, viewer, (tx) => work(inTurn(tx)), cached?.version)
}

/** A few tens of kilobytes each. */
const MOST = 300

const overviewCaches = new WeakMap<object, Map<string, Overview>>()

const stampRow = z.object({ version: z.string(), today: textAs<Day>() })

/** The account does not depend on the period, so any cached overview of this version has it. */
function accountOf(cache: Map<string, Overview>, version: string) {
  for (const [key, { account }] of cache) if (key.startsWith(version)) return account
  return undefined
}

/**
 * The overview of the current version of a client's figures, cached per process. Access and version
 * are queried every time.
 */
export async function cachedOverview(
  database: FigureSource,
  viewer: Viewer,
  query: PeriodQuery,
): Promise<Overview> {
  if ('staffId' in viewer) return readOverview(database, viewer, query)
  const [stamp] = await queryAsClient(
    database,
    viewer,
    stampRow,
    sql`select version::text, ${dayThere(sql`now()`)}::text as today from alisio.figure_versions
      where client_id = (select alisio.app_client_id())`,
  )
  if (!stamp) return readOverview(database, viewer, query)
  const cache = overviewCaches.get(database.db) ?? new Map<string, Overview>()
  overviewCaches.set(database.db, cache)
  const version = `${viewer.clientId} ${stamp.version} ${stamp.today} `
  const key = version + periodSearch(query)
  const overview =
    cache.get(key) ??
    (await readOverview(database, viewer, query, stamp.today, {
      account: accountOf(cache, version),
      version: stamp.version,
    }))
  // Least recently used first.
  cache.delete(key)
  cache.set(key, overview)
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST) break
    cache.delete(oldest)
  }
  return overview
}

/** Raised by the function for clients with real campaigns, and for users without a client. */
const refusals: Record<string, [string, string]> = {
  P0001: [
    'Você já tem campanhas de verdade nesta conta.',
    'Os dados demo só servem para contas ainda sem campanhas.',
  ],
  P0002: ['Aqui não há dados demo.', 'A agência carrega os números desta empresa.'],
}

/** Resolves with the number of new campaigns: 0 when demo data exists. */
export async function generateDemoData(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<number> {
  try {
    const [row] = await asUser(database, userId, async (tx) => {
      await tx.execute(
        sql`select set_config('app.agency_zone', ${brand.timeZone}, true),
          set_config('app.agency_area', ${brand.address.city}, true)`,
      )
      return queryRows(tx, countRow)`
        select alisio.generate_demo_campaign_data(${userId}) as count`
    })
    return row?.count ?? 0
  } catch (error) {
    const refusal = refusals[(error as { cause?: { code?: string } }).cause?.code ?? '']
    throw refusal ? new AppError('bad_request', ...refusal) : error
  }
}

/** Resolves with the number of removed campaigns. */
export async function removeDemoData(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<number> {
  const [row] = await asUser(
    database,
    userId,
    (tx) => queryRows(tx, countRow)`select alisio.remove_demo_campaign_data(${userId}) as count`,
  )
  return row?.count ?? 0
}

export type { CampaignReport, Overview, PeriodReport }

/** The client a page shows, and its viewer. */
type Caller = { context: Readonly<RouterContextProvider>; viewer: Viewer }

function requestOf({ context }: Caller): RequestInfo {
  return context.get(requestContext) as RequestInfo
}

/** As specified, a failed load is only logged and the page offers a retry. */
async function quietly<T>(caller: Caller, what: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const { deps, requestId } = requestOf(caller)
    logFailure(deps.log, `loading ${what} failed`, error, { requestId })
    return undefined
  }
}

export function loadOverview(caller: Caller, query: PeriodQuery): Promise<Overview | undefined> {
  const { database } = requestOf(caller).deps
  return quietly(caller, 'overview', cachedOverview(database, caller.viewer, query))
}

export function loadPeriod(caller: Caller, query: PeriodQuery): Promise<PeriodReport | undefined> {
  const { database } = requestOf(caller).deps
  const { viewer } = caller
  const work = readAsClient(database, viewer, (tx) => readPeriod(tx, viewer.clientId, query))
  return quietly(caller, 'campaigns', work)
}

/** Null when there is no such campaign for this client. */
export function loadCampaign(
  caller: Caller,
  id: string,
  query: PeriodQuery,
): Promise<CampaignReport | null | undefined> {
  const { database } = requestOf(caller).deps
  return quietly(caller, 'campaign', readCampaign(database, caller.viewer, id, query))
}

export async function writeCsv(
  caller: Caller,
  what: { query: PeriodQuery; campaign?: string },
): Promise<ReadableStream | null> {
  const csv = await exportCsv(requestOf(caller).deps.database, caller.viewer, what)
  return csv && (Readable.toWeb(csv) as ReadableStream)
}

/** Demo buttons. */
export async function changeDemoData(caller: Caller, change: 'generate' | 'remove'): Promise<void> {
  const verb = change === 'generate' ? generateDemoData : removeDemoData
  if ('staffId' in caller.viewer) throw readOnlyError()
  await verb(requestOf(caller).deps.database, caller.viewer.userId)
}
