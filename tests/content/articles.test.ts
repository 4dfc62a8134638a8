import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { afterEach, expect, test } from 'vitest'
import type { Article } from '#content/types/article.ts'
import { structuredData } from '#tests/support/pages/built-pages.ts'

type Site = typeof import('../../app/site/site.server.ts')
const site: Site = await import(pathToFileURL(path.resolve('build/server/site.js')).href)
const assets = site.builtAssets(path.resolve('build/client'))
afterEach(() => site.applyPatches({}))

const paragraph = 'Uma loja pequena não precisa de tudo. Precisa do que traz gente à porta. '
const article = (at: number): Article => ({
  title: `Texto número ${at}`,
  summary: `O que a loja ${at} fez para aparecer na busca, contado em poucos passos e com as contas.`,
  body: `## Primeiro\n\n${paragraph.repeat(20)}\n\n## Depois\n\n${paragraph.repeat(20)}`,
  subject: `Assunto ${at % 7}`,
  published: `2025-${String((at % 12) + 1).padStart(2, '0')}-10`,
  changed: '2026-01-02',
  formerly: [`/2019/05/texto-${at}`],
})
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`articles/texto-${at}#article`, article(at)]),
  ) as unknown as Parameters<Site['applyPatches']>[0]

const read = async (address: string) => parse((await site.renderPage(address, assets)).html)

test('a text that the desk adds has a page with its author, day and way back', async () => {
  site.applyPatches(many(1))
  const page = await read('/conteudos/texto-0')
  const graph = structuredData(page)
  expect(graph.find((one) => one['@type'] === 'Article')).toMatchObject({
    headline: 'Texto número 0',
    datePublished: '2025-01-10',
    dateModified: '2026-01-02',
  })
  const crumbs = graph.find((one) => one['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(crumbs)).toContain('/conteudos/texto-0')
  expect(page.querySelector('link[rel="alternate"][type="application/atom+xml"]')).toBeTruthy()
  const files = site.crawlerFiles({}, new Date())
  expect(files['/sitemap.xml']).toMatch(/\/conteudos\/texto-0<\/loc><lastmod>2026-01-02</)
  expect(files['/conteudos/feed.xml']).toContain('<updated>2026-01-02T12:00:00Z</updated>')
})

test('a subject has a page of its own from three texts on', async () => {
  const two = { ...(many(14) as Record<string, unknown>) }
  site.applyPatches(two as never)
  const list = await read('/conteudos')
  expect(list.querySelectorAll('.art-subjects a')).toHaveLength(0)
  site.applyPatches(many(21))
  expect((await read('/conteudos')).querySelectorAll('.art-subjects a').length).toBe(8)
  expect((await read('/conteudos/assunto/assunto-1')).querySelectorAll('.post')).toHaveLength(3)
})

test('with 500 texts every one is reached from the lists, and lists stay short', async () => {
  site.applyPatches(many(500))
  const seen = new Set<string>()
  let address: string | undefined = '/conteudos'
  while (address) {
    const page: Awaited<ReturnType<typeof read>> = await read(address)
    const links = page.querySelectorAll('.post h2 a').map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeLessThanOrEqual(17)
    for (const link of links) seen.add(link)
    address = page
      .querySelectorAll('.art-more a')
      .find((link) => link.text.includes('Mais textos'))
      ?.getAttribute('href')
  }
  expect([...seen].filter((link) => link.includes('/texto-'))).toHaveLength(500)
}, 60_000)

/** What each page of texts is made of. */
async function fingerprints(): Promise<Map<string, string>> {
  const sitemap = site.crawlerFiles({}, new Date())['/sitemap.xml'] ?? ''
  const keys = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(
    /<loc>https?:\/\/[^/]+(\/conteudos[^<]*)<\/loc>/g,
  )) {
    keys.set(address, await site.fingerprintPage(address))
  }
  return keys
}

test('a new text changes the first pages of lists and the texts of its time, and no others', async () => {
  const before = many(140) as Record<string, object>
  const added = { ...article(140), subject: 'Assunto 3', published: '2026-02-01' }
  site.applyPatches(before as never)
  const old = await fingerprints()
  site.applyPatches({ ...before, 'articles/nova#article': added } as never)
  const changed = [...(await fingerprints())]
    .filter(([address, key]) => old.has(address) && old.get(address) !== key)
    .map(([address]) => address)
  const [lists, texts] = [/^\/conteudos($|\/assunto)/, /^\/conteudos\/texto-/]
  expect(changed.filter((address) => address.includes('/pagina/'))).toEqual([])
  expect(changed.filter((address) => lists.test(address)).length).toBe(8)
  const neighbours = changed.filter((address) => texts.test(address))
  expect(neighbours.length).toBeGreaterThan(0)
  expect(neighbours.length).toBeLessThanOrEqual(3)
})
