const waiting = new Set<HTMLElement>()

function show(element: HTMLElement, observer: IntersectionObserver) {
  element.dataset.reveal = 'active'
  observer.unobserve(element)
  waiting.delete(element)
}

/**
 * What is marked as reveal (app/ui/reveal.tsx) rises into place the first time its top is 150 px
 * inside the viewport. Only what is still below the screen when this runs is made to wait, so nobody
 * who reads before misses anything. The browser tells where it is: asking would lay the page out
 * once for each.
 */
export function watchReveals(): void {
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const element = target as HTMLElement
      // What the browser has not laid out yet (boot.ts) is far below, and has no height.
      const onScreen = boundingClientRect.height > 0 && boundingClientRect.top < innerHeight
      if (isIntersecting || (onScreen && !waiting.has(element))) show(element, observer)
      else if (!waiting.has(element)) {
        element.dataset.reveal = 'wait'
        waiting.add(element)
      }
    }
  }
  // Whatever was passed counts as seen, however far above it is.
  const observer = new IntersectionObserver(look, { rootMargin: '1000000px 0px -150px' })
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element)
  // The last pixels of a page can never rise above the line.
  const showAllAtEnd = () => {
    const { scrollHeight } = document.documentElement
    if (innerHeight + scrollY < scrollHeight - 2) return
    for (const element of [...waiting]) show(element, observer)
  }
  addEventListener('scroll', showAllAtEnd, { passive: true })
}
