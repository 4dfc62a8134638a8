import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ageText,
  boardStates,
  centsOf,
  chanceOf,
  forecastOf,
  lacksStep,
  missingOf,
  moveCard,
  readReasons,
} from './funnel.ts'
import { moveForm, stateForm } from './leads.ts'
import { type MergeLead, mergePersons, mergeValues } from './merge.ts'

const chance = fc.integer({ min: 0, max: 100 })
const settings = fc.record({
  chances: fc.record({ new: chance, talking: chance, proposal: chance }),
})
const board = fc
  .array(fc.record({ at: fc.nat(4), cents: fc.nat(1e9) }), { maxLength: 30 })
  .map((cards) =>
    boardStates.map((state, index) => {
      const column = cards.flatMap(({ at, cents }, id) =>
        at === index ? [{ id: `${id}`, cents }] : [],
      )
      const cents = column.reduce((sum, card) => sum + card.cents, 0)
      return { state, count: column.length, cents, cards: column }
    }),
  )

test('a move keeps every lead in exactly one column, and every sum is that of its cards', () => {
  fc.assert(
    fc.property(
      board,
      fc.array(fc.tuple(fc.nat(35), fc.constantFrom(...boardStates))),
      (start, moves) => {
        const ids = start.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()
        const end = moves.reduce((columns, [id, to]) => moveCard(columns, `${id}`, to), start)
        expect(end.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual(ids)
        for (const { cards, count, cents } of end) {
          expect(count).toBe(cards.length)
          expect(cents).toBe(cards.reduce((sum, card) => sum + card.cents, 0))
        }
        const last = moves.findLast(([id]) => ids.includes(`${id}`))
        if (last) {
          const column = end.find(({ cards }) => cards.some(({ id }) => id === `${last[0]}`))
          expect(column?.state).toBe(last[1])
        }
      },
    ),
  )
})

test('the forecast lies between nothing and all that is open, and grows with every chance', () => {
  fc.assert(
    fc.property(board, settings, (columns, some) => {
      const { openCents, weightedCents } = forecastOf(columns, some)
      const open = columns.filter(({ state }) => !['won', 'lost'].includes(state))
      expect(openCents).toBe(open.reduce((sum, { cents }) => sum + cents, 0))
      expect(weightedCents).toBeGreaterThanOrEqual(0)
      expect(weightedCents).toBeLessThanOrEqual(openCents)
      const exact = open.reduce(
        (sum, { state, cents }) => sum + (cents * chanceOf(state, some)) / 100,
        0,
      )
      expect(Math.abs(weightedCents - exact)).toBeLessThanOrEqual(0.51)
      const sure = forecastOf(columns, { chances: { new: 100, talking: 100, proposal: 100 } })
      expect(sure.weightedCents).toBe(openCents)
      const never = forecastOf(columns, { chances: { new: 0, talking: 0, proposal: 0 } })
      expect(never.weightedCents).toBe(0)
    }),
  )
})

test('cents are exact where fractions are not', () => {
  expect(centsOf('0.29')).toBe(29)
  expect(centsOf('999999999.99')).toBe(99_999_999_999)
  expect(centsOf(null)).toBe(0)
})

test('a value and a day are missed from Proposta on, a next step while a lead is open', () => {
  const nothing = { value: null, expectedOn: null }
  expect(missingOf({ state: 'talking', ...nothing })).toEqual([])
  expect(missingOf({ state: 'proposal', ...nothing })).toEqual(['value', 'expected'])
  expect(missingOf({ state: 'won', ...nothing })).toEqual(['value'])
  expect(missingOf({ state: 'proposal', value: '1.00', expectedOn: '2026-12-01' })).toEqual([])
  expect(lacksStep({ state: 'new', nextOn: null })).toBe(true)
  expect(lacksStep({ state: 'new', nextOn: '2026-12-01' })).toBe(false)
  expect(lacksStep({ state: 'won', nextOn: null })).toBe(false)
})

test('a loss wants a reason of the list, or words', () => {
  const move = { id: crypto.randomUUID(), version: '1', state: 'lost' }
  expect(moveForm.safeParse(move).success).toBe(false)
  expect(moveForm.safeParse({ ...move, kind: 'Preço' }).success).toBe(true)
  expect(moveForm.safeParse({ ...move, kind: 'Outro motivo' }).success).toBe(false)
  expect(moveForm.safeParse({ ...move, kind: 'Outro motivo', reason: 'Mudou' }).success).toBe(true)
  // The form of an earlier build knows no list.
  expect(stateForm.safeParse({ version: '1', state: 'lost', reason: 'Preço' }).success).toBe(true)
  const deal = { version: '1', state: 'proposal', value: '1.500,00', expected: '2026-02-30' }
  expect(stateForm.safeParse(deal).success).toBe(false)
  const good = stateForm.safeParse({ ...deal, expected: '' })
  expect(good.data).toMatchObject({ value: '1500.00', expected: '' })
})

test('reasons stand once, one per line', () => {
  expect(readReasons('Preço\r\n  Preço \n\nOutro motivo\nSem verba')).toEqual([
    'Preço',
    'Sem verba',
  ])
})

test('an age is read in days, then in months, and never negative', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  expect(ageText(ago(-3), now)).toBe('hoje')
  expect(ageText(ago(23), now)).toBe('hoje')
  expect(ageText(ago(25), now)).toBe('1 dia')
  expect(ageText(ago(24 * 59), now)).toBe('59 dias')
  expect(ageText(ago(24 * 60), now)).toBe('2 meses')
})

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const text = fc.option(fc.string({ maxLength: 8 }), { nil: null })
const step = fc.option(fc.string({ minLength: 1, maxLength: 8 }), { nil: null })
const lead: fc.Arbitrary<MergeLead> = fc
  .record({
    state: fc.constantFrom(...boardStates),
    owner_id: text,
    value: text,
    expected_on: text,
    lost_reason: text,
    loss_kind: text,
    step,
    state_since: moment,
    closed_at: fc.option(moment, { nil: null }),
    waiting_since: fc.option(moment, { nil: null }),
    first_answer_at: fc.option(moment, { nil: null }),
    reminded_at: fc.option(moment, { nil: null }),
    last_at: moment,
    created_at: moment,
    source: fc.constantFrom('direct', 'search'),
    campaign: fc.string({ maxLength: 4 }),
    landing: fc.string({ maxLength: 4 }),
    client_id: text,
    met: fc.boolean(),
  })
  .map(({ step: what, ...rest }) => ({
    ...rest,
    next_step: what,
    next_on: what && '2026-12-01',
    next_time: null,
    next_id: what && 'id',
  }))
