import { expect, test } from 'vitest'
import { replies } from '#content/assistant/replies.ts'
import { discountTiers } from '#content/plans.ts'
import { createPriceGuard } from './guard-prices.ts'
import { allPrices, findPrice, reais } from './price-line.ts'

const amounts = allPrices.flatMap((ref) => findPrice(ref).amount ?? [])
const [known = 0] = amounts
/** One that no plan, story or claim of the content has. */
const made = 7_654_321

function guarded(text: string, size: number): string {
  const guard = createPriceGuard()
  let shown = ''
  for (let at = 0; at < text.length; at += size) shown += guard.pass(text.slice(at, at + size))
  return shown + guard.rest()
}

const wrong = [
  `R$ ${made.toLocaleString('pt-BR')}`,
  `R$${made}`,
  `${made} reais`,
  'sete mil e novecentos e noventa e nove reais',
  'R$ 7,77 mil',
]

test.each([1, 2, 3, 7, 50, 5000])('in pieces of %i, a made-up price is never shown', (size) => {
  for (const price of wrong) {
    const text = guarded(`O plano custa ${price} por mês, e só isso. Até breve.`, size)
    expect(text, price).toBe(`O plano custa ${replies.unverified} por mês, e só isso. Até breve.`)
  }
})

test.each([1, 4, 1000])('in pieces of %i, what the site states passes untouched', (size) => {
  const { percent = 0 } = discountTiers[1] ?? {}
  const text = `Custa **${reais(known)} por mês**, isto é, ${known} reais; com ${percent}% de desconto em dois. De 3 a 5 dias, 24 horas, 1. passo; um dos dois, em 2026.`
  expect(guarded(text, size)).toBe(text)
})

test('the end of a range and a discount are looked at too', () => {
  const text = guarded(`De ${reais(known)} a ${made}, com 77% de desconto hoje.`, 3)
  expect(text).toBe(
    `De ${reais(known)} a ${replies.unverified}, com ${replies.unverified} de desconto hoje.`,
  )
})

test('nothing of a price is shown before it is known', () => {
  const guard = createPriceGuard()
  const shown = guard.pass(`Nosso site sai por apenas R$ ${made}`)
  expect(shown).toBe('Nosso site sai por apenas ')
})

test.each(['1', '1,1.', 'mil ', 'R$ 1 a ', 'e a '])('64 kB of “%s” take no time', (piece) => {
  const since = performance.now()
  guarded(piece.repeat(65_536 / piece.length), 65_536)
  guarded(piece.repeat(12_000 / piece.length), 7)
  expect(performance.now() - since).toBeLessThan(2000)
})
