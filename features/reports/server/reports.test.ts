import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { money } from '#features/shared/rules/text.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  addMonthOfFigures,
  approveAsRead,
  readForApproval,
  sendAsRead,
} from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { noWords, type ReportDocument, wordsText } from '../rules/report.ts'
import { beginReport, correctReport, setCadence } from './drafts/begin-report.ts'
import { discardReport, refreshFigures, saveAsTemplate, saveWords } from './drafts/change-draft.ts'
import { draftReports } from './drafts/draft-reports.ts'
import { listClientReports, openClientReport } from './list-reports.ts'
import { takePdfLimits } from './pdf/pdf-request.server.ts'
import { readReport } from './read-report.ts'
import { openShared } from './report.server.ts'
import type { Missing } from './schema.ts'
import { approveReport } from './send/plan-report.ts'
import { sendAgain } from './send/send-reports.ts'
import { createLink, withdrawLink } from './share-links.ts'
import { listReportItems, missingText } from './today-items.ts'

const database = testDatabase()
const deps = testDeps(database)
const october = { first: '2026-10-01', last: '2026-10-31' }
const origin = 'https://alisio.example'
let staff: { id: string }

beforeAll(async () => {
  staff = await addStaff(database)
})

async function company(lastDay = '2026-10-31') {
  const id = await addCompany(database, staff.id)
  await addMonthOfFigures(database, id, { lastDay })
  return id
}

type Row = {
  id: string
  state: string
  document: ReportDocument | null
  waits_for: Missing[]
  template?: object
}

async function reportsOf(clientId: string): Promise<Row[]> {
  const { rows } = await database.db.execute<Row>(
    sql`select * from alisio.reports where client_id = ${clientId} order by edition`,
  )
  return rows
}

async function approved(clientId: string, words = {}) {
  const id = await beginReport(database, staff.id, clientId, october)
  const written = { words: { ...noWords, signer: 'Marina', ...words }, leftOut: [] }
  await saveWords(database, staff.id, id, written)
  await sendAsRead(deps, staff.id, id)
  return { id }
}

const mailsOf = async (reportId: string) => {
  const { rows } = await database.db.execute<{ recipient: string; body_text: string }>(
    sql`select recipient, body_text, html from alisio.mails where report_id = ${reportId}`,
  )
  return rows
}

/** The SQL of an action: equal statements take equal time. */
async function statementsOf(open: () => Promise<unknown>): Promise<string> {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect(await open()).toBeNull()
    return querySpy.mock.calls.map(([query]: unknown[]) => JSON.stringify(query)).join('\n')
  } finally {
    querySpy.mockRestore()
  }
}

test('the job drafts a month’s report once, for clients with figures and a cadence', async () => {
  const [whole, late, manual] = [await company(), await company('2026-10-28'), await company()]
  const without = await addCompany(database, staff.id)
  await setCadence(database, staff.id, manual, 'by-hand')
  await draftReports(deps, { today: '2026-11-02' })
  expect(await reportsOf(whole)).toEqual([])
  await draftReports(deps, { today: '2026-11-03' })
  await draftReports(deps, { today: '2026-11-04' })
  expect((await reportsOf(whole)).map(({ state }) => state)).toEqual(['draft'])
  expect(await reportsOf(manual)).toEqual([])
  expect(await reportsOf(without)).toEqual([])
  const [waits] = await reportsOf(late)
  expect([waits?.state, waits?.waits_for]).toEqual([
    'waiting',
    [{ source: 'google', lastDay: '2026-10-28' }],
  ])
  expect(missingText(waits?.waits_for ?? [])).toBe('Google Ads desde 29 de outubro')
  const lines = await asStaff(database, staff.id, (tx) => listReportItems(tx, new Date()))
  // The list has twenty items, and other tests' reports wait too.
  expect(lines.map(({ kind }) => kind)).toContain('report')
  await addMonthOfFigures(database, late, { lastDay: '2026-10-31', from: '2026-10-29' })
  await draftReports(deps, { today: '2026-11-04' })
  expect((await reportsOf(late)).map(({ state }) => state)).toEqual(['draft'])
})

