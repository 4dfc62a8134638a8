import { expect, test } from 'vitest'
import { unsentText } from './desk-view.server.ts'

const at = '2026-11-16T17:32:00Z'

test('a report that waits to leave says when, and the day where it is another one', () => {
  expect(unsentText({ state: 'planned', at }, '2026-11-16')).toBe('sai às 14:32')
  expect(unsentText({ state: 'planned', at }, '2026-11-13')).toBe('sai em 16/11 às 14:32')
})

test('a draft, a changed one and one without figures are told apart', () => {
  const texts = (['draft', 'changed', 'waiting'] as const).map((state) =>
    unsentText({ state, at: null }, '2026-11-16'),
  )
  expect(new Set(texts).size).toBe(3)
  expect(texts.join()).not.toContain('sai')
})
