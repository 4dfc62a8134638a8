import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveChoice } from '#features/figures/server/figures.server.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { beginReport } from './begin-report.ts'
import { refreshDrafts } from './refresh-drafts.ts'

const database = testDatabase()

test('a choice of what counts changes drafts, and approved reports stay as they were', async () => {
  const { id: staffId } = await addStaff(database)
  const clientId = await addCompany(database, staffId)
  await addMonthOfFigures(database, clientId)
  await database.db.execute(sql`
    update alisio.campaigns_stats set results = '{"actions:lead": 3}', contacts = 3
    where client_id = ${clientId}`)
  const months = [
    { first: '2026-09-01', last: '2026-09-30' },
    { first: '2026-10-01', last: '2026-10-31' },
  ]
  const [sent, draft] = await Promise.all(
    months.map((month) => beginReport(database, staffId, clientId, month)),
  )
  await database.db.execute(sql`
    update alisio.reports set state = 'approved', approved_at = now() where id = ${sent}`)
  const documentOf = async (id: string | undefined) => {
    const { rows } = await database.db.execute<{ document: object }>(
      sql`select document from alisio.reports where id = ${id}`,
    )
    return JSON.stringify(rows[0]?.document)
  }
  const [sentBefore, draftBefore] = [await documentOf(sent), await documentOf(draft)]
  const choice = { campaignId: null, kind: 'actions:lead', counts: false }
  await saveChoice(database, staffId, clientId, choice, (tx) => refreshDrafts(tx, clientId))
  expect(await documentOf(sent)).toBe(sentBefore)
  expect(await documentOf(draft)).not.toBe(draftBefore)
  await saveChoice(database, staffId, clientId, { ...choice, counts: true }, (tx) =>
    refreshDrafts(tx, clientId),
  )
  expect(await documentOf(draft)).toBe(draftBefore)
})
