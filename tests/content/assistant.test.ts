import { expect, test } from 'vitest'
import { composeAnswer } from '#server/modules/chat/compose-answer.ts'
import { judge } from '../../bench/assistant/judge.ts'
import { tuning } from '../../bench/assistant/questions.ts'

const verdicts = tuning.map((question) => judge(question, composeAnswer(question)))

test('at least 95 of 100 questions that owners type get the right fact first', () => {
  const missed = verdicts.filter(({ misses }) => misses.length > 0)
  if (process.env.SHOW_MISSES) {
    for (const { question, answer, misses } of missed)
      console.log(
        `[${question.kind}] ${question.niche}: ${question.question}\n   ${misses.join('; ')}\n   → ${answer.slice(0, 220).replaceAll('\n', ' / ')}`,
      )
  }
  expect(missed.length / verdicts.length).toBeLessThanOrEqual(0.05)
})

test('no answer states a price, a percentage or a promise that the site does not', () => {
  expect(
    verdicts.flatMap(({ question, invented }) =>
      invented.map((one) => `${question.question}: ${one}`),
    ),
  ).toEqual([])
})
