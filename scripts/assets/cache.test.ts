import { expect, test } from 'vitest'
import { cacheKey, sourceHash } from './cache.ts'

test('a key is the same for the same input and changes with any part of it', () => {
  const key = cacheKey('wind', { seed: 1, field: 'calm' }, 900)
  expect(cacheKey('wind', { seed: 1, field: 'calm' }, 900)).toBe(key)
  expect(cacheKey('wind', { seed: 2, field: 'calm' }, 900)).not.toBe(key)
  expect(cacheKey('wind', { seed: 1, field: 'calm' }, 630)).not.toBe(key)
  expect(cacheKey('share', { seed: 1, field: 'calm' }, 900)).not.toBe(key)
})

test('code counts as input: other sources give another hash', () => {
  expect(sourceHash('wind')).toBe(sourceHash('wind'))
  expect(sourceHash('wind')).not.toBe(sourceHash('wind', 'icons/logo.ts'))
})
