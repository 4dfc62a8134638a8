import { expect, test } from 'vitest'
import { discountTiers, recurringServices } from '#content/plans.ts'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { stories } from '../knowledge/stories.ts'
import { composeAnswer } from './compose-answer.ts'
import { reais } from './price-line.ts'

const whole = test.runIf(!isMissing(wholeContent))
const [story] = stories.filter(({ cost, time }) => cost && time)

whole(needing(wholeContent, 'a client’s story is carried to the next question'), () => {
  const previous = `me fala da ${story?.client}`
  const ask = (question: string) => composeAnswer({ niche: 'loja', question, previous })
  expect(ask('e quanto ela investiu?')).toContain(story?.cost)
  expect(ask('e em quanto tempo?')).toContain(story?.time)
  expect(ask('e qual foi o resultado?')).toContain(story?.results.split(';')[0])
})

whole(
  needing(wholeContent, 'monthly services are summed with their discount, turn by turn'),
  () => {
    const [one, other] = recurringServices
    const percent = discountTiers.find(({ services }) => services === 2)?.percent ?? 0
    const total = (((one?.price ?? 0) + (other?.price ?? 0)) * (100 - percent)) / 100
    const answer = composeAnswer({
      niche: 'loja',
      question: `e junto com ${other?.name}?`,
      previous: `quanto custa ${one?.name}?`,
    })
    expect(answer).toContain(reais(total))
  },
)
