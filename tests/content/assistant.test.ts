import { expect, test } from 'vitest'
import { composeAnswer } from '#server/modules/chat/compose-answer.ts'
import { judge, type Verdict } from '../../bench/assistant/judge.ts'
import { tuning } from '../../bench/assistant/questions.ts'

const verdicts = tuning.map((question) => judge(question, composeAnswer(question)))
const isRight = ({ misses }: Verdict) => misses.length === 0

/** A question with what its answer lacks and how that begins. */
function describe({ question: { kind, niche, question, previous }, misses, answer }: Verdict) {
  const before = previous ? ` (after “${previous}”)` : ''
  const start = answer.slice(0, 220).replaceAll('\n', ' / ')
  return `[${kind}] ${niche}: ${question}${before}\n   ${misses.join('; ')}\n   → ${start}`
}

test('every question names what it expects of its answer', () => {
  const expecting = tuning.filter(({ first, also = [], never = [] }) =>
    [first, also, never].some((facts) => facts.length > 0),
  )
  expect(tuning.filter((question) => !expecting.includes(question))).toEqual([])
  expect(tuning.length).toBeGreaterThan(1200)
})

test('each question that owners type gets the right fact first, or is said to be unknown', () => {
  const missed = verdicts.filter((one) => !one.question.wrong && !isRight(one))
  expect(missed.map(describe)).toEqual([])
})

test('what is known to be answered wrongly is so still, or loses its mark', () => {
  const mended = verdicts.filter((one) => one.question.wrong && isRight(one))
  expect(mended.map(({ question }) => question.question)).toEqual([])
})

test('no answer states a price, a percentage or a promise that the site does not', () => {
  expect(
    verdicts.flatMap(({ question, invented }) =>
      invented.map((one) => `${question.question}: ${one}`),
    ),
  ).toEqual([])
})
