import { describe, expect, test } from 'vitest'
import {
  emptySelection,
  isEmpty,
  type PlanCatalogue,
  type PlanItem,
  priceOf,
  readSelection,
  toggle,
  writeSelection,
} from './plan-selection.ts'

function item(id: string, price: number | null): PlanItem {
  return { id, name: id, description: '', price, priceLabel: '', features: [], more: null }
}

const catalogue: PlanCatalogue = {
  recurring: [item('social-media', 80_000), item('trafego-pago', 100_000)],
  oneOff: [item('website', 150_000), item('media-capture', null)],
  tiers: [{ services: 2, percent: 5 }],
}

describe('a selection', () => {
  test('is read from the address', () => {
    expect(readSelection('?servicos=social-media,trafego-pago&unicos=website', catalogue)).toEqual({
      recurring: ['social-media', 'trafego-pago'],
      oneOff: ['website'],
    })
  })
  test('leaves out what is unknown, repeated, misplaced or not for sale', () => {
    const search = '?servicos=trafego-pago,nada,trafego-pago,website,&unicos=media-capture,toString'
    expect(readSelection(search, catalogue)).toEqual({ recurring: ['trafego-pago'], oneOff: [] })
  })
  test('is empty without parameters', () => {
    expect(isEmpty(readSelection('', catalogue))).toBe(true)
  })
  test('is written so that reading it gives the same one', () => {
    const selection = { recurring: ['social-media', 'trafego-pago'], oneOff: ['website'] }
    const search = writeSelection(selection)
    expect(search).toBe('?servicos=social-media,trafego-pago&unicos=website')
    expect(readSelection(search, catalogue)).toEqual(selection)
  })
  test('keeps the other parameters of the address', () => {
    expect(writeSelection({ recurring: [], oneOff: ['website'] }, '?utm_source=bio&unicos=x')).toBe(
      '?unicos=website&utm_source=bio',
    )
    expect(writeSelection(emptySelection, '?servicos=social-media')).toBe('')
  })
  test('gains and loses a service by its toggle, in the order of the catalogue', () => {
    const one = toggle(emptySelection, 'recurring', 'trafego-pago', catalogue)
    const two = toggle(one, 'recurring', 'social-media', catalogue)
    expect(two.recurring).toEqual(['social-media', 'trafego-pago'])
    expect(toggle(two, 'recurring', 'trafego-pago', catalogue).recurring).toEqual(['social-media'])
  })
  test('never holds a service whose price is agreed on', () => {
    expect(isEmpty(toggle(emptySelection, 'oneOff', 'media-capture', catalogue))).toBe(true)
  })
  test('costs what its services cost, less the discount', () => {
    const all = { recurring: ['social-media', 'trafego-pago'], oneOff: ['website'] }
    expect(priceOf(all, catalogue)).toMatchObject({ monthly: 171_000, once: 150_000, percent: 5 })
  })
})
