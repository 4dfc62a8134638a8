import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { reportSample } from '#content/report-sample.ts'
import { readToday } from '#features/figures/server/figures.server.ts'
import { noWords } from '#features/reports/rules/report.ts'
import { lastMonth, periodBefore } from '#features/reports/rules/report-schedule.ts'
import { draftReport, reports } from '#features/reports/server/reports.server.ts'
import type { Transaction } from '#server/db/client.ts'

/** A report that was sent and one that waits to be read, of an invented client. Inside asStaff. */
export async function addSampleReports(tx: Transaction, clientId: string): Promise<void> {
  const period = lastMonth(await readToday(tx))
  const sent = await draftReport(tx, { clientId, period: periodBefore(period) })
  await draftReport(tx, { clientId, period })
  if (!sent) return
  const words = { ...noWords, ...reportSample, signer: brand.name }
  await tx
    .update(reports)
    .set({ words, state: 'approved', approvedAt: sql`now()` })
    .where(eq(reports.id, sent))
}
