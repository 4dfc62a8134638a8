/** From how many pixels on each is marked. */
const thresholds = [
  { selector: '.site-header', beyond: 50, mark: 'data-solid' },
  { selector: '.back-to-top', beyond: 300, mark: 'data-shown' },
]

export function watchScrolling(): void {
  const marked = thresholds.flatMap(({ selector, ...rest }) => {
    const element = document.querySelector(selector)
    return element ? [{ element, ...rest }] : []
  })
  const check = () => {
    for (const { element, beyond, mark } of marked) {
      element.toggleAttribute(mark, scrollY > beyond)
    }
  }
  check()
  addEventListener('scroll', check, { passive: true })
}
