import { expect, test } from 'vitest'
import { ico } from './draw-icon.ts'

test('an .ico names the side, the size and the place of its one picture', () => {
  const picture = Buffer.from('not really a PNG')
  const file = ico(picture, 32)
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(file.readUInt32LE(14)).toBe(picture.length)
  expect(file.subarray(file.readUInt32LE(18))).toEqual(picture)
})