test('a forced report says what is missing', async () => {
  const clientId = await company('2026-10-28')
  const id = await beginReport(database, staff.id, clientId, october)
  await refreshFigures(database, staff.id, id)
  const [row] = await reportsOf(clientId)
  expect(row?.document?.how.map(({ text }) => text).join()).toContain('até 28 de outubro')
})

test('missing figures are not zero; a month without ads is', async () => {
  const wordsFor = async (source: 'live' | 'paused' | 'none') => {
    const clientId = await addCompany(database, staff.id)
    if (source !== 'none') {
      await addMonthOfFigures(database, clientId)
      const status = source === 'live' ? 'ACTIVE' : 'PAUSED'
      await database.db.execute(
        sql`update alisio.campaigns set status = ${status} where client_id = ${clientId}`,
      )
      await database.db.execute(sql`
        update alisio.campaigns_stats set date = date - 100 where client_id = ${clientId}`)
    }
    await beginReport(database, staff.id, clientId, october)
    const [row] = await reportsOf(clientId)
    return [row?.document?.summary, row?.document?.figures[0]?.value]
  }
  const unheard = ['Nenhum número foi recebido em outubro.', '—']
  expect([await wordsFor('live'), await wordsFor('none')]).toEqual([unheard, unheard])
  expect(await wordsFor('paused')).toEqual(['Nenhum anúncio esteve no ar em outubro.', money(0)])
})

test('click rates are of the whole period, reach is one campaign’s largest day, kinds have their share', async () => {
  const clientId = await company()
  const change = (to: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    database.db.execute(sql`update alisio.campaigns_stats set ${to} where client_id = ${clientId}
      and ${where}`)
  const ofMeta = sql`campaign_id in (select id from alisio.campaigns where source = 'meta')`
  await change(sql`contacts = 2`, sql`true`)
  await change(sql`impressions = 3000`, sql`date = '2026-10-01' and ${ofMeta}`)
  await change(sql`reach = 700`, sql`date = '2026-10-05' and ${ofMeta}`)
  await change(sql`reach = 900`, sql`date = '2026-10-07' and ${ofMeta}`)
  await change(sql`reach = 5000`, sql`date = '2026-09-07'`)
  await beginReport(database, staff.id, clientId, october)
  const [report] = await reportsOf(clientId)
  const { ctr, reach, kinds, ads } = (report as Row & { document: ReportDocument }).document
  // 1,240 clicks in 33,000 impressions; the mean of the days would be 3.91.
  expect(ctr?.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Meta Ads', '3,76%'],
    ['Google Ads', '4,00%'],
    ['Tudo junto', '3,88%'],
  ])
  expect(reach?.rows.map(({ value, words }) => [value, wordsText(words)])).toEqual([
    ['900 pessoas', 'Em 7 de outubro, na campanha Campanha meta.'],
  ])
  expect(kinds?.map(({ label, value, percent }) => [label, value, percent])).toEqual([
    ['Contatos', '124', 67],
    ['Outras', '62', 33],
  ])
  expect(ads).toEqual([])
  const quiet = await company()
  await beginReport(database, staff.id, quiet, october)
  const [row] = await reportsOf(quiet)
  expect([row?.document?.reach, row?.document?.kinds]).toEqual([undefined, []])
})

test('approving freezes the figures; a correction is a new edition that says so', async () => {
  const clientId = await company()
  const { id } = await approved(clientId)
  const before = (await reportsOf(clientId))[0]?.document
  await database.db.execute(
    sql`update alisio.campaigns_stats set spend = spend * 2 where client_id = ${clientId}`,
  )
  await expect(refreshFigures(database, staff.id, id)).rejects.toThrow('já foi enviado')
  for (const change of [sql`words = '{}'`, sql`document = null, state = 'waiting'`]) {
    const work = database.db.execute(sql`update alisio.reports set ${change} where id = ${id}`)
    await expect(work).rejects.toThrow()
  }
  const second = await correctReport(database, staff.id, id)
  expect(await correctReport(database, staff.id, id)).toBe(second)
  const [first, corrected] = await reportsOf(clientId)
  expect(first?.document).toEqual(before)
  expect(corrected?.document?.figures[0]?.value).not.toBe(before?.figures[0]?.value)
  await expect(approveAsRead(database, staff.id, second)).rejects.toThrow('o que mudou')
  const words = { ...noWords, correction: 'O investimento estava pela metade.' }
  await saveWords(database, staff.id, second, { words, leftOut: [] })
  await sendAsRead(deps, staff.id, second)
  expect((await reportsOf(clientId)).map(({ state }) => state)).toEqual(['approved', 'approved'])
})

