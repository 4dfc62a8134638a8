import type { OwnCode } from './draw-code.ts'

/** Whether this is a preview, say: the built code is of the public address. */
export async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-code]') as HTMLElement
  const published = place.dataset.code as string
  const { origin, pathname } = new URL(published)
  if (origin === location.origin) return
  await inView(place)
  const { drawCode } = await import('./draw-code.ts')
  show(place, await drawCode(`${location.origin}${pathname}`), published)
}

/** Encoding is heavy; few previews are looked at that far. */
function inView(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(place)
  })
}

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
