import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisEnd, smoothLine, ticks, toHeight } from './chart-scale.server.ts'

test('an axis ends at or above the largest value, never far above', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      fc.boolean(),
      (largest, integer) => {
        const end = axisEnd(largest, integer)
        expect(end).toBeGreaterThanOrEqual(largest * 0.999999)
        if (!integer || largest > 20) expect(end).toBeLessThanOrEqual(largest * 2.6)
      },
    ),
  )
})

test('an axis of integers has integer ticks', () => {
  expect(ticks(axisEnd(3, true), String).map((tick) => tick.label)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ])
})

test('an empty chart has one tick at the bottom', () => {
  expect(axisEnd(0, false)).toBe(0)
  expect(ticks(0, String)).toEqual([{ y: 100, label: '0' }])
  expect(toHeight(0, 0)).toBe(100)
})

test('the curve stays between the values of neighbouring days', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(heights, (values) => {
      const path = smoothLine(values.map((value, index) => [index, value]))
      const curves = [...path.matchAll(/C\S+ (\S+) \S+ (\S+) \S+ ([\d.]+)/g)]
      expect(curves).toHaveLength(values.length - 1)
      for (const [index, curve] of curves.entries()) {
        const [low, high] = [values[index], values[index + 1]].sort((a, b) => Number(a) - Number(b))
        for (const control of [curve[1], curve[2]]) {
          expect(Number(control)).toBeGreaterThanOrEqual(Number(low) - 0.02)
          expect(Number(control)).toBeLessThanOrEqual(Number(high) + 0.02)
        }
      }
    }),
  )
})
