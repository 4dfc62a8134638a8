import { expect, test } from 'vitest'
import { costOf, ENOUGH, flowLines, monthInWords, shareOf } from './origins.server.ts'

const sums = { visits: 120, leads: 3, meetings: 1, won: 1, value: 500, spend: null }

test('three leads have no percentage, and the page says that they are few', () => {
  expect(shareOf(sums)).toBe('')
  expect(shareOf({ ...sums, leads: ENOUGH, won: 3 })).toBe('10% viram clientes')
  expect(monthInWords('março', sums, null)).toMatchObject({ small: true })
  expect(monthInWords('março', { ...sums, leads: ENOUGH }, null)).toMatchObject({ small: false })
})

test('money without a lead is said, and no money is not free', () => {
  expect(costOf(sums)).toBeNull()
  expect(costOf({ ...sums, spend: 90 })?.value).toMatch(/30,00/)
  expect(costOf({ ...sums, spend: 90, leads: 0 })).toMatchObject({ value: '—' })
})

test('an empty month says so', () => {
  const none = { visits: 0, leads: 0, meetings: 0, won: 0, value: 0, spend: null }
  expect(monthInWords('março', none, null).text).toMatch(/^Nenhuma visita e nenhum lead/)
  // What was not counted is not none.
  expect(monthInWords('março', { ...none, visits: null }, null).text).toMatch(/^Nenhum lead em/)
  expect(monthInWords('março', { ...sums, visits: null }, null).text).not.toMatch(/visita/)
})

const lines = (path: string) => path.split('M').length - 1

test('each lead is a line, those that go on reach the other side, and many are bundled', () => {
  const few = flowLines('x', 9, 4)
  expect([lines(few.kept), lines(few.lost), lines(few.ends)]).toEqual([4, 5, 4])
  const many = flowLines('x', 600, 1)
  expect(lines(many.kept)).toBe(1)
  expect(lines(many.kept) + lines(many.lost)).toBe(60)
  expect(flowLines('x', 0, 0)).toEqual({ lost: '', kept: '', ends: '' })
})
