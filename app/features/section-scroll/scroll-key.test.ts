import { expect, it } from 'vitest'
import { scrollKey } from './scroll-key.ts'

const location = {
  key: 'default',
  pathname: '/home1',
  search: '',
  hash: '',
  state: null,
  mask: undefined,
}

it('keeps the position of an entry of the router under its own key', () => {
  expect(scrollKey({ ...location, key: 'k3y', hash: '#contact' })).toBe('k3y')
})

it('keeps the position of the first page of a visit under its path', () => {
  expect(scrollKey(location)).toBe('/home1')
})

it('never finds a position for a hash typed into the address', () => {
  const typed = { ...location, hash: '#contact' }
  const first = scrollKey(typed)
  expect(first).not.toBe(scrollKey(location))
  expect(first).not.toBe('default')
})
