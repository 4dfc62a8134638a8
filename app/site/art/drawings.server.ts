import { art } from '#app/generated/art.ts'
import { drawn } from '#app/generated/drawn.ts'
import type { SiteEntry } from '#content/types/site.ts'
import {
  drawingHash,
  drawnPlace,
  type Pictured,
  pageKey,
  shareOf,
  windOf,
} from './drawing-specs.server.ts'
import type { WindPicture } from './wind.tsx'

const drawnAddress = (name: string) => `/desenhos/${name}`
const heroSize = { width: 1600, height: 900 }

/** Where a page's share card is: in the build, or with the server if its words are others by now. */
export function shareAddress(entry: SiteEntry, content: Pictured): string {
  const key = pageKey(drawnPlace(entry).path)
  const share = shareOf(entry, content)
  const hash = drawingHash(share)
  if (share.kind === 'card' && drawn[key]?.card === hash) return `/generated/og/${key}.png`
  return drawnAddress(`${hash}.${share.kind === 'card' ? 'png' : 'jpg'}`)
}

let isPreview = false

/** A preview shows the build's drawings: the server draws only for pages that are live. */
export function drawForPreview(on: boolean): void {
  isPreview = on
}

/** The drawing of a page, from the build or from the server. */
export function windPicture(entry: SiteEntry, content: Pictured): WindPicture {
  const key = pageKey(drawnPlace(entry).path)
  const hash = drawingHash(windOf(entry, content))
  const built = art[key]
  const fallback = built ?? art.home
  if (isPreview && fallback) return fallback
  // Without a build nothing was drawn, and nothing is compared.
  if (built && (!drawn[key] || drawn[key].wind === hash)) return built
  return {
    avif: drawnAddress(`${hash}-hero.avif`),
    webp: drawnAddress(`${hash}-hero.webp`),
    phoneAvif: drawnAddress(`${hash}-phone.avif`),
    phoneWebp: drawnAddress(`${hash}-phone.webp`),
    ...heroSize,
  }
}
