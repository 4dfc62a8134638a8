import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReais, typedReais } from './prices.ts'

const check = (price: unknown) => {
  const result = typedReais.safeParse(price)
  return result.success ? result.data : result.error.issues[0]?.message
}

describe('a price in a file of answers', () => {
  test('is understood however a Brazilian writes whole reais', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1_000_000 }), (price) => {
        const dotted = price.toLocaleString('pt-BR')
        const ways = [price, `${price}`, dotted, `${dotted},00`, `R$ ${price}`, `R$ ${dotted},00`]
        for (const way of ways) expect(check(way), String(way)).toBe(price)
      }),
      { seed: 17, numRuns: 60 },
    )
    expect(check(' r$1.350,00 ')).toBe(1350)
  })

  test.each([1.35, 0, -5, '1.35', '1,350', '1.350,50', '13.50', 'US$ 1350', 'a combinar', '', '2'])(
    'written as %s is refused, with the right form',
    (price) => {
      expect(check(price)).toMatch(
        /^não é um preço: escreva reais inteiros, 1350 para R\$ 1\.350,00/,
      )
    },
  )
})

test('what is not surely an amount is none', () => {
  for (const text of ['1.35', '1.3500', '1..350', '01,0', '1 350', 'R$']) {
    expect(readReais(text), text).toBeUndefined()
  }
})
