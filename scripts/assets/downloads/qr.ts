import { create } from 'qrcode'
import { drawQr, pixelsOf } from '#app/site/browser/pages/qr-drawing.ts'
import { linksUrl } from '#content/derived/links-page-files.ts'
import { paper } from '../icons/logo.ts'

const encode = () => create(linksUrl, { errorCorrectionLevel: 'H' })

/** The links page's code, level H, to print. */
export const qrSvg = (): string => drawQr(encode(), linksUrl, paper())

/** The same to share. */
export async function qrPng(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const side = pixelsOf(encode())
  // Drawn at its final size, so that no module's edge is blurred by scaling.
  const sized = qrSvg().replace('width="50mm" height="50mm"', `width="${side}" height="${side}"`)
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9 }).toBuffer()
}
