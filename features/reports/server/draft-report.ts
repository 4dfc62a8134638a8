import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { noWords, type ReportTemplate, type ReportWords } from '../rules/report.ts'
import type { ReportPeriod } from '../rules/report-schedule.ts'
import { composeReport } from './compose-report.ts'
import { type ReadFigures, readFigures } from './read-figures.ts'
import { reportSettings, reports } from './schema.ts'

export type Draft = { clientId: string; period: ReportPeriod; edition?: number; today?: Day }

/** What a new report of this client begins with. */
async function beginWords(tx: Transaction, clientId: string) {
  const [row] = await tx
    .select({ template: reportSettings.template })
    .from(reportSettings)
    .where(eq(reportSettings.clientId, clientId))
  const { leftOut = [], ...words } = row?.template ?? ({} as Partial<ReportTemplate>)
  return { leftOut, words: { ...noWords, ...words } satisfies ReportWords }
}

/** A report's state by its figures: with some of them missing it waits, unless somebody insists. */
export function stateOf({ figures, missing }: ReadFigures, insist = false) {
  if (missing.length > 0 && !insist) {
    return { state: 'waiting', waitsFor: missing, document: null, draftedAt: null } as const
  }
  const document = composeReport(figures)
  return { state: 'draft', waitsFor: missing, document, draftedAt: figures.readAt } as const
}

/**
 * Begins a report, or leaves the one that is there: two who begin at once begin one. Its id, or
 * null where there is nothing to report on.
 */
export async function draftReport(
  tx: Transaction,
  { clientId, period, edition = 1, today }: Draft,
  only: 'real' | 'any' = 'any',
): Promise<string | null> {
  const read = await readFigures(tx, clientId, period, today)
  if (!read || (only === 'real' && !read.isReal)) return null
  const { first: firstDay, last: lastDay } = period
  const [made] = await tx
    .insert(reports)
    .values({
      clientId,
      firstDay,
      lastDay,
      edition,
      ...stateOf(read),
      ...(await beginWords(tx, clientId)),
    })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (made) return made.id
  const [known] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.clientId, clientId),
        eq(reports.firstDay, firstDay),
        eq(reports.lastDay, lastDay),
      ),
    )
    .orderBy(sql`${reports.edition} desc`)
    .limit(1)
  return known?.id ?? null
}
