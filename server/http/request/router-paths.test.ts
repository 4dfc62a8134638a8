import { expect, test } from 'vitest'
import { routerPaths } from './request-path.ts'

const isRoute = routerPaths({
  root: { id: 'root', path: '' },
  auth: { id: 'auth', parentId: 'root', path: 'auth' },
  area: { id: 'area', parentId: 'root', path: 'dashboard' },
  start: { id: 'start', parentId: 'area' },
  one: { id: 'one', parentId: 'area', path: 'campaigns/:id' },
})

test('The router answers for its own routes and their data', () => {
  for (const path of ['/auth', '/dashboard', '/dashboard/campaigns/7', '/dashboard.data']) {
    expect(isRoute(path), path).toBe(true)
  }
  expect(isRoute('/__manifest')).toBe(true)
})

test('Every other address is the public site’s, or nobody’s', () => {
  for (const path of ['/', '/servicos', '/dashboard/nada', '/authors']) {
    expect(isRoute(path), path).toBe(false)
  }
})
