import { describe, expect, test } from 'vitest'
import { type HeroTotals, heroFigures } from './hero-metrics.ts'

const fallback = { roi: 320, satisfaction: 98 }
const totals: HeroTotals = { impressions: 10_000, clicks: 400, spend: 250, conversions: 300 }

function figuresOf(changes: Partial<HeroTotals>) {
  return heroFigures({ ...totals, ...changes }, fallback)
}

describe('the figures in the hero', () => {
  test('are 320 and 98, and not live, before any answer', () => {
    expect(heroFigures(null, fallback)).toEqual({ roi: 320, satisfaction: 98, live: false })
  })
  test('are 320 and 98, and not live, when there are no campaigns', () => {
    const none = { impressions: 0, clicks: 0, spend: 0, conversions: 0 }
    expect(heroFigures(none, fallback)).toEqual({ roi: 320, satisfaction: 98, live: false })
  })
  test('are conversions over spend and over clicks, in percent, and live', () => {
    expect(figuresOf({})).toEqual({ roi: 120, satisfaction: 75, live: true })
  })
  test('are rounded to whole numbers', () => {
    expect(figuresOf({ spend: 301, clicks: 901 })).toEqual({
      roi: 100,
      satisfaction: 33,
      live: true,
    })
  })
  test('never show a satisfaction above 100', () => {
    expect(figuresOf({ clicks: 20 }).satisfaction).toBe(100)
  })
  test('let the ROI pass 100', () => {
    expect(figuresOf({ spend: 50 }).roi).toBe(600)
  })
  test('fall back to 320, and are not live, when nothing was spent', () => {
    expect(figuresOf({ spend: 0 })).toEqual({ roi: 320, satisfaction: 75, live: false })
  })
  test('fall back to 98, and are not live, when nobody clicked', () => {
    expect(figuresOf({ clicks: 0 })).toEqual({ roi: 120, satisfaction: 98, live: false })
  })
  test('fall back to both when nothing was converted', () => {
    expect(figuresOf({ conversions: 0 })).toEqual({ roi: 320, satisfaction: 98, live: false })
  })
  test('fall back to both when the answer is not what was agreed', () => {
    expect(heroFigures({} as HeroTotals, fallback)).toEqual({
      roi: 320,
      satisfaction: 98,
      live: false,
    })
  })
})
