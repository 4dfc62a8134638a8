const visibleShare = 0.3

/**
 * Marks elements `data-fade="wait"` until 30% of them is on screen, then `"in"`, once. What is in
 * view when this runs is left as it stands, and without scripts nothing is hidden.
 */
export function watchFades(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const seen = intersectionRatio >= visibleShare
        ;(target as HTMLElement).dataset.fade = seen ? 'in' : 'wait'
        if (seen) observer.unobserve(target)
      }
    },
    { threshold: visibleShare },
  )
  for (const element of document.querySelectorAll('[data-fade]')) observer.observe(element)
}
