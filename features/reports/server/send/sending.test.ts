import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { noWords } from '#features/reports/rules/report.ts'
import type { ReportBlock } from '#features/reports/rules/report-blocks.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  addMonthOfFigures,
  approveAsRead,
  endWait,
  readForApproval,
} from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { runs } from '#tests/support/runs.ts'
import { beginReport } from '../drafts/begin-report.ts'
import { discardReport, refreshFigures, saveWords } from '../drafts/change-draft.ts'
import { countNew, listClientReports, listReports, openClientReport } from '../list-reports.ts'
import { readReport } from '../read-report.ts'
import { createLink } from '../share-links.ts'
import { listReportItems } from '../today-items.ts'
import { approveReport, moveSending, takeBack } from './plan-report.ts'
import { sendReports } from './send-reports.ts'

vi.setConfig({ testTimeout: 60_000 })

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const october = { first: '2026-10-01', last: '2026-10-31' }
let staff: { id: string }
let colleague: { id: string }

beforeAll(async () => {
  staff = await addStaff(database)
  colleague = await addStaff(database, 'team')
  await db.execute(sql`update alisio."user" set name = 'Ana Prado' where id = ${colleague.id}`)
})

// Lists have room for fifty, and other tests leave more behind.
beforeEach(async () => {
  await db.execute(sql`update alisio.clients set archived_at = now() where archived_at is null`)
})

/** A client with two people and a draft. */
async function draft() {
  const clientId = await addCompany(database, staff.id)
  await addMonthOfFigures(database, clientId)
  const people = [await addClient(database), await addClient(database)]
  for (const { id } of people) await grantAccess(database, id, clientId)
  const id = await beginReport(database, staff.id, clientId, october)
  return { id, clientId, people, viewer: { userId: people[0]?.id as string, clientId } }
}

type Row = { state: string; send_at: string | null; send_by: string | null; version: number }

async function rowOf(id: string): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`select * from alisio.reports where id = ${id}`)
  return rows[0] as Row
}

async function mailsOf(id: string): Promise<number> {
  const { rows } = await db.execute(sql`select from alisio.mails where report_id = ${id}`)
  return rows.length
}

