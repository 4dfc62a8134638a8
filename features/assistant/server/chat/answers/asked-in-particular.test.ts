import { expect, test } from 'vitest'
import { replies } from '#content/assistant/replies.ts'
import { isMissing, needing, wholeContent } from '#tests/support/missing.ts'
import { articleSentences } from '../knowledge/article-sentences.ts'
import { coverageOf } from '../knowledge/find-sentence.ts'
import { isOfOthers, isTrouble, stories } from '../knowledge/stories.ts'
import { foreignLanguageOf } from '../understanding/normalise.ts'
import { answerStory } from './answer-story.ts'
import { composeAnswer } from './compose-answer.ts'

const whole = (name: string, check: () => void) =>
  test.runIf(!isMissing(wholeContent))(needing(wholeContent, name), check)

test('a text covers nothing of a question that the one before it said', () => {
  const [first = 0, again = 1] = coverageOf('quanto custa o drone', ['um drone', 'o drone custa'])
  expect(first).toBeGreaterThan(0)
  expect(again).toBeLessThan(first)
  expect(coverageOf('quanto custa o drone', ['um vento'])).toEqual([0])
})

test('somebody else in the past is told from what is the visitor’s own', () => {
  expect(isOfOthers('a oficina recebia quanto ligacao')).toBe(true)
  expect(isOfOthers('quanto aquela escola gastou')).toBe(true)
  expect(isOfOthers('minha loja vendeu pouco')).toBe(false)
  expect(isOfOthers('quanto custa um site para padaria')).toBe(false)
})

test('what Portuguese shares with another language does not make a question foreign', () => {
  expect(foreignLanguageOf('combinei tudo por zap, já vale como contrato?')).toBeUndefined()
  expect(foreignLanguageOf('quanto a loja passou a vender por mês')).toBeUndefined()
  expect(foreignLanguageOf('¿cuánto cuesta una página?')).toBeDefined()
})

whole('what went wrong is told where it was asked, and a piece where it is named', () => {
  const story = stories.find(({ work }) => work.some(isTrouble))
  if (!story) throw new Error('no story tells what went wrong')
  const trouble = story.work.find(isTrouble)
  const ask = { kind: 'story', story, words: 'o que deu errado' } as const
  const [opening] = (trouble ?? '').split('. ')
  expect(answerStory({ ...ask, ask: 'trouble' })).toContain(opening)
  expect(answerStory({ ...ask, ask: 'results' })).not.toContain(opening)
})

whole('rows of tables and charts of articles can be quoted, charts with their source', () => {
  const texts = articleSentences().map(({ text }) => text)
  expect(texts.some((text) => / \(.*\); .* \(.*\)/.test(text))).toBe(true)
  const figures = texts.filter((text) => /R\$/.test(text) && !/^[^:]*R\$[^:]*: /.test(text))
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter((text) => !/\([^)]*\)$/.test(text))).toEqual([])
  expect(texts.filter((text) => /:::|\| /.test(text))).toEqual([])
})

whole('asked whether we do what we refuse, the answer begins with no', () => {
  const answer = composeAnswer({ niche: 'loja', question: 'vocês compram links?' })
  expect(answer.startsWith(replies.frames.no)).toBe(true)
})

whole('a trade alone asks the same again', () => {
  const previous = 'quanto preciso investir em anúncios?'
  const [first] = composeAnswer({ niche: 'loja', question: previous }).split('. ')
  const answer = composeAnswer({ niche: 'loja', question: 'e pra clínica?', previous })
  expect(answer).toContain(first)
})

whole('nobody is told beside an answer that there is none', () => {
  const answer = composeAnswer({ niche: 'hotel', question: 'quanto custou o projeto da pousada?' })
  expect(answer).toContain('R$')
  expect(answer).not.toContain('não está publicado')
})