const sideOf = fc.constantFrom('kept' as const, 'gone' as const)
const choices = fc.record({
  name: sideOf,
  email: sideOf,
  phone: sideOf,
  company: sideOf,
  state: sideOf,
  owner: sideOf,
  value: sideOf,
  expected: sideOf,
  step: sideOf,
})

test('of two leads each value is that of one of them, and the choice does not depend on their order', () => {
  const turned = { kept: 'gone', gone: 'kept' } as const
  fc.assert(
    fc.property(lead, lead, choices, (kept, gone, chosen) => {
      const merged = mergeValues(kept, gone, chosen)
      expect(merged.state).toBe(chosen.state === 'gone' ? gone.state : kept.state)
      expect(merged.value).toBe(chosen.value === 'gone' ? gone.value : kept.value)
      for (const [name, value] of Object.entries(merged)) {
        const sides = [kept, gone].map((side) => side[name as keyof MergeLead])
        if (value !== null) expect(sides).toContainEqual(value)
      }
      const other = Object.fromEntries(
        Object.entries(chosen).map(([name, side]) => [name, turned[side]]),
      ) as typeof chosen
      const same = mergeValues(gone, kept, other)
      // Where both were reminded or clients, or came at the same moment, the one that stays counts.
      const { reminded_at: _, client_id: __, source: ___, campaign, landing, ...rest } = same
      expect(merged).toMatchObject(rest)
      if (kept.created_at !== gone.created_at) expect(merged).toMatchObject({ campaign, landing })
    }),
  )
})

test('a lead merged with itself is itself', () => {
  fc.assert(
    fc.property(lead, choices, (one, chosen) => {
      const merged = mergeValues(one, one, chosen)
      const open = !['won', 'lost'].includes(one.state)
      if (open) expect(merged).toEqual(one)
      else expect(merged).toEqual({ ...one, ...noStep, waiting_since: null })
      const person = { name: 'Ana', email: 'a@b.example', phone: '', company: 'X' }
      expect(mergePersons(person, person, chosen)).toEqual(person)
    }),
  )
})

const noStep = { next_step: null, next_on: null, next_time: null, next_id: null }
