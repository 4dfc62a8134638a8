import { expect, test } from 'vitest'
import { acceptedEncodings } from './compression.ts'

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity, br;q=0.2', ['identity', 'br']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['BR;Q=1', ['br', 'identity']],
  ['br;q=nonsense', ['identity']],
])('%s is answered with the first available of %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})
