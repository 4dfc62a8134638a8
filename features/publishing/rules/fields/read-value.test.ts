import { expect, test } from 'vitest'
import * as z from 'zod'
import { describeFields } from './fields.ts'
import { formatPhone } from './phone.ts'
import { readValue } from './read-value.ts'

const read = (schema: z.ZodType, value: unknown, ...texts: string[]) => {
  const [field] = describeFields(z.strictObject({ field: schema }), { field: value })
  if (!field) throw new Error('no field')
  return readValue(field, texts)
}

test('days of the week are the boxes that are ticked, none of them included', () => {
  const days = z.array(z.int()).meta({ kind: 'several', choices: [1, 2, 0] })
  expect(read(days, [1], '', '0', '1')).toEqual([1, 0])
  expect(read(days, [1], '')).toEqual([])
})

test('what stands in a price’s place wins over the price that was written before', () => {
  const price = z.union([z.literal('A combinar'), z.number().meta({ kind: 'money' })])
  expect(read(price, 800, 'A combinar', '800')).toBe('A combinar')
  expect(read(price, 800, '', '1.350')).toBe(1350)
  expect(read(price, 'A combinar', '', 'R$ 900')).toBe(900)
  expect(read(price, 800, '', '')).toBe('')
})

test('a number is read as it is written in Portuguese, and a small one also with a point', () => {
  const latitude = z.number().min(-90).max(90)
  expect(read(latitude, 0, '-3,7227')).toBe(-3.7227)
  expect(read(latitude, 0, '-3.7227')).toBe(-3.7227)
  expect(read(latitude, 0, '-3.722')).toBe(-3.722)
  expect(read(z.number(), 0, '12.500,5')).toBe(12_500.5)
  expect(read(z.number(), 0, 'doze')).toBe('doze')
})

test.each([
  ['(85) 90000-0000', '+5585900000000'],
  ['085 3000-0000', '+558530000000'],
  ['+55 (85) 90000-0000', '+5585900000000'],
  ['55 99999-0000', '+5555999990000'],
  ['+351 912 345 678', '+351912345678'],
  ['ligue já', 'ligue já'],
])('the number %s is stored as networks write it', (written, stored) => {
  const phone = z.string().meta({ kind: 'phone', plus: true })
  expect(read(phone, '', written)).toBe(stored)
})

test('a stored number is shown as people write it and stays the same', () => {
  const whatsapp = z.string().meta({ kind: 'phone' })
  for (const stored of ['5585900000000', '351912345678', '558530000000']) {
    expect(read(whatsapp, stored, formatPhone(stored))).toBe(stored)
  }
  expect(formatPhone('5585900000000')).toBe('+55 (85) 90000-0000')
})

test('a switch sends what it is when it is off first', () => {
  expect(read(z.boolean(), true, 'off', 'on')).toBe(true)
  expect(read(z.boolean(), true, 'off')).toBe(false)
  expect(read(z.literal(true).optional(), true, 'off')).toBe(undefined)
})
