import jsQR from 'jsqr'
import sharp from 'sharp'

/** By the two modules that begin the format information, as they stand on paper (1 is dark). */
const levels: Record<string, string> = { '11': 'L', '10': 'M', '01': 'Q', '00': 'H' }
const quiet = 4
/** Some eight pixels for each module: jsQR goes through every pixel many times. */
const WIDTH = 400

/** The text of a QR code's picture, and its error correction level. */
export async function readQr(picture: Buffer): Promise<{ text: string; level: string }> {
  // Drawings are read at a whole multiple of their size, so that each module is whole pixels.
  const { width } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture, { density: 72 * Math.ceil(WIDTH / width) })
    .resize({ width: WIDTH, withoutEnlargement: true, kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  })
  if (!code) throw new Error('No QR code can be read in the picture')
  const module = info.width / (17 + 4 * code.version + 2 * quiet)
  const at = (row: number, column: number) => {
    const [x, y] = [column, row].map((n) => Math.floor((n + quiet + 0.5) * module)) as [
      number,
      number,
    ]
    return (data[(y * info.width + x) * 4] as number) < 128 ? '1' : '0'
  }
  return { text: code.data, level: levels[at(8, 0) + at(8, 1)] as string }
}
