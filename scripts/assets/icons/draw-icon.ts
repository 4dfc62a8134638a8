import sharp from 'sharp'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { faviconSvg, type Icon, iconSvg, type Paints } from './logo.ts'

/** A colour between the two themes, because an .ico cannot adapt to the tab's colour. */
const onAnyTab: Paints = {
  'brand-2': palette.ramps.mar[500],
  accent: palette.ramps.sol[500],
  brand: palette.ramps.mar[500],
}

const night = { paints: palette.themes.noite, ground: palette.themes.noite.bg }
/** An uploaded logo is drawn for the ground that the pages have. */
const ground = look.image ? palette.themes[look.pages].bg : night.ground

const pictures: Record<string, Icon> = {
  'apple-touch-icon.png': { size: 180, fill: 0.74, ...night, ground },
  'icon-192.png': { size: 192, fill: 0.74, radius: 0.22, ...night, ground },
  'icon-512.png': { size: 512, fill: 0.74, radius: 0.22, ...night, ground },
  // Launchers may cut it to a circle of 80 %.
  'icon-maskable-512.png': { size: 512, fill: 0.58, ...night, ground },
  'favicon.ico': { size: 32, fill: 1.04, paints: onAnyTab },
}

/** A wide logo would be a line in a browser's tab. */
const isWide = look.image ? look.image.width >= 1.6 * look.image.height : false

/** The uploaded logo where it fits the icon; otherwise the mark. */
const logoFor = (name: string) =>
  isWide && name.startsWith('favicon') ? undefined : look.image?.svg

/** Everything that an icon is drawn from. */
export const iconSource = (name: string) => [
  name,
  pictures[name] ?? faviconSvg(),
  look.logo,
  logoFor(name),
]

/** A file of scripts/assets/icons/icons.ts, from the colours and the logo as they are. */
export async function drawIcon(name: string): Promise<Buffer> {
  const logo = logoFor(name)
  if (name === 'favicon.svg') return Buffer.from(logo ?? faviconSvg())
  const icon = pictures[name]
  if (!icon) throw new Error(`No icon is named ${name}`)
  const picture = logo ? await logoIcon(icon, logo) : await png(iconSvg(icon))
  return name.endsWith('.ico') ? ico(picture, icon.size) : picture
}

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()

/** The logo inside the same square as the mark. */
async function logoIcon(icon: Icon, logo: string): Promise<Buffer> {
  const side = Math.round(icon.size * Math.min(icon.fill, 1))
  const input = await sharp(Buffer.from(logo), { density: 300 })
    .resize({
      width: side,
      height: side,
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer()
  return sharp(Buffer.from(iconSvg(icon, false)))
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer()
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
