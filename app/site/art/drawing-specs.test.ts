import { expect, test } from 'vitest'
import { defaultArt, pageKey, shareTitle } from './drawing-specs.server.ts'

test('files are named after the path', () => {
  expect(pageKey('/')).toBe('home')
  expect(pageKey('/home1/services/ads')).toBe('home1-services-ads')
})

test('a page without art of its own gets the same drawing in every build, unlike its neighbours', () => {
  const terms = defaultArt({ path: '/terms-of-use', page: 'legal' })
  expect(defaultArt({ path: '/terms-of-use', page: 'legal' })).toEqual(terms)
  expect(terms.field).toBe('calm')
  expect(defaultArt({ path: '/privacy-policy', page: 'legal' }).seed).not.toBe(terms.seed)
})

test('a share title leaves out the brand and the name of the version', () => {
  expect(shareTitle('Alísio - Estratégias digitais (Versão Clássica)', 'Alísio')).toBe(
    'Estratégias digitais',
  )
  expect(shareTitle('Serviços - Marketing completo', 'Alísio')).toBe('Serviços: Marketing completo')
  expect(shareTitle('Otimização de conversão (CRO)', 'Alísio')).toBe(
    'Otimização de conversão (CRO)',
  )
})
