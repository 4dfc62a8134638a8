import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { instance } from '../fonts/faces.ts'
import { type Card, cardSvg } from './card.ts'

const code = sourceHash('share', 'fonts', 'wind', 'tiles', 'logo.ts')

/** 256 colours are enough for two inks on one ground, and a third of the bytes. */
const png = { palette: true, colours: 256, effort: 4, dither: 0.5 }

export function shareImage(card: Card): Promise<Buffer> {
  return cached(cacheKey('share image', card, look, palette, code), async () => {
    const [display, body] = await Promise.all([
      instance('display', look.type.display.weight),
      instance('body', 500),
    ])
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(cardSvg(card, { display, body })))
      .removeAlpha()
      .png(png)
      .toBuffer()
  })
}
