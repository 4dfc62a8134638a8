import type { MetaDescriptor } from 'react-router'
import { art } from '#app/generated/art.ts'
import { siteMap } from '#content/site-map.ts'
import type { PageMeta, Theme } from '#content/types/common.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { WindPicture } from './art/wind.tsx'
import { buildMeta, type MetaParts, pageKey } from './metadata.server.ts'

/** All of it is in the server's bundle, so that a new build never pulls files from under a running one. */
const contentFiles = import.meta.glob<Record<string, unknown>>(
  ['/content/{pages,services,cases,team,legal}/*.ts'],
  { eager: true },
)

export type PageData = { theme: Theme; path: string; meta: MetaDescriptor[] }

export function findEntry(url: URL): SiteEntry {
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  const entry = siteMap.find((candidate) => candidate.path === path)
  if (!entry) throw new Response(null, { status: 404 })
  return entry
}

/** What a content file holds, its first export; nothing where another file names one that is gone. */
export function findContent<Content>(file: string): Content | undefined {
  const [content] = Object.values(contentFiles[`/content/${file}.ts`] ?? {})
  return content as Content | undefined
}

/** The content named by a site map entry. */
export function loadContent<Content>(file: string): Content {
  const content = findContent<Content>(file)
  if (!content) throw new Error(`The site map names content/${file}.ts, which does not exist`)
  return content
}

/** What every page needs: its theme and its head. Pages add the content they show. */
export function pageData(entry: SiteEntry, meta: PageMeta, parts: MetaParts = {}): PageData {
  return { theme: entry.theme, path: entry.path, meta: buildMeta(entry, meta, parts) }
}

export function pagePicture(entry: SiteEntry): WindPicture {
  const picture = art[pageKey(entry.path)]
  if (!picture) throw new Error(`No wind was drawn for ${entry.path}`)
  return picture
}
