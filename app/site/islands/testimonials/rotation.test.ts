import { describe, expect, it } from 'vitest'
import { rotate, swipeDirection } from './testimonials.tsx'

describe('The testimonials', () => {
  it('go on to the next one, and from the last one to the first', () => {
    expect(rotate(0, 1, 4)).toBe(1)
    expect(rotate(3, 1, 4)).toBe(0)
  })

  it('go back to the one before, and from the first one to the last', () => {
    expect(rotate(2, -1, 4)).toBe(1)
    expect(rotate(0, -1, 4)).toBe(3)
  })

  it('follow a finger that moves sideways', () => {
    expect(swipeDirection(-80, 10)).toBe(1)
    expect(swipeDirection(80, -10)).toBe(-1)
  })

  it('stay where they are for a tap or while the page is scrolled', () => {
    expect(swipeDirection(-8, 2)).toBe(0)
    expect(swipeDirection(-60, 120)).toBe(0)
  })
})
