/** A picture that does not load gives way to a neutral drawing. */
export function watchArt(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const replace = () => {
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
      image.src = image.dataset.fallback as string
    }
    image.addEventListener('error', replace, { once: true })
    // An error before this ran is not told again; a broken picture is complete and has no size.
    if (image.complete && !image.naturalWidth) replace()
  }
}
