import { describe, expect, it } from 'vitest'
import { barValue } from './portfolio.server.ts'

describe('the bar of a result', () => {
  it('is as long as the number in the value', () => {
    expect(barValue('96%')).toBe(96)
    expect(barValue('+184%')).toBe(184)
    expect(barValue('até 30%')).toBe(30)
  })

  it('reads numbers as they are written in Brazil', () => {
    expect(barValue('4,8')).toBe(4.8)
    expect(barValue('R$ 1.250,50')).toBe(1250.5)
  })

  it('is 75 long when the value has no number', () => {
    expect(barValue('Contínuo')).toBe(75)
  })
})
