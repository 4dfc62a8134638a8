import { expect, test } from 'vitest'
import { judgePath, loggablePath, splitTarget } from './request-path.ts'

test.each([
  '//x',
  '//evil.example/',
  '/a//b',
  '/%2e%2e/x',
  '/../x',
  '/a/..',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/%00',
  '/a%0d%0aSet-Cookie:x',
  '/%zz',
  '/%c3',
  '*',
])('%s is not found', (path) => {
  expect(judgePath(path, '').kind).toBe('not-found')
})

test('a path of 10 kB is too long', () => {
  expect(judgePath(`/${'a'.repeat(10_000)}`, '').kind).toBe('too-long')
})

test('a trailing slash leads to the canonical path of the same site, with its query', () => {
  expect(judgePath('/home1/', '?utm=1')).toEqual({ kind: 'redirect', to: '/home1?utm=1' })
})

test('names with dots and accents are fine', () => {
  expect(judgePath('/a..b/.well-known/caf%C3%A9.png', '')).toEqual({
    kind: 'fine',
    decoded: '/a..b/.well-known/café.png',
  })
})

test('the absolute form of a request is reduced to its path', () => {
  expect(splitTarget('http://evil.example/x?y')).toEqual({ path: '/x', query: '?y' })
  expect(splitTarget('http://evil.example')).toEqual({ path: '/', query: '' })
})

test('a logged path is one bounded line', () => {
  expect(loggablePath('/a\u0000\nb\u2028')).toBe('/a\\u0000\\u000ab\\u2028')
  expect(loggablePath('x'.repeat(5000))).toHaveLength(201)
})
