import { describe, expect, it } from 'vitest'
import { tabAfter } from './tab-keys.ts'

describe('the keys of the tabs', () => {
  it('go round at both ends', () => {
    expect(tabAfter('ArrowRight', 2, 3)).toBe(0)
    expect(tabAfter('ArrowLeft', 0, 3)).toBe(2)
  })

  it('reach the first and the last', () => {
    expect(tabAfter('Home', 2, 3)).toBe(0)
    expect(tabAfter('End', 0, 3)).toBe(2)
  })

  it('leave every other key to the page', () => {
    expect(tabAfter('Tab', 1, 3)).toBeUndefined()
    expect(tabAfter('ArrowDown', 1, 3)).toBeUndefined()
  })
})
