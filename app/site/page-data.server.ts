import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { findContent } from '#content/derived/collections.ts'
import { pageOn, siteMap } from '#content/site-map.ts'
import type { PageMeta, Theme } from '#content/types/common.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { Drawing } from '#features/pictures/rules/tasks.ts'
import {
  drawingHash,
  type PicturedContent,
  picturedOf,
  shareOf,
  windOf,
} from './art/drawing-specs.server.ts'
import { shareAddress, windPicture } from './art/drawings.server.ts'
import type { WindPicture } from './art/wind.tsx'
import { buildMeta, type MetaParts } from './metadata.server.ts'

export { findContent }

export type PageData = { theme: Theme; path: string; meta: MetaDescriptor[] }

export function findEntry(url: URL): SiteEntry {
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  const entry = pageOn(path)
  if (!entry) throw new Response(null, { status: 404 })
  return entry
}

/** The content named by a site map entry. */
export function loadContent<Content>(file: string): Content {
  const content = findContent<Content>(file)
  if (!content) throw new Error(`The site map names content/${file}.ts, which does not exist`)
  return content
}

const picturedIn = ({ content }: SiteEntry) => picturedOf(loadContent<PicturedContent>(content))

/** What every page needs: its theme and its head. Pages add the content they show. */
export function pageData(entry: SiteEntry, meta: PageMeta, parts: MetaParts = {}): PageData {
  const { theme, path } = entry
  // A new page may have none yet.
  const described = { ...meta, description: meta.description || brand.description }
  return { theme, path, meta: buildMeta(entry, described, parts, shareImageOf(entry)) }
}

export const pagePicture = (entry: SiteEntry): WindPicture => windPicture(entry, picturedIn(entry))

const shareImages = new WeakMap<SiteEntry, string>()

/** Of a page's entry, which is a new one after each release. */
export function shareImageOf(entry: SiteEntry): string {
  const address = shareImages.get(entry) ?? shareAddress(entry, picturedIn(entry))
  shareImages.set(entry, address)
  return address
}

let drawings: { of?: typeof siteMap; byHash: Map<string, Drawing> } = { byHash: new Map() }

/** A drawing that some page shows now, by its hash. The site map is a new one after each release. */
export function drawingAt(hash: string): { hash: string; drawing: Drawing } | undefined {
  if (drawings.of !== siteMap) {
    const all = siteMap.flatMap((entry) => {
      const content = picturedIn(entry)
      return [shareOf(entry, content), windOf(entry, content)]
    })
    const byHash = new Map(all.map((drawing) => [drawingHash(drawing), drawing]))
    drawings = { of: siteMap, byHash }
  }
  const drawing = drawings.byHash.get(hash)
  return drawing && { hash, drawing }
}
