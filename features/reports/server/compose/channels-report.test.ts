import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addChannelDays } from '#tests/support/features/channels/channel-days.ts'
import { addMonthOfFigures, approveAsRead, endWait } from '#tests/support/features/reports.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { readWords, shownBlocks } from '../../rules/report.ts'
import { moveBlock, orderBlocks } from '../../rules/report-blocks.ts'
import { beginReport } from '../drafts/begin-report.ts'
import { refreshFigures, saveWords } from '../drafts/change-draft.ts'
import { readReport } from '../read-report.ts'

const database = testDatabase()
const october = { first: '2026-10-01', last: '2026-10-31' }
const days = { first: '2026-09-01', last: '2026-10-31' }
let staff: { id: string }
let client: string

beforeAll(async () => {
  staff = await addStaff(database)
  client = await addCompany(database, staff.id)
  await addMonthOfFigures(database, client)
  const map = { calls: 3, directions: 2, website: 1 }
  await addChannelDays(database, client, { channel: 'business-profile', ...days, amounts: map })
  await addChannelDays(database, client, { channel: 'ga4', ...days, amounts: { sessions: 10 } })
})
afterAll(() =>
  database.db.execute(sql`delete from alisio.channel_accounts where client_id = ${client}`),
)

const change = (amount: number) =>
  database.db.execute(sql`
    update alisio.channel_days set amount = ${amount}
    where client_id = ${client} and metric = 'calls'`)

async function readDesk(id: string) {
  const report = await readReport(database, staff.id, id)
  if (!report?.edition) throw new Error('no report')
  const { row, edition, outdated } = report
  const calls = edition.document.channels
    ?.find(({ key }) => key === 'business-profile')
    ?.rows.find(({ label }) => label === 'Ligações')?.value
  return { row, edition, outdated, calls }
}

function formOf(order: string[], left: string[], version: number): FormData {
  const form = new FormData()
  form.set('version', String(version))
  for (const name of order) {
    form.append('block', name)
    if (!left.includes(name)) form.append('show', name)
  }
  return form
}

test('blocks of channels are chosen and ordered like the others, and an approved report stays', async () => {
  const id = await beginReport(database, staff.id, client, october)
  const draft = await readDesk(id)
  expect(draft.calls).toBe('93')
  const usual = shownBlocks(draft.edition)
  expect(usual.filter((name) => name.startsWith('canal-'))).toEqual([
    'canal-ga4',
    'canal-business-profile',
  ])

  // The usual order, sent by the form, is stored as none: nobody changed anything.
  const usualOrder = orderBlocks([], ['canal-ga4', 'canal-business-profile'])
  const save = async (order: string[], left: string[] = []) => {
    const { row } = await readDesk(id)
    await saveWords(database, staff.id, id, readWords(formOf(order, left, row.version)))
    return readDesk(id)
  }
  expect((await save(usualOrder)).row.blockOrder).toEqual([])
  const swapped = await save(moveBlock(usualOrder, 'canal-business-profile', 'up'))
  expect(shownBlocks(swapped.edition).filter((name) => name.startsWith('canal-'))).toEqual([
    'canal-business-profile',
    'canal-ga4',
  ])
  const order = ['canal-business-profile', ...usualOrder, 'canal-de-outra-versao']
  const chosen = await save(order, ['canal-ga4'])
  expect(shownBlocks(chosen.edition)[0]).toBe('canal-business-profile')
  expect(shownBlocks(chosen.edition)).not.toContain('canal-ga4')

  await change(4)
  expect(await readDesk(id)).toMatchObject({ outdated: true, calls: '93' })
  await refreshFigures(database, staff.id, id)
  expect(await readDesk(id)).toMatchObject({ outdated: false, calls: '124' })
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  await change(99)
  expect((await readDesk(id)).calls).toBe('124')
})
