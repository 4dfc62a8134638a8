import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageMeta, Theme, WindArt, WindField } from '#content/types/common.ts'
import type { PageFamily, SiteEntry } from '#content/types/site.ts'
import { root } from './cache.ts'

export type AssetPage = {
  /** Names the page's files: the path with dashes for slashes. */
  key: string
  theme: Theme
  art: WindArt
  title: string
}

/** The part of a content module that pictures are made from. */
type Pictured = { meta: PageMeta; art?: WindArt; classic?: { meta?: PageMeta } }

export async function listPages(): Promise<AssetPage[]> {
  const { siteMap } = await import('#content/site-map.ts')
  const { brand } = await import('#content/brand.ts')
  const { look } = await import('#content/look.ts')
  return Promise.all(
    siteMap.map(async (entry) => {
      const content = await loadContent(entry)
      const classic = entry.theme === 'dia' ? content.classic : undefined
      return {
        key: pageKey(entry.path),
        theme: entry.theme === 'noite' ? look.pages : entry.theme,
        art: content.art ?? defaultArt(entry),
        title: shareTitle((classic?.meta ?? content.meta).title, brand.name),
      }
    }),
  )
}

export function pageKey(pagePath: string): string {
  return pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-')
}

async function loadContent(entry: SiteEntry): Promise<Pictured> {
  const file = `content/${entry.content}.ts`
  const full = path.join(root, file)
  if (!existsSync(full)) {
    throw new Error(`content/site-map.ts names ${file} for ${entry.path}, which does not exist`)
  }
  const exported = Object.values(
    (await import(pathToFileURL(full).href)) as Record<string, unknown>,
  )
  const content = exported.find(
    (value) => typeof value === 'object' && value !== null && 'meta' in value,
  )
  if (!content) throw new Error(`${file} exports no content with a \`meta\` for ${entry.path}`)
  return content as Pictured
}

/** Removes the brand and the version, which the picture shows already. */
export function shareTitle(title: string, brandName: string): string {
  const parts = title.split(/\s+[-–—|]\s+/).filter((part) => part !== brandName)
  return parts.join(': ').replace(/\s*\(versão clássica\)$/i, '')
}

/** Pages that are read get little wind. */
const familyFields: Partial<Record<PageFamily, WindField>> = {
  legal: 'calm',
  plans: 'layers',
  cases: 'rising',
  portfolio: 'fan',
  about: 'waves',
}

const fields: WindField[] = ['rising', 'layers', 'waves', 'fan', 'spiral', 'ripples', 'converge']
const hues: WindArt['hue'][] = ['mar-sol', 'mar', 'ceu', 'sol']

/** A drawing for a page without one, the same in every build. */
export function defaultArt({ path: pagePath, page }: Pick<SiteEntry, 'path' | 'page'>): WindArt {
  const seed = hash(pagePath)
  const field = familyFields[page] ?? (fields[seed % fields.length] as WindField)
  return { seed, field, hue: hues[(seed >>> 4) % hues.length] as WindArt['hue'] }
}

/** FNV-1a, folded to a number a person can copy into a content file. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0) % 100_000
}
