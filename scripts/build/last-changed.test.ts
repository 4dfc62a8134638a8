import { expect, test } from 'vitest'
import { datePages, readingHash } from './last-changed.ts'

const page = (main: string, around = '') =>
  `<html><body><header>${around}</header><main>${main}</main></body></html>`

test('a page reads the same whatever frames it and however it is marked up', () => {
  const hash = readingHash(page('<p>Preço: R$ 800</p>'))
  expect(readingHash(page('<p class="new">Preço:\n <b>R$ 800</b></p>', 'Outro menu'))).toBe(hash)
  expect(readingHash(page('<p>Preço: R$ 800</p><script>1</script>'))).toBe(hash)
  expect(readingHash(page('<p>Preço: R$ 900</p>'))).not.toBe(hash)
})

test('only what reads differently gets today’s day', () => {
  const before = {
    '/a': { text: 'one', day: '2026-01-02' },
    '/b': { text: 'two', day: '2026-01-03' },
  }
  const built = { '/b': { text: 'new', day: '2026-02-01' } }
  const texts = { '/c': 'three', '/b': 'new', '/a': 'one' }
  expect(datePages(texts, '2026-03-04', before, built)).toEqual({
    '/a': { text: 'one', day: '2026-01-02' },
    '/b': { text: 'new', day: '2026-02-01' },
    '/c': { text: 'three', day: '2026-03-04' },
  })
})
