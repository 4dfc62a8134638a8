import { afterEach, expect, test } from 'vitest'
import {
  type Artefact,
  decodeArtefact,
  encodeArtefact,
  readArtefact,
  setArtefact,
} from './artefact.ts'
import { recognise } from './decide.ts'
import { featuresOf } from './features.ts'
import { addTexts } from './fit.ts'
import { isFeature, oddsOf, sharesOf } from './model.ts'

const whole = readArtefact()
afterEach(() => setArtefact(whole))

const shareOf = ({ model }: Artefact, words: string, label: string) => {
  const odds = oddsOf(
    model,
    featuresOf(words, (token) => isFeature(model, token)),
  )
  return sharesOf(odds, model.temperature)[model.labels.indexOf(label)]
}

test('what is stored reads as what was fitted', () => {
  const stored = decodeArtefact(encodeArtefact(whole))
  expect(shareOf(stored, 'qual o horario', 'hours')).toBe(shareOf(whole, 'qual o horario', 'hours'))
  expect(shareOf(stored, 'qual o horario', 'hours')).toBeGreaterThan(0.5)
  expect(stored.vocabulary).toEqual(whole.vocabulary)
})

test('an artefact of another version is refused, with what to do', () => {
  const file = Buffer.from(encodeArtefact(whole))
  const at = file.indexOf('"version":1')
  file.write('"version":9', at)
  expect(() => decodeArtefact(file)).toThrow(/build again/)
})

test('another artefact takes the place of the first from the next question on', () => {
  const { labels } = whole.model
  const swapped = labels.map((label) =>
    label === 'hours' ? 'email' : label === 'email' ? 'hours' : label,
  )
  expect(recognise('qual o horario').ranked[0]?.label).toBe('hours')
  setArtefact({ ...whole, model: { ...whole.model, labels: swapped } })
  expect(recognise('qual o horario').ranked[0]?.label).toBe('email')
})

test('a page’s words speak for what asks for it, and change nothing that examples know', () => {
  const added = addTexts(whole, { hours: ['zarabatana'], email: ['caramanchao'] })
  const gains = (word: string, label: string) =>
    (shareOf(added, word, label) as number) > (shareOf(whole, word, label) as number)
  expect(gains('zarabatana', 'hours')).toBe(true)
  expect(gains('caramanchao', 'email')).toBe(true)
  const known = shareOf(whole, 'qual o horario', 'hours')
  expect(shareOf(added, 'qual o horario', 'hours')).toBe(known)
})

test('how sure the model says it is, it is: on examples it never saw', () => {
  const { curve } = whole.model
  const count = curve.reduce((sum, bin) => sum + bin.count, 0)
  const apart = curve.reduce((sum, bin) => sum + bin.count * Math.abs(bin.sure - bin.right), 0)
  expect(count).toBeGreaterThan(500)
  expect(apart / count).toBeLessThan(0.08)
})
