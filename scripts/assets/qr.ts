import { create } from 'qrcode'
import { drawQr, pixelsOf } from '#app/site/browser/pages/qr-drawing.ts'
import { linkFiles, linksUrl } from '#content/links-page-files.ts'
import { cached, cacheKey } from './cache.ts'
import { paper } from './logo.ts'

/** The links page's code, level H: a PNG to share and an SVG to print, by file name. */
export async function qrFiles(): Promise<Map<string, Buffer>> {
  const code = create(linksUrl, { errorCorrectionLevel: 'H' })
  const svg = drawQr(code, linksUrl, paper())
  const png = await cached(cacheKey('qr', svg), () => rasterize(svg, pixelsOf(code)))
  return new Map([
    [linkFiles.svg, Buffer.from(svg)],
    [linkFiles.png, png],
  ])
}

async function rasterize(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // Drawn at its final size, so that no module's edge is blurred by scaling.
  const sized = svg.replace('width="50mm" height="50mm"', `width="${side}" height="${side}"`)
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9 }).toBuffer()
}
