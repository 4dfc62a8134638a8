import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/support/runs.ts'
import {
  discountPercent,
  formatCentavos,
  nextTier,
  type PlanPrice,
  planPrice,
  toCentavos,
} from './plan-price.ts'

const tiers = [
  { services: 1, percent: 0 },
  { services: 2, percent: 5 },
  { services: 3, percent: 10 },
  { services: 4, percent: 15 },
]

function priceOf(recurring: number[], oneOff: number[] = []): PlanPrice {
  return planPrice({ recurring: recurring.map(toCentavos), oneOff: oneOff.map(toCentavos) }, tiers)
}

describe('the price of a package', () => {
  test('is R$ 800 without a discount for one monthly service', () => {
    expect(priceOf([800])).toEqual({
      subtotal: 80_000,
      percent: 0,
      discount: 0,
      monthly: 80_000,
      once: 0,
    })
  })
  test('is R$ 1.800 less 5% for two, which makes R$ 1.710', () => {
    expect(priceOf([800, 1000])).toMatchObject({
      subtotal: 180_000,
      percent: 5,
      discount: 9_000,
      monthly: 171_000,
    })
  })
  test('is R$ 2.800 less 10% for three, which makes R$ 2.520', () => {
    expect(priceOf([800, 1000, 1000])).toMatchObject({
      subtotal: 280_000,
      percent: 10,
      discount: 28_000,
      monthly: 252_000,
    })
  })
  test('takes 15% off from the fourth monthly service on', () => {
    expect(priceOf([1000, 1000, 1000, 1000])).toMatchObject({ percent: 15, monthly: 340_000 })
    expect(priceOf([1000, 1000, 1000, 1000, 1000])).toMatchObject({ percent: 15 })
  })
  test('adds one-off services up without a discount', () => {
    expect(priceOf([], [1500, 2000])).toEqual({
      subtotal: 0,
      percent: 0,
      discount: 0,
      monthly: 0,
      once: 350_000,
    })
    expect(priceOf([800, 1000], [1500, 2000])).toMatchObject({ monthly: 171_000, once: 350_000 })
  })
  test('is nothing for an empty package', () => {
    expect(Object.values(priceOf([]))).toEqual([0, 0, 0, 0, 0])
  })
  test('rounds half a centavo of discount in favour of the client', () => {
    const { discount, monthly } = planPrice({ recurring: [5, 5], oneOff: [] }, tiers)
    expect([discount, monthly]).toEqual([1, 9])
  })

  test('loses no centavo, whatever the prices, the selection and the discounts', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    const anyTier = fc.record({
      services: fc.integer({ min: 1, max: 12 }),
      percent: fc.integer({ min: 0, max: 100 }),
    })
    const prices = fc.array(price, { maxLength: 12 })
    fc.assert(
      fc.property(prices, prices, fc.array(anyTier), (recurring, oneOff, anyTiers) => {
        const plan = planPrice({ recurring, oneOff }, anyTiers)
        expect(Object.values(plan).every(Number.isSafeInteger)).toBe(true)
        expect(plan.discount + plan.monthly).toBe(plan.subtotal)
        expect(plan.subtotal).toBe(recurring.reduce((total, item) => total + item, 0))
        expect(plan.once).toBe(oneOff.reduce((total, item) => total + item, 0))
        expect(plan.discount).toBeGreaterThanOrEqual(0)
        expect(plan.monthly).toBeGreaterThanOrEqual(0)
        // Within half a centavo of the exact discount, compared in whole numbers.
        const exact = BigInt(plan.subtotal) * BigInt(plan.percent)
        const error = BigInt(plan.discount) * 100n - exact
        expect(error > -50n && error <= 50n).toBe(true)
      }),
      { numRuns: runs(300, 1000) },
    )
  })
  test('keeps prices typed in reais to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centavos) => {
        expect(toCentavos(centavos / 100)).toBe(centavos)
      }),
    )
  })
})

describe('the discount ladder', () => {
  test('gives nothing to an empty package', () => {
    expect(discountPercent(0, tiers)).toBe(0)
  })
  test('names the next step until the last one is reached', () => {
    expect(nextTier(0, tiers)).toEqual({ services: 2, percent: 5 })
    expect(nextTier(2, tiers)).toEqual({ services: 3, percent: 10 })
    expect(nextTier(4, tiers)).toBeUndefined()
  })
})

describe('an amount', () => {
  test('is written as Brazilians write it', () => {
    expect(formatCentavos(171_000)).toBe('R$ 1.710,00')
    expect(formatCentavos(5)).toBe('R$ 0,05')
    expect(formatCentavos(0)).toBe('R$ 0,00')
    expect(formatCentavos(123_456_789)).toBe('R$ 1.234.567,89')
  })
})
