import { sql } from 'drizzle-orm'
import { type Figures, noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import { type Pace, paceOf } from '#features/figures/rules/goals.ts'
import type { PeriodQuery } from '#features/figures/rules/period.ts'
import { type Day, earlier, monthOf, monthSpan } from '#features/shared/rules/days.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { type FigureNote, readFigureNotes } from '../goals/figure-notes.ts'
import { readGoals } from '../goals/read-goals.ts'
import { type FigureRow, figureColumns, toFigures } from './figure-rows.ts'
import { type PeriodReport, readPeriod } from './read-period.ts'
import type { Account } from './read-received.ts'

export type Overview = PeriodReport & { pace: Pace | null; notes: FigureNote[] }

/** The month the goals are told for: the one that was asked for, or that of the latest figures. */
function goalMonth({ query, period, account }: PeriodReport): string {
  const { kind } = query.choice
  const byMonth = kind === 'month' || kind === 'last-month' || kind === 'this-month'
  return monthOf(byMonth ? period.asked.first : (period.received?.last ?? account.today))
}

/** A month's figures over all platforms, from the report itself where it holds them. */
async function monthFigures(
  tx: Transaction,
  clientId: string,
  report: PeriodReport,
  month: string,
) {
  const { first, last } = monthSpan(month)
  const known = report.account.received.flatMap(({ lastDay }) => lastDay ?? [])
  const latest = known.length > 0 ? known.reduce((a, b) => (a > b ? a : b)) : null
  const until = latest && earlier(earlier(latest, last), report.account.today)
  const { asked, platforms } = report.period
  const whole = platforms.every(({ now }) => now === null || now.last >= (until ?? ''))
  const covered = asked.first <= first && until !== null && asked.last >= until && whole
  if (covered && !report.query.platform) {
    const days = report.days.filter(({ date }) => date >= first && date <= last)
    return { until, figures: sumFigures(days.flatMap(({ figures }) => figures ?? [])) }
  }
  return { until, figures: await readSpan(tx, clientId, first, until ?? last) }
}

async function readSpan(
  tx: Transaction,
  clientId: string,
  first: Day,
  last: Day,
): Promise<Figures> {
  const { rows } = await tx.execute<FigureRow>(sql`
    select ${figureColumns} from alisio.campaigns_stats
    where client_id = ${clientId} and date between ${first}::date and ${last}::date`)
  const [row] = rows
  return row && row.rows > 0 ? toFigures(row) : noFigures
}

async function readPace(
  tx: Transaction,
  clientId: string,
  report: PeriodReport,
): Promise<Pace | null> {
  const month = goalMonth(report)
  const goals = await readGoals(tx, clientId, month)
  if (!goals) return null
  const { until, figures } = await monthFigures(tx, clientId, report, month)
  return paceOf(goals, month, until, figures)
}

/** All the overview shows of a client's figures. */
export function readOverview(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  query: PeriodQuery,
  today?: Day,
  known?: Account,
): Promise<Overview> {
  const { clientId } = viewer
  return asClient(database, viewer, async (tx) => {
    const report = await readPeriod(tx, clientId, query, today, known)
    const notes = await readFigureNotes(tx, clientId, { span: report.period.asked })
    const shown = new Set(report.campaigns.map(({ id }) => id))
    return {
      ...report,
      pace: await readPace(tx, clientId, report),
      notes: notes.filter(({ campaign }) => !campaign || shown.has(campaign.id)),
    }
  })
}
