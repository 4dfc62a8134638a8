import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Patch, Patches } from '#content/live.ts'
import { people } from '#content/people.ts'
import { schemaOf } from '#content/schemas/documents.ts'
import { siteMap } from '#content/site-map.ts'
import { arbitraryOf } from '#tests/support/content/random-documents.ts'
import { runs } from '#tests/support/runs.ts'

type Site = typeof import('../../../app/site/site.server.ts')
const site: Site = await import(pathToFileURL(path.resolve('build/server/site.js')).href)
const assets = site.builtAssets(path.resolve('build/client'))

afterEach(() => site.applyPatches({}))

/** A random document under its key, called as the key has it. */
function document(key: string, name: Record<string, string> = {}): fc.Arbitrary<Patches> {
  const schema = schemaOf(key)
  if (!schema) throw new Error(`There is no schema of ${key}`)
  return arbitraryOf(schema).map((value) => ({
    [key]: (typeof value === 'string' ? value : { ...(value as object), ...name }) as Patch,
  }))
}

const added = fc
  .tuple(
    document('services/novo-x#service'),
    document('cases/novo-x#successCase', { slug: 'novo-x' }),
    document('portfolio/projects/novo-x#project', { id: 'novo-x' }),
    document('team/novo-x#profile', { slug: 'novo-x' }),
    document('legal/novo-x#page'),
    document('legal/novo-x#text'),
  )
  .map(
    (documents): Patches => ({
      ...(Object.assign({}, ...documents) as Patches),
      'people#people': { leads: [...people.leads, 'novo-x'] },
    }),
  )

/** Pages of their own, and pages that list them. */
function pagesOfAdded(): string[] {
  const own = [
    ...(site.crawlerFiles({}, new Date())['/sitemap.xml']?.matchAll(/<loc>([^<]*)</g) ?? []),
  ]
    .map(([, url]) => new URL(url as string).pathname)
    .filter((address) => address.includes('novo-x'))
  const lists = siteMap.filter(
    ({ page, live }) =>
      !live && ['home', 'services', 'cases', 'portfolio', 'about', 'legal'].includes(page),
  )
  return [...own, ...lists.map((entry) => entry.path)]
}

test('whatever the schemas accept becomes a page', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(added, async (patches) => {
      site.applyPatches(patches)
      const pages = pagesOfAdded()
      expect(pages.filter((address) => address.includes('novo-x')).length).toBeGreaterThanOrEqual(2)
      for (const address of pages) {
        const { html } = await site.renderPage(address, assets)
        expect(html.includes('</html>')).toBe(true)
        expect(html.includes('<script>alert(1)')).toBe(false)
      }
    }),
    { numRuns: runs(4, 15) },
  )
})
