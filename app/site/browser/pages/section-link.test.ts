import { describe, expect, it } from 'vitest'
import { idFromHash, isPlainClick } from './section-link.ts'

const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
}

describe('A click on a section link', () => {
  it('is followed in place', () => {
    expect(isPlainClick(click)).toBe(true)
  })

  it('is left to the browser when it opens a new tab or another component took it', () => {
    expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false)
    expect(isPlainClick({ ...click, button: 1 })).toBe(false)
    expect(isPlainClick({ ...click, defaultPrevented: true })).toBe(false)
  })
})

describe('The section to scroll to', () => {
  it('comes from the hash, decoded', () => {
    expect(idFromHash('#servi%C3%A7os')).toBe('serviços')
    expect(idFromHash('')).toBeNull()
    expect(idFromHash('#%')).toBeNull()
  })
})
