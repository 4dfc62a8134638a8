import { describe, expect, test, vi } from 'vitest'
import { goals, niches, topics } from '#content/assistant/data.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { siteMap } from '#content/site-map.ts'
import * as testimonials from '#content/testimonials.ts'
import { needing, wholeContent } from '#tests/support/missing.ts'
import { isWholeAgency } from '#tests/support/whole.ts'
import { readExamples } from '../knowledge/examples.ts'
import { understand } from '../understanding/understand.ts'
import { composeAnswer } from './compose-answer.ts'

const prices = new Set(
  [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()]
    .map(({ price }) => price)
    .filter((price) => typeof price === 'number')
    .map((price) => `R$ ${price.toLocaleString('pt-BR')}`),
)
const paths = new Set(siteMap.map(({ path }) => path))

describe('whatever is asked of whichever niche', () => {
  const questions = goals.map((goal) => goal.terms.find((term) => !term.endsWith('*')) as string)
  const asked = [
    ...questions,
    'quanto custa?',
    'cases',
    'qual o prazo do site?',
    'funciona com meu crm?',
  ]

  test.each(niches.map(({ id, terms }) => ({ id, niche: terms[0]?.replace('*', '') as string })))(
    '$id gets real prices and links to real pages only',
    ({ niche }) => {
      for (const question of asked) {
        const text = composeAnswer({ niche, question })
        for (const [figure] of text.matchAll(/R\$\s?[\d.,]+\d/g)) expect(prices).toContain(figure)
        for (const [, path] of text.matchAll(/\]\(([^)]+)\)/g)) {
          expect(paths, `${path} in: ${question}`).toContain(path?.split(/[#?]/)[0])
        }
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(text.length).toBeLessThan(4000)
      }
    },
  )

  test.each(niches.map((niche) => ({ id: niche.id, niche })))(
    '$id is found by each of its terms',
    ({ niche }) => {
      for (const term of niche.terms) {
        const found = understand({
          niche: term.replace('*', ''),
          question: 'como vender mais?',
        }).niche
        expect(found?.id, term).toBe(niche.id)
      }
    },
  )
})

test.runIf(isWholeAgency)(
  needing(wholeContent, 'a worry in its own words leads to its goal'),
  () => {
    const examples = readExamples()
    for (const { id } of goals) {
      const plain = (examples[`goal:${id}`] ?? []).filter((row) => !/[|{]/.test(row))
      const found = plain.filter((question) =>
        understand({ niche: 'x', question }).intents.some(
          (intent) => intent.kind === 'advice' && intent.goal.id === id,
        ),
      )
      expect(found.length / plain.length, id).toBeGreaterThan(0.8)
    }
  },
)

test('there is a step for at least twenty niches and every service that a goal leads to', () => {
  expect(niches.length).toBeGreaterThanOrEqual(20)
  const services = new Set(goals.flatMap((goal) => goal.services))
  for (const { id, plays } of niches) {
    const short = [...services].filter((slug) => (plays[slug] ?? '').length <= 40)
    expect(short, id).toEqual([])
  }
})

test('an agency without certificates is said to list none', async () => {
  vi.resetModules()
  vi.doMock('#content/testimonials.ts', () => ({ ...testimonials, partners: [] }))
  const { fillInAll } = await import('./fill-in.ts')
  vi.doUnmock('#content/testimonials.ts')
  vi.resetModules()
  const told = fillInAll(topics.find(({ id }) => id === 'certificates')?.answer ?? [])
  expect(told).toContain('não lista certificações')
  expect(told).not.toMatch(/:\s*\./)
})
