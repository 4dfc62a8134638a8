import { expect, test } from 'vitest'
import { parseStorableJson, storable, storableQuery } from './read-form.ts'

test('a text keeps all that a database can hold', () => {
  expect(storable('São João 😀\n')).toBe('São João 😀\n')
  expect(storable('a\0b\ud800c')).toBe('ab\ufffdc')
})

test('a query loses its NUL and cannot put a new one together', () => {
  expect(storableQuery('?q=a%2500&b=1')).toBe('?q=a%2500&b=1')
  for (const query of ['?q=%00', '?q=%%0000', '?q=%%00%0000']) {
    expect([...new URLSearchParams(storableQuery(query)).values()].join()).not.toContain('\0')
  }
})

test('JSON is cleaned however deep', () => {
  expect(parseStorableJson('{"a":["x\\u0000",{"b":"\\ud800"}],"c":1}')).toEqual({
    a: ['x', { b: '\ufffd' }],
    c: 1,
  })
})
