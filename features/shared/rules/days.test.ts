import { expect, test } from 'vitest'
import { addDays, daysOf, splitWeeks } from './days.ts'

test('a span is its whole weeks and the days around them, each day once', () => {
  for (let start = 0; start < 7; start += 1) {
    for (let length = 1; length <= 40; length += 1) {
      const first = addDays('2028-02-21', start)
      const span = { first, last: addDays(first, length - 1) }
      const { mondays, rest } = splitWeeks(span)
      const weeks = mondays ? daysOf({ ...mondays, last: addDays(mondays.last, 6) }) : []
      expect([...weeks, ...rest.flatMap(daysOf)].sort()).toEqual(daysOf(span))
      expect(weeks.length % 7).toBe(0)
      for (const day of [mondays?.first, mondays?.last]) {
        if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(1)
      }
      expect(rest.flatMap(daysOf).length).toBeLessThan(13)
    }
  }
})
