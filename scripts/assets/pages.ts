import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  drawingHash,
  type Pictured,
  type PicturedContent,
  pageKey,
  picturedOf,
  shareOf,
  windOf,
} from '#app/site/art/drawing-specs.server.ts'
import type { Theme, WindArt } from '#content/types/common.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { Card } from '#features/pictures/rules/tasks.ts'
import { root } from './cache.ts'

export type AssetPage = {
  /** Names the page's files: the path with dashes for slashes. */
  key: string
  theme: Theme
  art: WindArt
  card: Card
  /** Tell whether the running server can still show what the build drew. */
  hashes: { wind: string; card: string }
}

export async function listPages(): Promise<AssetPage[]> {
  const { siteMap } = await import('#content/site-map.ts')
  return Promise.all(
    siteMap.filter(isDrawn).map(async (entry) => {
      const content = await loadContent(entry)
      const wind = windOf(entry, content)
      const share = shareOf(entry, { ...content, meta: { ...content.meta, image: undefined } })
      if (share.kind !== 'card') throw new Error(`${entry.path} has no card`)
      return {
        key: pageKey(entry.path),
        theme: wind.theme,
        art: wind.art,
        card: share.card,
        hashes: { wind: drawingHash(wind), card: drawingHash(share) },
      }
    }),
  )
}

/** Further pages of a list show what the first one shows. */
const isDrawn = ({ page, path: pagePath }: SiteEntry) =>
  page !== 'articles' || !pagePath.slice(1).includes('/')

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
    (value) =>
      typeof value === 'object' && value !== null && ('meta' in value || 'summary' in value),
  )
  if (!content) throw new Error(`${file} exports no content with a \`meta\` for ${entry.path}`)
  return picturedOf(content as PicturedContent)
}
