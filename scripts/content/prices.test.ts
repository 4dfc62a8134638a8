import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersSchema } from '../adopt/answers.ts'
import { readReais } from './prices.ts'

const prices = answersSchema.shape.prices
const told = (price: unknown) => {
  const result = prices.safeParse({ website: price })
  return result.success ? result.data.website : result.error.issues[0]?.message
}

describe('a price in a file of answers', () => {
  test('is understood however a Brazilian writes whole reais', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1_000_000 }), (price) => {
        const dotted = price.toLocaleString('pt-BR')
        const ways = [price, `${price}`, dotted, `${dotted},00`, `R$ ${price}`, `R$ ${dotted},00`]
        for (const way of ways) expect(told(way), String(way)).toBe(price)
      }),
      { seed: 17, numRuns: 60 },
    )
    expect(told(' r$1.350,00 ')).toBe(1350)
  })

  test.each([
    [
      1.35,
      /^is 1\.35, which would be R\$ 1,35: write whole reais without dots or commas, 1350 for /,
    ],
    [0, /^is 0, which is no price: a service costs R\$ 20 to R\$ 1\.000\.000; write whole reais/],
    [-5, /^is -5, which is no price/],
    ['1.35', /^is '1\.35', which is no price: write whole reais without dots or commas, 1350 for /],
    ['1,350', /^is '1,350', which is no price/],
    ['1.350,50', /^is '1\.350,50', which is no price/],
    ['13.50', /^is '13\.50', which is no price/],
    ['US$ 1350', /^is 'US\$ 1350', which is no price/],
    ['a combinar', /^is 'a combinar', which is no price/],
    ['', /^is '', which is no price/],
    ['2', /^is 2, which is no price/],
  ])('written as %s is refused, with the right form', (price, says) => {
    expect(told(price)).toMatch(says)
  })
})

test('what is not surely an amount is none', () => {
  for (const text of ['1.35', '1.3500', '1..350', '01,0', '1 350', 'R$']) {
    expect(readReais(text), text).toBeUndefined()
  }
})
