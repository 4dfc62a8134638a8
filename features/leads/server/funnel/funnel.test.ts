import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nextOpenDay } from '#features/calendar/rules/business-time.ts'
import { brandClock, readOffice } from '#features/calendar/server/calendar.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { restorable } from '../../rules/funnel.ts'
import { changeOwner, changeState } from '../change-lead.ts'
import { readFunnelSettings, saveFunnelSettings } from '../lead-settings.ts'
import type { LeadQuery } from '../list-leads.ts'
import { readLead } from '../read-lead.ts'
import { leadSettingsRow, leads } from '../schema.ts'
import { listStepItems } from '../today-items.ts'
import { changeMany, readBatch, undoMany } from './change-many.ts'
import { changeDeal, finishStep, postponeStep, setStep } from './plan-lead.ts'
import { CARDS_PER_COLUMN, readBoard, readLosses } from './read-board.ts'

const database = testDatabase()
const { db } = database

const staffMember = async (name: string) => {
  const { id } = await addStaff(database, 'team')
  await db.execute(sql`update alisio."user" set name = ${name} where id = ${id}`)
  return { id, name }
}
const at = <T>(staff: { id: string }, work: (tx: Transaction) => Promise<T>) =>
  asStaff(database, staff.id, work)
const leadRow = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]