async function actsOf(id: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from alisio.acts where about = ${id} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

type Viewer = { userId: string; clientId: string }

/** What the client can find of a report. */
async function isVisible(id: string, viewer: Viewer): Promise<boolean[]> {
  const list = await listClientReports(database, viewer)
  const isShared = () =>
    asClient(database, viewer, (tx) => createLink(tx, id, viewer.userId)).then(
      () => true,
      () => false,
    )
  return [
    list.length > 0,
    (await countNew(database, viewer)) > 0,
    await isShared(),
    (await openClientReport(database, viewer, id)) !== null,
  ]
}

const nowhere = [false, false, false, false]
const everywhere = [true, true, true, true]

test('an approved report leaves after ten minutes; before, the client finds it nowhere', async () => {
  const { id, viewer } = await draft()
  const { at, people } = await approveAsRead(database, staff.id, id)
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from send_at - now()) / 60)::int as minutes
    from alisio.reports where id = ${id}`)
  expect([rows[0]?.minutes, people, at.getTime() > Date.now()]).toEqual([10, 2, true])
  await sendReports(deps)
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['draft', 0])
  expect(await isVisible(id, viewer)).toEqual(nowhere)
  // Staff share nothing before it left, either.
  await expect(asStaff(database, staff.id, (tx) => createLink(tx, id, staff.id))).rejects.toThrow()
  await endWait(database, id)
  await sendReports(deps)
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['approved', 2])
  expect(await isVisible(id, viewer)).toEqual(everywhere)
  expect(await actsOf(id)).toEqual(['report-planned', 'report-approved'])
})

test('several processes, and a job that runs again, send a report once', async () => {
  const { id } = await draft()
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  await Promise.all(Array.from({ length: 5 }, () => sendReports(deps)))
  await sendReports(deps)
  expect([await mailsOf(id), await actsOf(id)]).toEqual([2, ['report-planned', 'report-approved']])
})

test('a process that dies while it sends leaves the report to the next one', async () => {
  const { id } = await draft()
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  const enqueue = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('killed'))
  await sendReports({ ...deps, queue: { ...deps.queue, enqueue } })
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['draft', 0])
  // The failure is on Hoje, and tried again later.
  await db.execute(sql`delete from alisio.job_failures where about = ${id}`)
  await sendReports(deps)
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['approved', 2])
})

test('a report that was taken back is a draft that nobody saw, and can be approved again', async () => {
  const { id, viewer } = await draft()
  await approveAsRead(database, staff.id, id)
  // Whoever is on the staff may stop it.
  await takeBack(database, colleague.id, id)
  await takeBack(database, staff.id, id)
  await endWaitIfAny(id)
  await sendReports(deps)
  expect(await rowOf(id)).toMatchObject({ state: 'draft', send_at: null, send_by: null })
  expect([await mailsOf(id), await isVisible(id, viewer)]).toEqual([0, nowhere])
  expect(await actsOf(id)).toEqual(['report-planned', 'report-taken-back'])
  await saveWords(database, staff.id, id, { words: { ...noWords, comment: 'Melhor' }, leftOut: [] })
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  await sendReports(deps)
  await expect(takeBack(database, staff.id, id)).rejects.toThrow('já saíram')
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['approved', 2])
})

/** Moves what waits into the past, where anything waits. */
const endWaitIfAny = (id: string) =>
  db.execute(
    sql`update alisio.reports set send_at = now() where id = ${id} and send_at is not null`,
  )

test('the second of two people who approve at once learns of the first', async () => {
  const { id } = await draft()
  const approval = await readForApproval(database, staff.id, id)
  const results = await Promise.allSettled(
    [staff, colleague].map((person) => approveReport(database, person.id, id, approval)),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((each) => each.status === 'rejected')
  expect(String(refused?.reason)).toContain('já aprovou este relatório')
  expect(await actsOf(id)).toEqual(['report-planned'])
})

test('the mail goes to the people whose names were read', async () => {
  const { id, clientId } = await draft()
  const approval = await readForApproval(database, staff.id, id)
  await grantAccess(database, (await addClient(database)).id, clientId)
  await expect(approveReport(database, staff.id, id, approval)).rejects.toThrow('quem recebe mudou')
  expect(await rowOf(id)).toMatchObject({ send_at: null })
  expect((await readReport(database, staff.id, id))?.receivers.list).toHaveLength(3)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a day and an hour are those of the agency, can be changed, and others are refused', async () => {
  const { id } = await draft()
  const approval = await readForApproval(database, staff.id, id)
  for (const wish of [
    { day: inDays(-1), time: '09:00' },
    { day: inDays(120), time: '09:00' },
    { day: '2026-02-31', time: '09:00' },
    { day: inDays(3), time: '25:00' },
    { day: '', time: '' },
  ]) {
    const attempt = approveReport(database, staff.id, id, { ...approval, wish })
    await expect(attempt).rejects.toThrow('não servem')
  }
  const wish = { day: inDays(3), time: '09:00' }
  const { at } = await approveReport(database, staff.id, id, { ...approval, wish })
  expect(at.getTime()).toBe(brandClock.momentOf(wish.day, 9 * 60))
  await expect(
    moveSending(database, staff.id, id, { day: inDays(-1), time: '10:00' }),
  ).rejects.toThrow('não servem')
  await moveSending(database, colleague.id, id, { day: inDays(5), time: '10:30' })
  expect(new Date((await rowOf(id)).send_at as string).getTime()).toBe(
    brandClock.momentOf(inDays(5), 10 * 60 + 30),
  )
  await sendReports(deps)
  expect((await rowOf(id)).state).toBe('draft')
  await endWait(database, id)
  await sendReports(deps)
  expect((await rowOf(id)).state).toBe('approved')
  await expect(
    moveSending(database, staff.id, id, { day: inDays(5), time: '10:30' }),
  ).rejects.toThrow('já saíram')
})

const later = { day: inDays(3), time: '09:00' }

async function planned() {
  const report = await draft()
  const approval = await readForApproval(database, staff.id, report.id)
  await approveReport(database, staff.id, report.id, { ...approval, wish: later })
  return report
}

const changes: Record<string, (id: string) => Promise<unknown>> = {
  'another text': (id) =>
    saveWords(database, colleague.id, id, {
      words: { ...noWords, comment: 'Outro' },
      leftOut: [],
    }),
  'another order of its blocks': (id) =>
    saveWords(database, colleague.id, id, {
      words: noWords,
      leftOut: [],
      order: ['how', 'changed'],
    }),
  'other figures': (id) => refreshFigures(database, colleague.id, id),
}

test.each(Object.keys(changes))(
  'a scheduled report with %s does not leave, and says so',
  async (name) => {
    const { id, clientId } = await planned()
    await changes[name]?.(id)
    await endWait(database, id)
    await sendReports(deps)
    expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['draft', 0])
    const report = await readReport(database, staff.id, id)
    expect(report?.plan?.isSame).toBe(false)
    const { rows } = await listReports(database, staff.id, { month: '2026-10' })
    expect(rows.find((row) => row.clientId === clientId)?.standing).toBe('changed')
    const items = await asStaff(database, staff.id, (tx) => listReportItems(tx, new Date()))
    expect(items.some(({ href, detail }) => href.endsWith(id) && /não sai/.test(detail))).toBe(true)
    // Whoever read it approves it again.
    await approveAsRead(database, staff.id, id)
    await endWait(database, id)
    await sendReports(deps)
    expect((await rowOf(id)).state).toBe('approved')
  },
)

test('in its last ten minutes a report is what leaves: changes are refused', async () => {
  const { id } = await draft()
  await approveAsRead(database, staff.id, id)
  const { version } = await rowOf(id)
  for (const change of Object.values(changes)) {
    await expect(change(id)).rejects.toThrow('está saindo')
  }
  await expect(discardReport(database, staff.id, id)).rejects.toThrow()
  expect((await rowOf(id)).version).toBe(version)
})

test('an approved report waits in the list and not on Hoje', async () => {
  const { id, clientId } = await planned()
  const { rows } = await listReports(database, staff.id, { month: '2026-10' })
  const listed = rows.find((row) => row.clientId === clientId)
  expect([listed?.standing, listed?.sendAt?.slice(0, 10)]).toEqual(['planned', later.day])
  const items = await asStaff(database, staff.id, (tx) => listReportItems(tx, new Date()))
  expect(items.some(({ href }) => href.endsWith(id))).toBe(false)
})

test('nothing leaves to a client in the archive', async () => {
  const { id, clientId } = await draft()
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  await db.execute(sql`update alisio.clients set archived_at = now() where id = ${clientId}`)
  await sendReports(deps)
  expect([(await rowOf(id)).state, await mailsOf(id)]).toEqual(['draft', 0])
  await takeBack(database, staff.id, id)
})

test('what somebody approved leaves after they left the staff', async () => {
  const { id } = await draft()
  const leaver = await addStaff(database, 'team')
  await approveAsRead(database, leaver.id, id)
  await db.execute(sql`delete from alisio.staff where user_id = ${leaver.id}`)
  await endWait(database, id)
  await sendReports(deps)
  expect(await rowOf(id)).toMatchObject({ state: 'approved', approved_by: leaver.id })
  await expect(takeBack(database, leaver.id, id)).rejects.toThrow()
})

test('a build that knows nothing of waiting approves at once, and nothing is sent twice', async () => {
  const { id } = await planned()
  await asStaff(database, staff.id, (tx) =>
    tx.execute(sql`update alisio.reports set state = 'approved', approved_at = now(),
      approved_by = ${staff.id} where id = ${id}`),
  )
  expect(await rowOf(id)).toMatchObject({ state: 'approved', send_at: null, send_by: null })
  await sendReports(deps)
  expect(await mailsOf(id)).toBe(0)
})

test('the next report of a client begins with the order of the last that left', async () => {
  const { id, clientId } = await draft()
  const order: ReportBlock[] = ['comment', 'figures']
  await saveWords(database, staff.id, id, { words: noWords, leftOut: ['how'], order })
  await approveAsRead(database, staff.id, id)
  await takeBack(database, staff.id, id)
  const september = { first: '2026-09-01', last: '2026-09-30' }
  const week = { first: '2026-09-07', last: '2026-09-13' }
  const orderOf = async (period: typeof week) => {
    const next = await beginReport(database, staff.id, clientId, period)
    const report = await readReport(database, staff.id, next)
    return [report?.row.blockOrder, report?.row.leftOut]
  }
  expect(await orderOf(week)).toEqual([[], []])
  await approveAsRead(database, staff.id, id)
  await endWait(database, id)
  await sendReports(deps)
  expect(await orderOf(september)).toEqual([order, ['how']])
})

/** What people and processes do at the moment a report is about to leave. */
const acts = {
  'job one': () => sendReports(deps),
  'job two': () => sendReports(deps),
  'taken back': (id: string) => takeBack(database, staff.id, id),
  'taken back by a colleague': (id: string) => takeBack(database, colleague.id, id),
  moved: (id: string) => moveSending(database, colleague.id, id, later),
  saved: (id: string) => changes['another text']?.(id) as Promise<unknown>,
  refreshed: (id: string) => refreshFigures(database, staff.id, id),
}
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]

test('whatever happens at once, a report leaves whole or not at all, and nobody is told otherwise', async () => {
  const some = fc.shuffledSubarray(names, { minLength: 2 })
  await fc.assert(
    fc.asyncProperty(some, async (chosen) => {
      const { id, viewer } = await draft()
      await approveAsRead(database, staff.id, id)
      await endWait(database, id)
      const results = await Promise.allSettled(chosen.map((name) => acts[name](id)))
      const worked = new Set(chosen.filter((_, index) => results[index]?.status === 'fulfilled'))
      const { state, send_at } = await rowOf(id)
      const people = ['taken back', 'taken back by a colleague', 'moved', 'saved'] as const
      if (state === 'approved') {
        expect([send_at, await mailsOf(id)]).toEqual([null, 2])
        expect(people.filter((name) => worked.has(name))).toEqual([])
        expect(await actsOf(id)).toEqual(['report-planned', 'report-approved'])
        expect(await isVisible(id, viewer)).toEqual(everywhere)
        return
      }
      expect([state, await mailsOf(id)]).toEqual(['draft', 0])
      expect(await isVisible(id, viewer)).toEqual(nowhere)
      const kinds = await actsOf(id)
      expect(kinds).not.toContain('report-approved')
      const isBack = worked.has('taken back') || worked.has('taken back by a colleague')
      expect(kinds.filter((kind) => kind === 'report-taken-back')).toHaveLength(isBack ? 1 : 0)
      if (isBack) expect(send_at).toBeNull()
      // A report that was moved leaves at its new moment; one that was held, with the next run.
      else if (send_at && !worked.has('moved')) {
        await sendReports(deps)
        expect((await rowOf(id)).state).toBe('approved')
      }
    }),
    { numRuns: runs(8, 25) },
  )
})
