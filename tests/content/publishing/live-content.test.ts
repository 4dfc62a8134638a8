import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { type Part, parts } from '#content/parts.ts'
import { cornerShapes, typePairs } from '#features/brand/rules/looks.ts'
import { makePalette } from '#features/brand/rules/make-palette.ts'
import { builtPages } from '#tests/support/pages/built-pages.ts'
import { takeShare } from '#tests/support/runs.ts'

type Site = typeof import('../../../app/site/site.server.ts')
const site: Site = await import(pathToFileURL(path.resolve('build/server/site.js')).href)
const assets = site.builtAssets(path.resolve('build/client'))
const paths = builtPages.map(({ entry }) => entry.path).slice(0, 6)

async function renderAll(): Promise<string[]> {
  const pages: string[] = []
  for (const each of paths) pages.push((await site.renderPage(each, assets)).html)
  return pages
}

const fromBuild = paths.map((each) =>
  readFileSync(path.join('build/client', each, 'index.html'), 'utf8'),
)

afterEach(() => site.applyPatches({}))

test('the running server renders the pages of the build, byte for byte', async () => {
  expect(await renderAll()).toEqual(fromBuild)
})

test('a changed fact changes every page that shows it, and taking it back restores every byte', async () => {
  const name = 'Agência Maré Alta'
  site.applyPatches({ 'brand#brand': { name } })
  for (const html of await renderAll()) {
    expect(html).toContain(name)
    expect(html).not.toContain(`>${brand.name}<`)
  }
  site.applyPatches({})
  expect(await renderAll()).toEqual(fromBuild)
})

test('a change that cannot be evaluated leaves the pages as they are', async () => {
  expect(() => site.applyPatches({ 'brand#brand': null })).toThrow()
  expect(await renderAll()).toEqual(fromBuild)
})

const meta = { title: 'Rádio', description: 'Anúncios em rádio, do roteiro à medição.' }
const words = { title: 'Um título', text: 'Uma frase.' }
const radio = {
  'services/radio#service': {
    name: 'Anúncio em rádio',
    summary: 'Quem dirige também compra.',
    features: ['Roteiro'],
    icon: 'search',
    art: { seed: 7, field: 'calm', hue: 'mar' },
    meta,
    hero: { eyebrow: 'Rádio', title: 'Ouvido no caminho', subtitle: 'Curto e claro.', facts: [] },
    blocks: [
      { id: 'o-que', kind: 'prose', eyebrow: 'Rádio', title: 'O quê', paragraphs: ['Isto.'] },
    ],
    faq: { title: 'Perguntas', items: [{ question: 'Quanto?', answer: 'Pouco.' }] },
    closing: { ...words, schedule: 'Agendar' },
    whatsapp: { talk: 'Olá!', proposal: 'Olá!' },
    related: [],
    cases: [],
  },
}
const readSitemap = () => site.crawlerFiles({}, new Date())['/sitemap.xml']

test('a service that no file has gets a page, its place in the sitemap and a share card of its own', async () => {
  site.applyPatches(radio)
  const { html } = await site.renderPage('/servicos/radio', assets)
  expect(html).toContain('Ouvido no caminho')
  expect(html).toMatch(/og:image"[^>]*\/desenhos\/[\w-]{22}\.png/)
  expect(readSitemap()).toContain('/servicos/radio<')
  site.applyPatches({})
  expect(readSitemap()).not.toContain('/servicos/radio<')
  expect(await renderAll()).toEqual(fromBuild)
})

test('a page that moved is at its new address, and one that was archived at none', async () => {
  const move = { path: '/servicos/radio', to: '/radio', page: true }
  site.applyPatches({ ...radio, 'page-changes#redirects': [move] })
  expect((await site.renderPage('/radio', assets)).html).toContain('Ouvido no caminho')
  expect(readSitemap()).not.toContain('/servicos/radio<')
  site.applyPatches({ ...radio, 'page-changes#archived': [{ content: 'services/radio' }] })
  expect(readSitemap()).not.toContain('radio<')
  await expect(site.renderPage('/servicos/radio', assets)).rejects.toBeDefined()
})

const other = makePalette(palette, { ...palette.own, main: '#e0559a', accent: '#f2b705' })

test('other colours come with the page itself, under the hash of its policy', async () => {
  site.applyPatches({ 'palette#palette': JSON.parse(JSON.stringify(other)) })
  for (const each of paths) {
    const { html, styles } = await site.renderPage(each, assets)
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
    expect(css).toContain(`--brand:${other.themes[look.pages].brand}`)
    expect(styles).toContain(`sha256-${createHash('sha256').update(css).digest('base64')}`)
  }
  const files = Object.keys(site.crawlerFiles({}, new Date()))
  expect(files.filter((file) => file.startsWith('/assets/tema-'))).toHaveLength(1)
})

test('another pair of typefaces brings its own two files and no others', async () => {
  const pair = look.pair === 'space' ? 'figtree' : 'space'
  const shape = look.shape === 'round' ? 'straight' : 'round'
  const change = { pair, shape, type: typePairs[pair], corners: cornerShapes[shape] }
  site.applyPatches({ 'look#look': JSON.parse(JSON.stringify(change)) })
  const { html } = await site.renderPage(paths[0] as string, assets)
  const fonts = [...html.matchAll(/as="font" type="font\/woff2" href="([^"]+)"/g)]
  expect(fonts).toHaveLength(2)
  for (const [, file = ''] of fonts) {
    expect(assets.fonts).not.toContain(file)
    expect(readFileSync(path.join('build/client', file)).length).toBeLessThan(20_000)
  }
})

test('what a fresh build has writes no file of another look', () => {
  const files = Object.keys(site.crawlerFiles({}, new Date()))
  expect(files.filter((file) => /tema-|logo-/.test(file))).toEqual([])
})

const every = builtPages.filter(({ entry }) => !entry.live).map(({ entry }) => entry.path)

/** Sites built without a part are looked at in parts.test.ts. */
const included = takeShare(
  Object.keys(parts).filter((part) => parts[part as Part]),
  0,
  3,
)

test.each(included)(
  'without the part %s the other pages stand, and none leads to one that went',
  async (part) => {
    site.applyPatches({ 'parts#parts': { [part]: false } })
    const gone: string[] = []
    const pages: string[] = []
    for (const each of every) {
      const page = await site.renderPage(each, assets).catch(() => null)
      if (page) pages.push(page.html)
      else gone.push(each)
    }
    expect(pages.length).toBeGreaterThan(0)
    const dead = gone.filter((each) => pages.some((html) => html.includes(`href="${each}"`)))
    expect(dead).toEqual([])
  },
  60_000,
)
