import { expect, test } from 'vitest'
import { earlierQuestions, QUESTION_MAX } from './chat.ts'

test('the last three questions travel, the latest whole', () => {
  expect(earlierQuestions([])).toBeUndefined()
  expect(earlierQuestions(['a', 'b', 'c', 'd'])).toBe('b\nc\nd')
  const long = 'x'.repeat(QUESTION_MAX)
  expect(earlierQuestions(['a', long])).toBe(long)
})
