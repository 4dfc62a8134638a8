import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import { needing } from '#tests/support/missing.ts'
import {
  builtPages,
  isBuiltFile,
  metaContent,
  structuredData,
} from '#tests/support/pages/built-pages.ts'

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the site map', () => {
  test('names no path twice', () => {
    expect(duplicates(builtPages.map((page) => page.entry.path))).toEqual([])
  })
  test('gives every page a unique title', () => {
    const titles = builtPages.map((page) => page.document.querySelector('title')?.text ?? '')
    expect(duplicates(titles)).toEqual([])
    expect(titles.filter((title) => !title.includes(brand.name))).toEqual([])
  })
  test('gives every page a unique description', () => {
    const descriptions = builtPages.map((page) => metaContent(page.document, 'description') ?? '')
    expect(duplicates(descriptions)).toEqual([])
  })
  test('points canonical links only to pages it lists itself', () => {
    const paths = new Set(builtPages.map((page) => page.entry.path))
    const canonicals = builtPages.flatMap((page) => page.entry.canonical ?? [])
    expect(canonicals.filter((canonical) => !paths.has(canonical))).toEqual([])
  })
})

describe.each(builtPages)('the page $entry.path', ({ entry, document, html }) => {
  // An agency is warned by the content check and publishes what it likes.
  test.runIf(brand.sample)(
    needing('the sample’s content', 'has a description of 70 to 160 characters'),
    () => {
      const { length } = metaContent(document, 'description') ?? ''
      expect(length).toBeGreaterThanOrEqual(70)
      expect(length).toBeLessThanOrEqual(160)
    },
  )
  test('names its canonical address and a share image that exists and is light', () => {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(canonical).toBe(new URL(entry.canonical ?? entry.path, brand.url).href)
    const image = new URL(metaContent(document, 'og:image') ?? '').pathname
    expect(statSync(path.join('build/client', image)).size).toBeLessThan(300_000)
    expect(metaContent(document, 'twitter:card')).toBe('summary_large_image')
  })
  test('describes the agency in structured data', () => {
    const types = structuredData(document).flatMap((item) => item['@type'])
    expect(types).toContain('Organization')
    expect(types).toContain('LocalBusiness')
  })
  test('has one h1 and skips no heading level', () => {
    const levels = document.querySelectorAll('h1,h2,h3,h4,h5,h6').map((h) => Number(h.tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, i) => i > 0 && level > (levels[i - 1] as number) + 1)
    expect(skips).toEqual([])
  })
  test('links only to pages, sections and files that exist', () => {
    expect(
      document
        .querySelectorAll('a[href]')
        .map((a) => a.getAttribute('href') as string)
        .filter(isBroken),
    ).toEqual([])
  })
  test('shows only pictures that exist, and says what they show', () => {
    const images = document.querySelectorAll('img')
    expect(images.filter((image) => !image.hasAttribute('alt')).map(String)).toEqual([])
    const sources = [
      ...images.map((image) => image.getAttribute('src') ?? ''),
      ...document
        .querySelectorAll('source')
        .map((source) => source.getAttribute('srcset') ?? source.getAttribute('srcSet') ?? ''),
    ]
    // A set names each file with its width.
    const files = sources.flatMap((source) =>
      source.split(', ').map((one) => one.split(' ')[0] ?? ''),
    )
    expect(files.filter((file) => !isBuiltFile(file))).toEqual([])
  })
  test('hides nothing that only a script would show', () => {
    expect(document.querySelectorAll('main [hidden]').map(String)).toEqual([])
  })
  test('carries no inline style that its policy would refuse', () => {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/)
  })
})

function isBroken(href: string): boolean {
  if (/^(https:|mailto:|tel:)/.test(href)) return false
  if (href.startsWith('#')) return false
  const [pathname, hash] = href.split('#') as [string, string | undefined]
  const target = builtPages.find((page) => page.entry.path === pathname.split('?')[0])
  // Rendered on request: the client area's door, and pages that show what only the server knows.
  if (pathname === '/auth') return false
  if (siteMap.some(({ path, live }) => live && path === pathname.split('?')[0])) return false
  if (!target) return !isBuiltFile(pathname) || pathname === '/'
  if (!hash) return false
  return target.document.querySelector(`[id="${hash}"]`) === null
}
