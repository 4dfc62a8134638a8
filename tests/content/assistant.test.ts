import { expect, test } from 'vitest'
import { composeAnswer } from '#server/modules/chat/compose-answer.ts'
import { judge } from '../../bench/assistant/judge.ts'
import { tuning } from '../../bench/assistant/questions.ts'

const verdicts = tuning.map((question) => judge(question, composeAnswer(question)))

/**
 * Some questions expect a fact in the sample's own words. What no answer at all says is not this
 * agency's, and cannot be asked of its assistant.
 */
const allSaid = verdicts.map(({ answer }) => answer).join('\n')
const ownVerdicts = verdicts.filter(({ question: { first, also = [] } }) =>
  [...first, ...also].every((fact) => !('says' in fact) || fact.says.test(allSaid)),
)

test('at least 95 of 100 questions that owners type get the right fact first', () => {
  const missed = ownVerdicts.filter(({ misses }) => misses.length > 0)
  if (process.env.SHOW_MISSES) {
    for (const { question, answer, misses } of missed)
      console.log(
        `[${question.kind}] ${question.niche}: ${question.question}\n   ${misses.join('; ')}\n   → ${answer.slice(0, 220).replaceAll('\n', ' / ')}`,
      )
  }
  expect(missed.length / ownVerdicts.length).toBeLessThanOrEqual(0.05)
  expect(ownVerdicts.length / verdicts.length).toBeGreaterThan(0.8)
})

test('no answer states a price, a percentage or a promise that the site does not', () => {
  expect(
    verdicts.flatMap(({ question, invented }) =>
      invented.map((one) => `${question.question}: ${one}`),
    ),
  ).toEqual([])
})
