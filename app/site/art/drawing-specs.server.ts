import { createHash } from 'node:crypto'
import { brand } from '#content/brand.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Article } from '#content/types/article.ts'
import type { PageMeta, WindArt, WindField } from '#content/types/common.ts'
import type { PageFamily, SiteEntry } from '#content/types/site.ts'
import { drawingOf } from '#features/articles/rules/reading.ts'
import type { Drawing, DrawingStyle } from '#features/pictures/rules/tasks.ts'

/** The part of a page's content that its drawings are made from. */
export type Pictured = { meta: PageMeta; art?: WindArt; classic?: { meta?: PageMeta } }

export type PicturedContent = Pictured | Article

/** A text is drawn from its title, and shared with its own picture. */
export function picturedOf(content: PicturedContent): Pictured {
  if ('meta' in content) return content
  const { title, summary, picture } = content
  const meta = { title, description: summary, ...(picture && { image: picture }) }
  return { meta, art: drawingOf(title) }
}

/** Names the files of a page: the path with dashes for slashes. */
export function pageKey(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

/** A page that moved keeps what was drawn for it. */
export const drawnPlace = ({ path, drawnAt = path, page }: SiteEntry) => ({ path: drawnAt, page })

const themeOf = ({ theme }: SiteEntry) => (theme === 'noite' ? look.pages : theme)
const styleNow = () => ({ palette, look })

/** The drawing behind a page's first words. */
export const windOf = (entry: SiteEntry, { art }: Pictured) =>
  ({
    kind: 'wind',
    art: art ?? defaultArt(entry),
    theme: themeOf(entry),
    style: styleNow(),
  }) as const

/** What is shown where a page is shared: its own picture, or a card with its title. */
export function shareOf(entry: SiteEntry, content: Pictured): Drawing {
  const { meta } = content
  if (meta.image) return { kind: 'share', id: meta.image.id, focus: meta.image.focus ?? middle }
  const { art, theme, style } = windOf(entry, content)
  const pageMeta = (entry.theme === 'dia' ? content.classic?.meta : undefined) ?? meta
  const title = shareTitle(pageMeta.title, brand.name)
  const { host } = new URL(brand.url)
  const card = { title, theme, art, brand: brand.name, tagline: brand.tagline, host }
  return { kind: 'card', card, style }
}

const middle = { x: 50, y: 50 }

const nameOf = (drawing: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([1, drawing]))
    .digest('base64url')
    .slice(0, 22)

/** Names of drawings in one style, which is most of what a name is made of. */
let named: { style?: DrawingStyle; text: string; names: Map<string, string> } = {
  text: '',
  names: new Map(),
}
const MOST_NAMED = 10_000

function namesIn(style: DrawingStyle): Map<string, string> {
  if (style.palette !== named.style?.palette || style.look !== named.style.look) {
    const text = JSON.stringify(style)
    named = { style, text, names: text === named.text ? named.names : new Map() }
  }
  return named.names
}

/** Names a drawing by what it shows. A change of the code that draws changes the first number. */
export function drawingHash(drawing: Drawing): string {
  if (drawing.kind === 'share') return nameOf(drawing)
  const { style, ...rest } = drawing
  const names = namesIn(style)
  const key = JSON.stringify(rest)
  const name = names.get(key) ?? nameOf(drawing)
  if (names.size >= MOST_NAMED) names.clear()
  names.set(key, name)
  return name
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