/** What an undoing promises to put back. */
async function restorableOf(id: string) {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(leads) as row from alisio.leads where id = ${id}`,
  )
  return Object.fromEntries(restorable.map((name) => [name, rows[0]?.row[name]]))
}

/** A word that only these leads have, for sums of their own. */
async function leadsNamed(count: number) {
  const mark = `Q${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}${crypto.randomUUID().slice(0, 4)}`
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(await writeLead(database, { name: `Ana ${mark}` }))
  const query: LeadQuery = {
    search: mark,
    group: null,
    source: null,
    owner: null,
    days: null,
    page: 1,
  }
  return { ids, query }
}

test('of two people who move a lead the second is told both wishes, and nothing is lost', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const leadId = await writeLead(database)
  const versions = [{ leadId, version: 1 }]
  const move = (staff: { id: string }, state: 'proposal' | 'lost') =>
    at(staff, (tx) =>
      changeMany(tx, staff.id, versions, { kind: 'state', state, lossKind: 'Preço' }),
    )
  await move(ana, 'proposal')
  await expect(move(bia, 'lost')).rejects.toThrow(
    'Ana Prado passou para Proposta, e você queria Perdido',
  )
  expect(await leadRow(leadId)).toMatchObject({ state: 'proposal', version: 2 })
})

test('two presses at the same moment move once', async () => {
  const ana = await staffMember('Ana Prado')
  const leadId = await writeLead(database)
  const press = () =>
    at(ana, (tx) =>
      changeMany(tx, ana.id, [{ leadId, version: 1 }], { kind: 'state', state: 'talking' }),
    )
  const [one, other] = await Promise.all([press(), press()])
  expect(one?.batchId).toBe(other?.batchId)
  expect(await leadRow(leadId)).toMatchObject({ state: 'talking', version: 2 })
})

test('an undone change of several leaves each lead exactly as it was, but not what somebody changed since', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const { ids } = await leadsNamed(3)
  const [first, second, third] = ids as [string, string, string]
  await at(ana, async (tx) => {
    const step = { step: 'Ligar', on: '2027-03-01', time: '14:30' }
    await setStep(tx, { leadId: first, staffId: ana.id, before: '', ...step })
    await changeState(tx, {
      leadId: second,
      staffId: ana.id,
      version: 1,
      state: 'lost',
      kind: 'Preço',
    })
  })
  const before = await Promise.all([first, second].map(restorableOf))
  const items = [
    { leadId: first, version: 2 },
    { leadId: second, version: 2 },
    { leadId: third, version: 1 },
  ]
  const change = { kind: 'state' as const, state: 'won' as const, value: '900.00' }
  const { batchId } = await at(ana, (tx) => changeMany(tx, ana.id, items, change))
  expect(await leadRow(first)).toMatchObject({ state: 'won', value: '900.00', nextStep: null })
  await at(bia, (tx) =>
    changeOwner(tx, { leadId: third, staffId: bia.id, version: 2, ownerId: bia.id }),
  )
  // Somebody else's press cannot be undone.
  await expect(at(bia, (tx) => undoMany(tx, bia.id, batchId))).rejects.toThrow('desfazer')
  await at(ana, (tx) => undoMany(tx, ana.id, batchId))
  await at(ana, (tx) => undoMany(tx, ana.id, batchId))
  expect(await Promise.all([first, second].map(restorableOf))).toEqual(before)
  expect(await leadRow(third)).toMatchObject({ state: 'won', ownerId: bia.id })
  const report = await at(ana, (tx) => readBatch(tx, batchId))
  expect(report).toMatchObject({ undone: true, restored: 2, unrestored: 1 })
  expect(await at(bia, (tx) => readBatch(tx, batchId))).toBeNull()
  const lead = await at(ana, (tx) => readLead(tx, first))
  expect(lead?.events[0]).toMatchObject({ kind: 'state', detail: { from: 'won', to: 'new' } })
})

test('with several leads one that changed meanwhile is left alone and counted', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const { ids } = await leadsNamed(2)
  const items = ids.map((leadId) => ({ leadId, version: 1 }))
  await at(bia, (tx) =>
    changeState(tx, { leadId: ids[0] as string, staffId: bia.id, version: 1, state: 'proposal' }),
  )
  const { batchId } = await at(ana, (tx) =>
    changeMany(tx, ana.id, items, { kind: 'owner', ownerId: ana.id }),
  )
  expect(await at(ana, (tx) => readBatch(tx, batchId))).toMatchObject({ count: 1, skipped: 1 })
  expect(await leadRow(ids[0] as string)).toMatchObject({ ownerId: bia.id })
  expect(await leadRow(ids[1] as string)).toMatchObject({ ownerId: ana.id })
})

test('the board shows few cards of a column, and sums all', async () => {
  const ana = await staffMember('Ana Prado')
  const count = CARDS_PER_COLUMN + 3
  const { ids, query } = await leadsNamed(count)
  await db.execute(sql`update alisio.leads set value = 10.10 where id in ${ids}`)
  const board = await at(ana, (tx) => readBoard(tx, query))
  expect(board.map(({ state }) => state)).toEqual(['new', 'talking', 'proposal', 'won', 'lost'])
  expect(board[0]).toMatchObject({ count, cents: count * 1010 })
  expect(board[0]?.cards).toHaveLength(CARDS_PER_COLUMN)
  await at(ana, (tx) =>
    changeState(tx, {
      leadId: ids[0] as string,
      staffId: ana.id,
      version: 1,
      state: 'lost',
      kind: 'Preço',
    }),
  )
  const after = await at(ana, (tx) => readBoard(tx, query))
  expect(after[0]).toMatchObject({ count: count - 1 })
  expect(after[4]).toMatchObject({ count: 1, cents: 1010 })
  expect(after[4]?.cards[0]).toMatchObject({ id: ids[0], lossKind: 'Preço' })
  // Closed long ago: no longer on the board.
  await db.execute(
    sql`update alisio.leads set closed_at = now() - interval '91 days' where id = ${ids[0]}`,
  )
  expect((await at(ana, (tx) => readBoard(tx, query)))[4]).toMatchObject({ count: 0, cards: [] })
})

test('since when a lead is in its state follows every change, whoever makes it', async () => {
  const ana = await staffMember('Ana Prado')
  const createdAt = new Date('2026-01-05T12:00:00Z')
  const leadId = await writeLead(database, { createdAt })
  expect((await leadRow(leadId))?.stateSince).toEqual(createdAt)
  await at(ana, (tx) => changeState(tx, { leadId, staffId: ana.id, version: 1, state: 'talking' }))
  expect((await leadRow(leadId))?.stateSince.getTime()).toBeGreaterThan(createdAt.getTime())
})

test('a next step is on Hoje from its day on, for its owner, until it is done or comes later', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const leadId = await writeLead(database)
  // A Friday afternoon in the agency's zone.
  const now = new Date('2026-11-20T18:00:00Z')
  const step = { leadId, staffId: ana.id, step: 'Ligar na sexta', on: '2026-11-20', time: '15:30' }
  await at(ana, (tx) => setStep(tx, { ...step, before: '' }))
  const itemsOf = (staff: { id: string }, when: Date) =>
    at(staff, async (tx) =>
      (await listStepItems(tx, when, staff.id)).filter(({ href }) => href.endsWith(leadId)),
    )
  const dayBefore = new Date(now.getTime() - 86_400_000)
  expect(await itemsOf(ana, dayBefore)).toEqual([])
  expect(await itemsOf(bia, now)).toEqual([])
  const [item] = await itemsOf(ana, now)
  expect(item).toMatchObject({ kind: 'step', owner: ana.id, detail: 'Ligar na sexta\nÀs 15h30' })
  const labels = item?.acts?.map(({ label }) => label)
  expect(labels).toEqual(['Feito', expect.stringMatching(/^Adiar para /)])
  const stepId = item?.acts?.[0]?.id as string
  const end = { staffId: ana.id, leadId, stepId }
  const later = nextOpenDay(await readOffice(db), '2026-11-20')
  await at(ana, (tx) => postponeStep(tx, { ...end, now }))
  await at(ana, (tx) => postponeStep(tx, { ...end, now }))
  expect(await leadRow(leadId)).toMatchObject({ nextOn: later, nextTime: '15:30' })
  await expect(at(bia, (tx) => finishStep(tx, { ...end, staffId: bia.id }))).rejects.toThrow(
    'Ana Prado marcou “Ligar na sexta” para',
  )
  const overdue = new Date('2026-12-02T12:00:00Z')
  const [late] = await itemsOf(ana, overdue)
  expect(late?.detail).toContain(`Era para ${later.slice(8)}/${later.slice(5, 7)}`)
  const finish = { ...end, stepId: late?.acts?.[0]?.id as string }
  await at(ana, (tx) => finishStep(tx, finish))
  await at(ana, (tx) => finishStep(tx, finish))
  expect(await itemsOf(ana, overdue)).toEqual([])
  const report = await at(ana, (tx) => readLead(tx, leadId))
  const steps = report?.events
    .filter(({ kind }) => kind === 'step')
    .map(({ detail }) => detail.what)
  expect(steps).toEqual(['done', 'postponed', 'set'])
})

test('a postponed step passes over days on which the agency is closed', () => {
  const clock = brandClock
  const weekdays = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }]
  const office = { hours: weekdays, clock, isClosed: (day: string) => day === '2026-11-23' }
  // Friday, a weekend and a holiday on Monday.
  expect(nextOpenDay(office, '2026-11-20')).toBe('2026-11-24')
  expect(nextOpenDay(office, '2026-12-31')).toBe('2027-01-01')
  expect(nextOpenDay({ ...office, hours: [] }, '2026-11-20')).toBe('2026-11-21')
})

test('of two people who say what comes next the second reads what the first said', async () => {
  const [ana, bia] = [await staffMember('Ana Prado'), await staffMember('Bia Reis')]
  const leadId = await writeLead(database)
  const plan = { leadId, before: '', on: '2027-01-11', time: '' }
  await at(ana, (tx) => setStep(tx, { ...plan, staffId: ana.id, step: 'Ligar' }))
  await expect(
    at(bia, (tx) => setStep(tx, { ...plan, staffId: bia.id, step: 'Escrever' })),
  ).rejects.toThrow('Ana Prado marcou “Ligar” para 11/01')
  await at(ana, (tx) => changeState(tx, { leadId, staffId: ana.id, version: 2, state: 'spam' }))
  await expect(
    at(ana, (tx) => setStep(tx, { ...plan, staffId: ana.id, step: 'De novo' })),
  ).rejects.toThrow('Só um lead aberto')
})

test('value and day stay with a lead while it moves, and a loss keeps its reason', async () => {
  const ana = await staffMember('Ana Prado')
  const leadId = await writeLead(database)
  const change = { leadId, staffId: ana.id }
  await at(ana, async (tx) => {
    const deal = { value: '1500', expected: '2027-02-01' }
    await changeState(tx, { ...change, version: 1, state: 'proposal', ...deal })
    await changeDeal(tx, { ...change, version: 2, value: '1800.50', expected: '2027-03-01' })
    // The same again is a double click.
    await changeDeal(tx, { ...change, version: 2, value: '1800.50', expected: '2027-03-01' })
    await changeState(tx, { ...change, version: 3, state: 'lost', kind: 'Preço', reason: 'Caro' })
  })
  const lost = { value: '1800.50', expectedOn: '2027-03-01', lossKind: 'Preço', lostReason: 'Caro' }
  expect(await leadRow(leadId)).toMatchObject({ state: 'lost', ...lost })
  const losses = await at(ana, (tx) =>
    readLosses(tx, { timeZone: 'America/Fortaleza', months: 12 }),
  )
  const month = brandClock.dayOf(Date.now()).slice(0, 7)
  const now = losses.find((loss) => loss.month === month && loss.reason === 'Preço')
  expect(now?.count).toBeGreaterThan(0)
  expect(now?.cents).toBeGreaterThanOrEqual(180_050)
})

test('chances and reasons are saved apart from the templates, and the second of two is warned', async () => {
  const ana = await staffMember('Ana Prado')
  const stored = await at(ana, readFunnelSettings)
  const changed = { chances: { new: 5, talking: 30, proposal: 60 }, lossReasons: ['Preço'] }
  try {
    await at(ana, (tx) => saveFunnelSettings(tx, changed))
    // An earlier build saves only what it knows.
    await db.update(leadSettingsRow).set({ settings: { remindAfterHours: 4, templates: [] } })
    expect(await at(ana, readFunnelSettings)).toEqual(changed)
    await expect(at(ana, (tx) => saveFunnelSettings(tx, stored, 'outra'))).rejects.toThrow(
      'Outra pessoa salvou os ajustes do funil',
    )
  } finally {
    await db.delete(leadSettingsRow)
  }
})
