import { expect, test } from 'vitest'
import { costOf, ENOUGH, flowLines, monthSummary, shareOf } from './origins.server.ts'
import { visitDays } from './reading.server.ts'

const sums = { visits: 120, leads: 3, meetings: 1, won: 1, value: 500, spend: null }

test('few leads have no percentage, and the page says that they are few', () => {
  expect(shareOf(sums)).toBe('')
  expect(shareOf({ ...sums, leads: ENOUGH, won: 3 })).toBe('10% viram clientes')
  expect(monthSummary('março', sums, null)).toMatchObject({ small: true })
  expect(monthSummary('março', { ...sums, leads: ENOUGH }, null)).toMatchObject({ small: false })
})

test('a cost per lead needs spend and at least one lead', () => {
  expect(costOf(sums)).toBeNull()
  expect(costOf({ ...sums, spend: 90 })?.value).toMatch(/30,00/)
  expect(costOf({ ...sums, spend: 90, leads: 0 })).toMatchObject({ value: '—' })
})

test('an empty month says so', () => {
  const none = { visits: 0, leads: 0, meetings: 0, won: 0, value: 0, spend: null }
  expect(monthSummary('março', none, null).text).toMatch(/^Nenhuma visita e nenhum lead/)
  // Visits that were not counted are not zero.
  expect(monthSummary('março', { ...none, visits: null }, null).text).toMatch(/^Nenhum lead em/)
  expect(monthSummary('março', { ...sums, visits: null }, null).text).not.toMatch(/visita/)
})

const lines = (path: string) => path.split('M').length - 1

test('each lead is a line, and many leads share one', () => {
  const few = flowLines('x', 9, 4)
  expect([lines(few.continuing), lines(few.lost), lines(few.ends)]).toEqual([4, 5, 4])
  const many = flowLines('x', 600, 1)
  expect(lines(many.continuing)).toBe(1)
  expect(lines(many.continuing) + lines(many.lost)).toBe(60)
  expect(flowLines('x', 0, 0)).toEqual({ lost: '', continuing: '', ends: '' })
})

test('a day is zero only after counting began, and days to come are not drawn', () => {
  const reading = {
    days: [{ day: '2026-02-10', visits: 4 }],
    since: { visits: '2026-02-09', reads: null },
  }
  const days = visitDays('2026-02', '2026-02-11', reading)
  expect(days).toHaveLength(11)
  expect(days.slice(-4).map(({ visits }) => visits)).toEqual([null, 0, 4, 0])
  expect(visitDays('2026-01', '2026-02-11', reading).every(({ visits }) => visits === null)).toBe(
    true,
  )
})
