import { create } from 'qrcode'
import { drawQr, pixelsOf } from './qr-drawing.ts'

/**
 * The build draws the code of the public address. Where the page is served from another one, such as
 * a preview, its own code takes that one's place, as data addresses, which the page's policy allows
 * as pictures. The encoder is heavy, and loaded only there.
 */
export async function drawOwnCode(place: HTMLElement): Promise<void> {
  const published = place.dataset.code as string
  const url = `${location.origin}${new URL(published).pathname}`
  const code = create(url, { errorCorrectionLevel: 'H' })
  const svg = `data:image/svg+xml,${encodeURIComponent(drawQr(code, url))}`
  const picture = new Image()
  picture.src = svg
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixelsOf(code)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  show(place, { url, svg, png: canvas.toDataURL('image/png') }, published)
}

type OwnCode = { url: string; svg: string; png: string }

function show(place: HTMLElement, { url, svg, png }: OwnCode, published: string) {
  const link = (name: string) => place.querySelector(`[data-link=qrcode-${name}]`)
  const image = place.querySelector('img')
  image?.setAttribute('src', svg)
  image?.setAttribute('alt', image.alt.replace(published, url))
  link('svg')?.setAttribute('href', svg)
  link('png')?.setAttribute('href', png)
  const address = place.querySelector('[data-code-address]')
  if (address) address.textContent = url.replace(/^https?:\/\//, '')
}
