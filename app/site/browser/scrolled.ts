/** The header turns solid beyond 50 px, the way back to the top shows beyond 300. */
export function watchScrolling(): void {
  const mark = (selector: string, name: string, beyond: number) =>
    document.querySelector(selector)?.toggleAttribute(name, scrollY > beyond)
  const check = () => {
    mark('.site-header', 'data-solid', 50)
    mark('.back-to-top', 'data-shown', 300)
  }
  check()
  addEventListener('scroll', check, { passive: true })
}
