import { expect, test } from 'vitest'
import { shareOf, sharesOf } from './model.ts'

test('The share of one label is, to the bit, what it is among those of all', () => {
  const odds = Float64Array.from({ length: 300 }, (_, at) => Math.sin(at * 12.9898) * 40)
  for (const temperature of [0.4, 1, 3.7]) {
    const shares = sharesOf(odds, temperature)
    expect(Array.from(odds, (_, label) => shareOf(odds, temperature, label))).toEqual([...shares])
  }
})
