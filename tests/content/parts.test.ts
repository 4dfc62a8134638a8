import { parse } from 'node-html-parser'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteAssets } from '#app/site/render/assets.server.ts'
import { parts as asBuilt, type Part } from '#content/parts.ts'
import { deadLinks, linksOf } from '#tests/support/pages/dead-links.ts'
import { takeShare } from '#tests/support/runs.ts'

// Each loads and renders the whole site anew.
vi.setConfig({ testTimeout: 60_000 })

const assets: SiteAssets = {
  fonts: [],
  stylesheet: '/site.css',
  sheets: new Map(),
  fontFaces: '',
  rules: '',
  read: () => '',
  boot: '',
  script: '/site.js',
}

/** Every page of the site with these parts; pictures are drawn by the build and do not matter here. */
async function renderSite(parts: Record<Part, boolean>) {
  vi.resetModules()
  vi.doMock('#content/parts.ts', () => ({ parts }))
  const picture = { avif: '/a', webp: '/a', phoneAvif: '/a', phoneWebp: '/a', width: 1, height: 1 }
  vi.doMock('#app/generated/art.ts', () => ({ art: new Proxy({}, { get: () => picture }) }))
  const { siteMap } = await import('#content/site-map.ts')
  const { renderPage } = await import('#app/site/render/pages.tsx')
  const pages = await Promise.all(
    siteMap
      .filter(({ live }) => !live)
      .map(async ({ path }) => ({ path, page: parse((await renderPage(path, assets)).html) })),
  )
  const served = new Set(siteMap.map(({ path }) => path))
  if (parts.clientArea) served.add('/auth')
  if (served.has('/conteudos')) served.add('/conteudos/feed.xml')
  return { pages, served }
}

const all = Object.keys(asBuilt) as Part[]
const without = (...out: Part[]) =>
  Object.fromEntries(all.map((part) => [part, !out.includes(part)])) as Record<Part, boolean>

afterEach(() => {
  vi.doUnmock('#content/parts.ts')
  vi.doUnmock('#app/generated/art.ts')
  vi.resetModules()
})

/** What may no longer be linked when a part is left out. */
const excludedLinks: [Part, RegExp][] = [
  ['classic', /^\/home1/],
  ['plans', /planos/],
  ['portfolio', /portfolio/],
  ['agenda', /^\/agenda/],
  ['clientArea', /^\/(auth|dashboard)/],
]

test.each(takeShare(excludedLinks, 0, 2))(
  'without %s nothing leads there, and no link is dead',
  async (part, address) => {
    const site = await renderSite(without(part))
    expect(deadLinks(site)).toEqual([])
    expect(linksOf(site).filter(({ to }) => address.test(to))).toEqual([])
    expect([...site.served].filter((path) => address.test(path))).toEqual([])
  },
)

test('the smallest site has no dead link, no assistant and no person', async () => {
  const site = await renderSite(without(...all))
  expect(deadLinks(site)).toEqual([])
  const { brand } = await import('#content/brand.ts')
  const { people } = await import('#content/people.ts')
  const texts = site.pages.map(({ path, page }) => `${path} ${page.querySelector('body')?.text}`)
  // A name may be a common word too: where it speaks, it is called an assistant.
  const mention = new RegExp(`(com|ao|o) ${brand.assistant}\\b`)
  expect(texts.filter((text) => mention.test(text)).map((text) => text.split(' ')[0])).toEqual([])
  const slugs = [...people.leads, people.personal].filter((slug) => slug !== undefined)
  const ofPeople = (path: string) => slugs.some((slug) => path.includes(slug))
  expect([...site.served].filter(ofPeople)).toEqual([])
})
