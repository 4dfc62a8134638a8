import { parse } from 'node-html-parser'
import { afterAll, expect, test, vi } from 'vitest'
import type { SiteAssets } from '#app/site/site.server.ts'
import type { AppDeps } from '#server/deps.ts'

const other = 'https://calendar.example.com/agency'

const assets: SiteAssets = {
  fonts: [],
  stylesheet: '/assets/site.css',
  sheets: new Map(),
  fontFaces: '',
  rules: '',
  read: () => '',
  boot: '',
  script: '/assets/site.js',
}

afterAll(() => {
  vi.doUnmock('#content/brand.ts')
  vi.resetModules()
})

/** The whole site, rendered by the build's function for this scheduling setting. */
async function siteWith(scheduling: string) {
  vi.resetModules()
  const { brand } = await vi.importActual<typeof import('#content/brand.ts')>('#content/brand.ts')
  vi.doMock('#content/brand.ts', () => ({ brand: { ...brand, scheduling } }))
  const { siteMap } = await import('#content/site-map.ts')
  const { renderPage } = await import('#app/site/site.server.ts')
  const { deskMenu } = await import('#content/account.ts')
  const { sitePages } = await import('#server/main/site-pages.ts')
  const links = new Map<string, { to: string; target?: string }[]>()
  for (const { path, live } of siteMap) {
    // Made for each request; the sitemap has it where this list does.
    if (live) {
      links.set(path, [])
      continue
    }
    const page = parse((await renderPage(path, assets)).html)
    const pageLinks = page.querySelectorAll('a[href]').map((link) => ({
      to: link.getAttribute('href') as string,
      target: link.getAttribute('target'),
    }))
    links.set(path, pageLinks)
  }
  const server = sitePages({ env: {} } as AppDeps, assets, () => false)
  const fetchPage = (path: string) =>
    server.request(path, {}, { info: { nonce: 'n', requestId: 'r', deps: {} } } as never)
  return { links, fetchPage, menu: deskMenu.map(({ to }) => to) }
}

const isOwn = (to: string) => /^\/agenda(?![\w-])/.test(to)

test('With another scheduling service there is no agenda page, and every button opens that service in a new tab', async () => {
  const builtIn = await siteWith('own')
  const elsewhere = await siteWith(other)
  const paths = [...elsewhere.links.keys()]
  expect(paths).not.toContain('/agenda')
  expect(builtIn.menu).toContain('/agencia/agenda')
  expect(elsewhere.menu).not.toContain('/agencia/agenda')
  let buttons = 0
  for (const [path, links] of builtIn.links) {
    const led = links.filter(({ to }) => isOwn(to)).length
    const now = elsewhere.links.get(path) ?? []
    expect(
      now.filter(({ to }) => isOwn(to)),
      path,
    ).toEqual([])
    const out = now.filter(({ to }) => to.startsWith(other))
    // More where a card replaces the built-in calendar.
    expect(out.length, path).toBeGreaterThanOrEqual(led)
    for (const { target } of out) expect(target, path).toBe('_blank')
    buttons += led
  }
  expect(buttons).toBeGreaterThan(builtIn.links.size)
  for (const path of ['/agenda', '/agenda/conversa', '/agenda/calendario.ics']) {
    expect((await elsewhere.fetchPage(path)).status, path).toBe(404)
  }
}, 60_000)
