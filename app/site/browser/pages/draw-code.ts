import { create } from 'qrcode'
import { paper } from '#app/generated/mark.ts'
import { drawQr, pixelsOf } from './qr-drawing.ts'

/** Both files as data addresses, which the page's security policy allows as pictures. */
export type OwnCode = { url: string; svg: string; png: string }

/** Loaded only where the built files lead somewhere else, because the encoder is heavy. */
export async function drawCode(url: string): Promise<OwnCode> {
  const code = create(url, { errorCorrectionLevel: 'H' })
  const svg = `data:image/svg+xml,${encodeURIComponent(drawQr(code, url, paper))}`
  const picture = new Image()
  picture.src = svg
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixelsOf(code)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { url, svg, png: canvas.toDataURL('image/png') }
}
