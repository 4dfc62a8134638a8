import { expect, test } from 'vitest'
import { composeAnswer } from '#features/assistant/server/chat/answers/compose-answer.ts'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { inventions, plain } from '../../bench/assistant/facts.ts'
import { judge, type Verdict } from '../../bench/assistant/judge.ts'
import { tuning } from '../../bench/assistant/questions.ts'

const answers = tuning.map((question) => ({ question, answer: composeAnswer(question) }))
/** Questions expect facts of the sample, of which an agency may have taken some out. */
const isWhole = !isMissing(wholeContent)
const verdicts = isWhole ? answers.map(({ question, answer }) => judge(question, answer)) : []
const whole = (name: string, check: () => void) =>
  test.runIf(isWhole)(needing(wholeContent, name), check)
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

whole('each question that owners type gets the right fact first, or is said to be unknown', () => {
  const missed = verdicts.filter((one) => !one.question.wrong && !isRight(one))
  expect(missed.map(describe)).toEqual([])
})

whole('what is known to be answered wrongly is so still, or loses its mark', () => {
  const mended = verdicts.filter((one) => one.question.wrong && isRight(one))
  expect(mended.map(({ question }) => question.question)).toEqual([])
})

test('no answer states a price, a percentage or a promise that the site does not', () => {
  expect(
    answers.flatMap(({ question, answer }) =>
      inventions(plain(answer)).map((one) => `${question.question}: ${one}`),
    ),
  ).toEqual([])
})
