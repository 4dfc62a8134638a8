import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import type { Hours } from '#content/types/brand.ts'
import { deriveBrand } from './derive-brand.ts'
import { hoursLabel } from './hours-label.ts'

const hours = (days: number[], opens: string, closes: string): Hours => ({
  days,
  opens,
  closes,
  label: 'Segunda a sexta, 9h às 18h',
})
const labelsWith = (list: Hours[]) =>
  (deriveBrand('brand#brand', { ...brand, hours: list }, brand) as typeof brand).hours.map(
    ({ label }) => label,
  )

test.each([
  [[1, 2, 3, 4, 5], '09:00', '18:00', 'Segunda a sexta, 9h às 18h'],
  [[1, 2, 3, 4, 5], '09:00', '19:30', 'Segunda a sexta, 9h às 19h30'],
  [[6], '08:15', '13:00', 'Sábado, 8h15 às 13h'],
  [[0, 6], '10:00', '14:00', 'Sábado e domingo, 10h às 14h'],
  [[5, 1, 3], '09:00', '18:00', 'Segunda, quarta e sexta, 9h às 18h'],
  [[0, 1, 2, 3, 4, 5, 6], '00:00', '23:59', 'Segunda a domingo, 0h às 23h59'],
])('days %j from %s to %s are read as %s', (days, opens, closes, label) => {
  expect(hoursLabel({ days, opens, closes })).toBe(label)
  expect(labelsWith([hours(days, opens, closes)])).toEqual([label])
})

test('words of one’s own stay', () => {
  const own = { ...hours([1, 2], '09:00', '18:00'), label: 'De segunda a terça, com hora marcada' }
  expect(labelsWith([own])).toEqual([own.label])
})

test('what is not typed to its end changes nothing', () => {
  const typing = hours([1], '9', '18:00')
  expect(labelsWith([typing])).toEqual([typing.label])
  expect(labelsWith([hours([], '09:00', '18:00')])).toEqual(['Segunda a sexta, 9h às 18h'])
})
