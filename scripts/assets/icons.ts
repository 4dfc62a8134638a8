import { palette } from '#content/palette.ts'
import { cached, cacheKey, sourceHash } from './cache.ts'
import { faviconSvg, iconSvg, type Paints } from './logo.ts'

const code = sourceHash('logo.ts', 'icons.ts')

/** A colour between the two themes, because an .ico cannot adapt to the tab's colour. */
const onAnyTab: Paints = {
  'brand-2': palette.ramps.mar[500],
  accent: palette.ramps.sol[500],
  brand: palette.ramps.mar[500],
}

const night = { paints: palette.themes.noite, ground: palette.themes.noite.bg }

const pictures = {
  'apple-touch-icon.png': iconSvg({ size: 180, fill: 0.74, ...night }),
  'icon-192.png': iconSvg({ size: 192, fill: 0.74, radius: 0.22, ...night }),
  'icon-512.png': iconSvg({ size: 512, fill: 0.74, radius: 0.22, ...night }),
  // Launchers may cut it to a circle of 80 %.
  'icon-maskable-512.png': iconSvg({ size: 512, fill: 0.58, ...night }),
}

export async function iconFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([['favicon.svg', Buffer.from(faviconSvg())]])
  for (const [name, svg] of Object.entries(pictures)) files.set(name, await png(svg))
  const small = await png(iconSvg({ size: 32, fill: 1.04, paints: onAnyTab }))
  return files.set('favicon.ico', ico(small, 32))
}

function png(svg: string): Promise<Buffer> {
  return cached(cacheKey('icon', svg, code), async () => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  })
}

/** An icon file with one PNG in it, which every browser of this century reads. */
export function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
