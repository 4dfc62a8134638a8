import { expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { nearestPath, notFoundData } from './not-found.server.ts'

const pages = [
  '/',
  '/portfolio',
  '/links',
  '/servicos/trafego-pago',
  '/home1/services/seo',
  '/home1/planos',
]

test.each([
  ['/porfolio', '/portfolio'],
  ['/servicos/trafego-pagos', '/servicos/trafego-pago'],
  ['/seo', '/home1/services/seo'],
  ['/planos', '/home1/planos'],
  ['/Links/', '/links'],
])('%s was probably meant to be %s', (typed, nearest) => {
  expect(nearestPath(typed, pages)).toBe(nearest)
})

test('an address that resembles no page gets no suggestion', () => {
  expect(nearestPath('/wp-login.php', pages)).toBeUndefined()
  expect(nearestPath(`/${'x'.repeat(5000)}`, pages)).toBeUndefined()
})

test('an address with a letter too many leads to its page, of whatever kind, by its title', () => {
  for (const { path } of siteMap.filter((entry) => entry.path.length > 8)) {
    const { likely } = notFoundData(new URL(`${path}x`, 'http://localhost'))
    expect(likely?.to).toBe(path)
    expect(likely?.title).toMatch(/\w/)
  }
})