test('the approved text is the one that was read', async () => {
  const clientId = await company()
  const id = await beginReport(database, staff.id, clientId, october)
  const approval = await readForApproval(database, staff.id, id)
  await database.db.execute(
    sql`update alisio.campaigns_stats set spend = spend + 1 where client_id = ${clientId}`,
  )
  expect((await readReport(database, staff.id, id))?.outdated).toBe(true)
  await refreshFigures(database, staff.id, id)
  expect((await readReport(database, staff.id, id))?.outdated).toBe(false)
  await expect(approveReport(database, staff.id, id, approval)).rejects.toThrow('mudou')
})

test('the mail goes once to every user of the client with a verified address', async () => {
  const clientId = await company()
  const [ana, unproven, later] = await Promise.all([1, 2, 3].map(() => addClient(database)))
  await database.db.execute(
    sql`update alisio."user" set email_verified = false where id = ${unproven?.id}`,
  )
  for (const person of [ana, unproven]) await grantAccess(database, person?.id as string, clientId)
  const { id } = await approved(clientId)
  const [mail, ...more] = await mailsOf(id)
  expect(more).toEqual([])
  const [row] = await reportsOf(clientId)
  expect(mail?.recipient).toBe(ana?.email)
  for (const { value } of row?.document?.figures ?? []) expect(mail?.body_text).toContain(value)
  await grantAccess(database, later?.id as string, clientId)
  await sendAgain(deps, staff.id, id, origin)
  await sendAgain(deps, staff.id, id, origin)
  const recipients = (await mailsOf(id)).map(({ recipient }) => recipient)
  expect(recipients.sort()).toEqual([ana?.email, later?.email].sort())
})

test('a client’s users see their approved reports and nothing else', async () => {
  const [clientId, other] = [await company(), await company()]
  const ana = await addClient(database)
  await grantAccess(database, ana.id, clientId)
  const viewer = { userId: ana.id, clientId }
  const draft = await beginReport(database, staff.id, clientId, {
    first: '2026-10-26',
    last: '2026-11-01',
  })
  const { id } = await approved(clientId)
  const { id: foreign } = await approved(other)
  expect((await listClientReports(database, viewer)).map((each) => [each.id, each.isNew])).toEqual([
    [id, true],
  ])
  const tried = new Set<string>()
  for (const nothing of [draft, foreign, 'x', '00000000-0000-0000-0000-000000000000']) {
    tried.add(await statementsOf(() => openClientReport(database, viewer, nothing)))
    await expect(
      asClient(database, viewer, (tx) => createLink(tx, nothing, ana.id)),
    ).rejects.toThrow('não existe')
  }
  expect(tried.size).toBe(1)
  await asClient(database, viewer, (tx) => createLink(tx, id, ana.id))
  expect((await openClientReport(database, viewer, id))?.edition.document.version).toBe(1)
  expect((await listClientReports(database, viewer))[0]?.isNew).toBe(false)
  const asTheStaff = { staffId: staff.id, clientId }
  expect(await openClientReport(database, asTheStaff, id)).not.toBeNull()
})

test('a link opens one report until it expires or is withdrawn, and is counted', async () => {
  const clientId = await company()
  const { id } = await approved(clientId)
  const other = await addStaff(database)
  const make = (by: string) => asStaff(database, by, (tx) => createLink(tx, id, by))
  const [one, two] = [await make(staff.id), await make(other.id)]
  expect((await openShared(database, one.token, true))?.edition.document.version).toBe(1)
  await openShared(database, one.token, false)
  const { rows } = await database.db.execute<{ id: string; openings: number; token_hash: string }>(
    sql`select * from alisio.report_links where report_id = ${id} order by created_at`,
  )
  expect(rows.map(({ openings }) => openings)).toEqual([1, 0])
  expect(JSON.stringify(rows)).not.toContain(one.token)
  await asStaff(database, staff.id, (tx) => withdrawLink(tx, id, rows[0]?.id as string))
  await database.db.execute(
    sql`update alisio.report_links set expires_at = now() where id = ${rows[1]?.id}`,
  )
  const tried = new Set<string>()
  for (const token of [one.token, two.token, '', 'x'.repeat(43)]) {
    tried.add(await statementsOf(() => openShared(database, token, true)))
  }
  expect(tried.size).toBe(1)
})

