import { brand } from '#content/brand.ts'
import type { ClassicHomeContent } from '#content/types/page.ts'
import { findEntry, loadContent, pageData, pagePicture } from './page-data.server.ts'

export async function classicHomeData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<ClassicHomeContent>(entry.content)
  return {
    ...pageData(entry, content.meta),
    content,
    picture: pagePicture(entry),
    scheduling: brand.scheduling,
  }
}
