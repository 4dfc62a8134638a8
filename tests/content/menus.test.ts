import { expect, test } from 'vitest'
import { menus } from '#content/menus.ts'
import { siteMap } from '#content/site-map.ts'

test('every menu entry leads to a page of the site map, or to the client area', () => {
  const paths = new Set(['/auth', ...siteMap.map((entry) => entry.path)])
  const targets = Object.values(menus).flatMap((menu) => [
    menu.home,
    ...[...menu.wide, ...menu.sheet, ...menu.quickLinks, ...menu.legal].map((item) => item.to),
  ])
  expect(targets.filter((target) => !paths.has(target.split('#')[0] || '/'))).toEqual([])
})
