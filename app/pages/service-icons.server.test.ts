import { expect, it } from 'vitest'
import type { ServiceBlock } from '#content/types/service.ts'
import { drawIcon, drawingsFor } from './service-icons.server.ts'

it('an icon is drawn as its shapes', () => {
  expect(drawIcon('target')).toEqual([
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['circle', { cx: '12', cy: '12', r: '6' }],
    ['circle', { cx: '12', cy: '12', r: '2' }],
  ])
})

it('a page carries only the icons that its blocks name', () => {
  const block: ServiceBlock = {
    id: 'beneficios',
    kind: 'benefits',
    layout: 'cards',
    eyebrow: '',
    title: '',
    items: [
      { icon: 'zap', title: '', text: '' },
      { title: '', text: '' },
    ],
  }
  expect(Object.keys(drawingsFor([block]))).toEqual(['zap'])
})
