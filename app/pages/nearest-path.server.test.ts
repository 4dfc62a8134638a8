import { expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { nearestPath } from './nearest-path.server.ts'

const pages = siteMap.map((entry) => entry.path)

test.each([
  ['/porfolio', '/portfolio'],
  ['/servicos/trafego-pagos', '/servicos/trafego-pago'],
  ['/seo', '/home1/services/seo'],
  ['/planos', '/home1/planos'],
  ['/Links/', '/links'],
])('%s was probably meant to be %s', (asked, meant) => {
  expect(nearestPath(asked, pages)).toBe(meant)
})

test('an address that resembles no page gets no suggestion', () => {
  expect(nearestPath('/wp-login.php', pages)).toBeUndefined()
  expect(nearestPath(`/${'x'.repeat(5000)}`, pages)).toBeUndefined()
})
