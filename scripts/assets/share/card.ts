import type { Font } from 'fontkit'
import { palette } from '#content/palette.ts'
import type { Card } from '#features/pictures/rules/tasks.ts'
import { logoShapes, paintsOn } from '../icons/logo.ts'
import { renderWind } from '../wind/art.ts'
import { fitTitle } from './lines.ts'
import { textPath, textWidth } from './text.ts'

const cardSize = { width: 1200, height: 630 }

const margin = 76
const tracking = -0.028
const leading = 1.05
const room = {
  width: 880,
  height: 330,
  sizes: [140, 124, 110, 98, 90, 82, 74, 66, 58, 50],
  leading,
}

/** The wind of the eyebrows: 32 by 14. */
const gust = 'M1 9c6-8 10 4 15-2s8-5 15-3M5 13c5-5 8 1 12-2s6-3 10-2'

type CardFonts = { display: Font; body: Font }

function cardSvg(card: Card, fonts: CardFonts): string {
  const { width, height } = cardSize
  const { fg, muted, brand } = palette.themes[card.theme]
  const style = (size: number) => ({ font: fonts.display, size, tracking })
  const { size, lines } = fitTitle(card.title, (text) => textWidth(text, style(1)), room)
  const foot = height - margin
  const lastBaseline = foot - 78
  const title = lines.map((line, i) => {
    const baseline = lastBaseline - (lines.length - 1 - i) * size * leading
    // Large letters have side bearing on their left; subtracted, they align with the rest.
    return textPath(line, style(size), margin - size * 0.045, baseline)
  })
  const small = { font: fonts.body, size: 25 }
  const wind = renderWind({ art: card.art, theme: card.theme, ...cardSize, quiet: 0.6 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wind}<g transform="translate(${margin - 6} ${margin - 20}) scale(1.7)">${logoShapes(paintsOn[card.theme])}</g><path fill="${fg}" d="${textPath(card.brand, { ...style(42), tracking: -0.03 }, margin + 64, margin + 30)}"/><path fill="${fg}" d="${title.join('')}"/><g transform="translate(${margin} ${foot - 18}) scale(1.3)"><path fill="none" stroke="${brand}" stroke-width="2" stroke-linecap="round" d="${gust}"/></g><path fill="${muted}" d="${textPath(`${card.tagline}  ·  ${card.host}`, small, margin + 56, foot)}"/></svg>`
}

/** 256 colours are enough for two inks on one ground, and a third of the bytes. */
const png = { palette: true, colours: 256, effort: 4, dither: 0.5 }

export async function cardPng(card: Card, fonts: CardFonts): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(cardSvg(card, fonts)))
    .removeAlpha()
    .png(png)
    .toBuffer()
}
