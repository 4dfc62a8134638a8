import { expect, test } from 'vitest'
import { art as artFiles } from '#app/generated/art.ts'
import { drawn } from '#app/generated/drawn.ts'
import type { SiteEntry } from '#content/types/site.ts'
import { drawingHash, shareOf, windOf } from './drawing-specs.server.ts'
import { shareAddress, windPicture } from './drawings.server.ts'

const built = { avif: '/b', webp: '/b', phoneAvif: '/b', phoneWebp: '/b', width: 1600, height: 900 }

const entry: SiteEntry = { path: '/sobre', page: 'about', content: 'pages/about', theme: 'noite' }
const art = { seed: 1, field: 'calm', hue: 'mar' } as const
const content = { meta: { title: 'Sobre a gente', description: '' }, art }
Object.assign(artFiles, { sobre: built })
drawn.sobre = {
  wind: drawingHash(windOf(entry, content)),
  card: drawingHash(shareOf(entry, content)),
}

test('a page as the build knew it shows what the build drew', () => {
  expect(shareAddress(entry, content)).toBe('/generated/og/sobre.png')
  expect(windPicture(entry, content)).toEqual(built)
})

test('another title asks for another card, and the same one for the same', () => {
  const renamed = { ...content, meta: { ...content.meta, title: 'Quem faz' } }
  expect(shareAddress(entry, renamed)).toMatch(/^\/desenhos\/[\w-]{22}\.png$/)
  expect(shareAddress(entry, renamed)).toBe(shareAddress(entry, renamed))
  expect(windPicture(entry, renamed)).toEqual(built)
})

test('another drawing, or a page of its own, is drawn by the server', () => {
  const other = { ...content, art: { ...art, seed: 2 } }
  expect(windPicture(entry, other).phoneAvif).toMatch(/^\/desenhos\/[\w-]{22}-phone\.avif$/)
  expect(windPicture({ ...entry, path: '/nova' }, content).avif).toMatch(/-hero\.avif$/)
})

test('a page that moved keeps its drawings', () => {
  const moved = { ...entry, path: '/quem-somos', drawnAt: '/sobre' }
  expect(shareAddress(moved, content)).toBe('/generated/og/sobre.png')
  expect(windPicture(moved, content)).toEqual(built)
})

test('a picture of its own takes the card’s place, cut around its focus', () => {
  const id = '0123456789abcdef0123-1200x800'
  const shared = (x: number) =>
    shareAddress(entry, {
      ...content,
      meta: { ...content.meta, image: { id, alt: 'A equipe', focus: { x, y: 0 } } },
    })
  expect(shared(10)).toMatch(/^\/desenhos\/[\w-]{22}\.jpg$/)
  expect(shared(10)).not.toBe(shared(20))
})
