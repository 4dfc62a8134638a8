/** A picture that does not load gives way to a neutral drawing. */
export function watchArt(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const replace = () => {
      const { fallback } = image.dataset
      if (!fallback) return
      delete image.dataset.fallback
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
      image.src = fallback
    }
    image.addEventListener('error', replace)
    // An error before this ran is not told again; a broken picture is complete and has no size.
    if (image.complete && image.naturalWidth === 0) replace()
  }
}
