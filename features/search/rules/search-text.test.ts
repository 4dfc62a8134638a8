import { expect, test } from 'vitest'
import { matchesText, SEARCH_LENGTH, searchText } from './search-text.ts'

test('words match in any order, without accents and capitals', () => {
  expect(matchesText('Padaria São João', 'joao PADARIA')).toBe(true)
  expect(matchesText('Padaria São João', 'joao mercado')).toBe(false)
})

test('a search is one line of limited length', () => {
  expect(searchText('  a\n\u0000b  c ')).toBe('a b c')
  expect(searchText('x'.repeat(500))).toHaveLength(SEARCH_LENGTH)
  expect(searchText(null)).toBe('')
})
