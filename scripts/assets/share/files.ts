import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Card } from '#features/pictures/rules/tasks.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { fontFile, instance } from '../fonts/faces.ts'
import { cut } from '../pdf/report-fonts.ts'
import { cardPng } from './card.ts'

const code = sourceHash('share', 'fonts', 'wind', 'tiles', 'icons/logo.ts')

/** Changes with all that the card depends on. */
export const shareKey = (card: Card) => cacheKey('share image', card, look, palette, code)

export function shareImage(card: Card): Promise<Buffer> {
  return cached(shareKey(card), async () => {
    const [display, body] = await Promise.all([
      instance('display', look.type.display.weight),
      instance('body', 500),
    ])
    return cardPng(card, { display, body })
  })
}

/** The same two faces with all their letters, for titles that are written later. */
export async function cardFonts(): Promise<Map<string, Buffer>> {
  return new Map([
    ['display.ttf', await cut(fontFile(look.type.display), look.type.display.weight)],
    ['body.ttf', await cut(fontFile(look.type.body), 500)],
  ])
}
