import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noFigures } from '#features/figures/rules/figures.ts'
import {
  budgetVerdict,
  conversionsVerdict,
  costVerdict,
  type Goals,
  goalsForm,
  paceOf,
} from '#features/figures/rules/goals.ts'
import { addMonths, monthOf } from '#features/shared/rules/days.ts'
import { asClient } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { readToday } from '../campaigns/read-received.ts'
import { addFigureNote, readFigureNotes, removeFigureNote } from './figure-notes.ts'
import { readGoals, saveGoals } from './goals.server.ts'

const database = testDatabase()
const goals: Goals = {
  monthlyBudget: 1500.5,
  conversions: 40,
  costPerConversion: 25,
  counts: 'contacts',
}

test('goals apply from their month on, to their client only, and are set by staff only', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const [client, other] = [await addClient(database), await addClient(database)]
  const month = monthOf(await readToday(database.db))
  await saveGoals(database, staffId, client.id, goals)
  await saveGoals(database, staffId, client.id, { ...goals, conversions: 50 })
  const read = (reader: { id: string }, of: string) =>
    asClient(database, viewOf(reader), (tx) => readGoals(tx, client.id, of))
  expect(await read(client, month)).toEqual({ ...goals, conversions: 50 })
  expect(await read(client, addMonths(month, 7))).toEqual({ ...goals, conversions: 50 })
  expect(await read(client, addMonths(month, -1))).toBeNull()
  expect(await read(other, month)).toBeNull()
  await expect(
    asClient(database, viewOf(client), (tx) => tx.execute(sql`delete from alisio.client_goals`)),
  ).rejects.toThrow()
  await saveGoals(database, staffId, client.id, {
    monthlyBudget: null,
    conversions: null,
    costPerConversion: null,
    counts: 'conversions',
  })
  expect(await read(client, month)).toBeNull()
})

test('a note is read by its client only, and survives its campaign', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const [client, other] = [await addClient(database), await addClient(database)]
  const campaign = await addCampaign(database, client, { name: 'Leads' })
  const foreign = await addCampaign(database, other)
  const note = { date: '2026-10-05', campaignId: campaign, body: 'Trocamos os criativos' }
  await addFigureNote(database, staffId, client.id, note)
  await addFigureNote(database, staffId, client.id, {
    ...note,
    campaignId: foreign,
    date: '2026-09-01',
  })
  const read = (reader: { id: string }) =>
    asClient(database, viewOf(reader), (tx) => readFigureNotes(tx, client.id))
  expect(await read(client)).toMatchObject([
    { date: '2026-10-05', body: note.body, campaign: { id: campaign, name: 'Leads' } },
    { date: '2026-09-01', campaign: null },
  ])
  expect(await read(other)).toEqual([])
  await database.db.execute(sql`delete from alisio.campaigns where id = ${campaign}`)
  const [stored] = await read(client)
  expect(stored).toMatchObject({ body: note.body, campaign: null })
  await removeFigureNote(database, staffId, client.id, stored?.id as string)
  expect(await read(client)).toHaveLength(1)
})

test('a pace is the share of the goal beside the share of the month received', () => {
  const figures = { ...noFigures, spend: 915, conversions: 80, contacts: 30 }
  const pace = paceOf({ ...goals, monthlyBudget: 1500 }, '2026-11', '2026-11-15', figures)
  expect(pace).toMatchObject({
    monthShare: 50,
    over: false,
    budget: { share: 61, spent: 915 },
    conversions: { reached: 30, share: 75 },
    cost: { goal: 25, now: 30.5 },
  })
  expect(paceOf(goals, '2026-11', null, noFigures)).toMatchObject({
    monthShare: 0,
    cost: { now: null },
  })
  expect(paceOf(goals, '2026-10', '2026-10-31', figures)).toMatchObject({
    monthShare: 100,
    over: true,
  })
})

test('amounts are read in Brazilian format, and empty is no goal', () => {
  const read = (monthlyBudget: string) => {
    const form = { monthlyBudget, conversions: '', costPerConversion: '', counts: 'conversions' }
    const parsed = goalsForm.safeParse(form)
    return parsed.success ? parsed.data.monthlyBudget : 'refused'
  }
  expect(['1.500,50', 'R$ 1.500', '1500', '1500.5', '12,5', ''].map(read)).toEqual([
    1500.5,
    1500,
    1500,
    1500.5,
    12.5,
    null,
  ])
  expect(['-3', '0', 'mil', '1,2,3', '1e9'].map(read)).toEqual(Array(5).fill('refused'))
})

test('over budget, above the cost goal and behind the month are bad, and said so', () => {
  const at = (spend: number, contacts: number, until: string) => {
    const pace = paceOf({ ...goals, monthlyBudget: 1500 }, '2026-11', until, {
      ...noFigures,
      spend,
      contacts,
    }) as NonNullable<ReturnType<typeof paceOf>>
    const { budget, conversions, cost } = pace
    return [
      budget && budgetVerdict(budget, pace),
      conversions && conversionsVerdict(conversions, pace),
      cost && costVerdict(cost),
    ].map((verdict) => verdict && `${verdict.bad ? 'bad' : 'fine'}: ${verdict.text}`)
  }
  expect(at(750, 20, '2026-11-15')).toEqual([
    'fine: no ritmo do mês',
    'fine: no ritmo do mês',
    'bad: acima da meta',
  ])
  expect(at(1000, 5, '2026-11-15')).toEqual([
    'bad: acima do ritmo do mês',
    'bad: abaixo do ritmo do mês',
    'bad: acima da meta',
  ])
  expect(at(300, 39, '2026-11-15')).toEqual([
    'bad: abaixo do ritmo do mês',
    'fine: acima do ritmo do mês',
    'fine: dentro da meta',
  ])
  expect(at(1500.01, 40, '2026-11-15').slice(0, 2)).toEqual([
    'bad: acima da verba',
    'fine: meta alcançada',
  ])
  expect(at(1400, 39, '2026-11-30').slice(0, 2)).toEqual([
    'fine: dentro da verba',
    'bad: abaixo da meta',
  ])
  // 25.004 is written as the goal of 25.
  expect(at(1000.16, 40, '2026-11-30')[2]).toBe('fine: dentro da meta')
  expect(at(10, 0, '2026-11-02')[2]).toBeNull()
})
