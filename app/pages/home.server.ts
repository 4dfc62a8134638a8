import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import type { HomeContent } from '#content/types/page.ts'
import { findEntry, loadContent, pageData, pagePicture } from './page-data.server.ts'

export async function homeData(url: URL) {
  const entry = findEntry(url)
  const content = await loadContent<HomeContent>(entry.content)
  return {
    ...pageData(entry, content.meta),
    content,
    picture: pagePicture(entry),
    scheduling: brand.scheduling,
    fallback: claims.heroFallback,
  }
}
