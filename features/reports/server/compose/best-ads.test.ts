import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import type { ReportDocument } from '../../rules/report.ts'
import { beginReport } from '../drafts/begin-report.ts'

const database = testDatabase()

test('a report lists the five cheapest ads of its month, and none of another month', async () => {
  const { id: staffId } = await addStaff(database)
  const clientId = await addCompany(database, staffId)
  await addMonthOfFigures(database, clientId)
  await database.db.execute(sql`
    with layer as (
      insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at)
      values (${clientId}, 'done', 'meta.csv', 'meta', 'Ana', nextval('alisio.import_order'), now())
      returning seq)
    insert into alisio.ad_days
      (campaign_id, client_id, date, seq, kind, name, impressions, clicks, spend, results)
    select (select id from alisio.campaigns where client_id = ${clientId} limit 1), ${clientId}, day,
      seq, 'ad', 'Anúncio ' || number, 100, 5, 40, jsonb_build_object('actions:lead', number)
    from layer, generate_series(1, 7) number,
      (values ('2026-10-05'::date), ('2026-11-05'::date)) days (day)`)
  const month = { first: '2026-10-01', last: '2026-10-31' }
  const id = await beginReport(database, staffId, clientId, month)
  const { rows } = await database.db.execute<{ document: ReportDocument }>(
    sql`select document from alisio.reports where id = ${id}`,
  )
  expect(rows[0]?.document.ads?.map(({ name, conversions }) => `${name}: ${conversions}`)).toEqual(
    [7, 6, 5, 4, 3].map((number) => `Anúncio ${number}: ${number}`),
  )
})