test('a template is the initial content of the next report', async () => {
  const clientId = await company()
  const id = await beginReport(database, staff.id, clientId, october)
  const words = { ...noWords, signer: 'Marina', role: 'Sua conta', comment: 'Olá, Lívia.' }
  await saveWords(database, staff.id, id, { words, leftOut: [] })
  await saveAsTemplate(database, staff.id, id, { words, leftOut: ['chart'] })
  const next = await beginReport(database, staff.id, clientId, {
    first: '2026-09-01',
    last: '2026-09-30',
  })
  const report = await readReport(database, staff.id, next)
  expect([report?.row.leftOut, report?.words.comment, report?.words.role]).toEqual([
    ['chart'],
    'Olá, Lívia.',
    'Sua conta',
  ])
})

test('the second of two editors of a draft sees who saved, and decides', async () => {
  const clientId = await company()
  const id = await beginReport(database, staff.id, clientId, october)
  const other = await addStaff(database, 'team')
  await database.db.execute(sql`update alisio."user" set name = 'Ana Prado' where id = ${other.id}`)
  const text = (comment: string, version?: number) => ({
    words: { ...noWords, comment },
    leftOut: [],
    version,
  })
  const stored = async () => {
    const report = await readReport(database, staff.id, id)
    return [report?.words.comment, report?.row.version]
  }
  const approval = await readForApproval(database, staff.id, id)
  await saveWords(database, other.id, id, text('De Ana', 1))
  expect(await stored()).toEqual(['De Ana', 2])
  const late = [
    () => saveWords(database, staff.id, id, text('Meu', 1)),
    () => saveAsTemplate(database, staff.id, id, text('Meu', 1)),
  ]
  for (const attempt of late) {
    await expect(attempt()).rejects.toMatchObject({
      message: 'Ana Prado salvou este rascunho enquanto você escrevia.',
      theirs: { version: 2, words: { comment: 'De Ana' } },
    })
  }
  await expect(approveReport(database, staff.id, id, approval)).rejects.toThrow('mudou')
  await expect(discardReport(database, staff.id, id, 1)).rejects.toThrow()
  expect(await stored()).toEqual(['De Ana', 2])
  // Deliberately overwriting.
  await saveWords(database, staff.id, id, text('Meu', 2))
  expect(await stored()).toEqual(['Meu', 3])
  // A page of an earlier build sends no version, and saving it counts.
  await saveWords(database, other.id, id, text('De antes'))
  await expect(saveWords(database, staff.id, id, text('Meu outra vez', 3))).rejects.toThrow(
    'Ana Prado salvou',
  )
  // Reading the figures again changes no text.
  await refreshFigures(database, staff.id, id)
  await saveWords(database, staff.id, id, text('No fim', 4))
  expect(await stored()).toEqual(['No fim', 5])
})

test('reading figures again during approval changes nothing of the report', async () => {
  const { id } = await approved(await company())
  await expect(refreshFigures(database, staff.id, id)).rejects.toThrow('já foi enviado')
})

test('shared PDFs are limited by address and by link before any lookup', async () => {
  const from = (clientAddress: string) => ({ deps, clientAddress })
  const times = async (count: number, request: (time: number) => Promise<void>) => {
    const answers: unknown[] = []
    for (let time = 0; time < count; time += 1) {
      answers.push(
        await request(time).then(
          () => 200,
          ({ status, headers }) => [status, headers],
        ),
      )
    }
    return answers
  }
  const refusal = [429, { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) }]
  const address = randomUUID()
  const byAddress = await times(61, () => takePdfLimits(from(address), randomUUID()))
  expect(byAddress).toEqual([...Array(60).fill(200), refusal])
  const link = randomUUID()
  const byLink = await times(301, () => takePdfLimits(from(randomUUID()), link))
  expect(byLink).toEqual([...Array(300).fill(200), refusal])
})
