import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#content/brand.ts')
  vi.resetModules()
})

/** The content as it is where meetings are booked at this place. */
async function contentWith(scheduling: string) {
  vi.resetModules()
  const { brand } = await vi.importActual<typeof import('#content/brand.ts')>('#content/brand.ts')
  vi.doMock('#content/brand.ts', () => ({ brand: { ...brand, scheduling } }))
  const { schedulingPage } = await import('#content/scheduling.ts')
  const { siteMap } = await import('#content/site-map.ts')
  const { homeData } = await import('#app/pages/home.server.ts')
  const links = homeData(new URL('http://localhost/'))
  return { schedulingPage, paths: siteMap.map(({ path }) => path), links: await links }
}

test('Without another service the own page is in the site map, and buttons lead there', async () => {
  const { schedulingPage, paths, links } = await contentWith('own')
  expect(paths).toContain('/agenda')
  expect(schedulingPage('auditoria')).toBe('/agenda?tipo=auditoria')
  expect(links.scheduling).toBe('/agenda')
})

test('With another service the own page is gone, and every button leads to the other', async () => {
  const other = 'https://calendar.example.com/agency'
  const { schedulingPage, paths, links } = await contentWith(other)
  expect(paths).not.toContain('/agenda')
  expect(schedulingPage()).toBe(other)
  expect([links.scheduling, links.audit]).toEqual([other, other])
})
