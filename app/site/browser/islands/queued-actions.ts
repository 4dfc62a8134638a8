/**
 * Stops keeping the acts of a place, an island or the page outside of the islands, and makes those
 * again that were kept. Without a place nothing is kept any more: what they are for cannot be had,
 * and each does what the browser by itself makes of it.
 */
export type Release = (place?: Element) => void

type Kept = [place: Element, element: HTMLElement, again: () => void]

/** What a script answers, and the browser by itself does not. */
const pressed = 'button:not([type=submit], [command]), a[aria-haspopup]'

/**
 * A press on a button, a link that opens something here, or Enter in a form that is not sent
 * anywhere: kept until its island, or the page's own script, is awake. `root` stands for the page.
 */
export function queueActions(page: Pick<Window, 'addEventListener'>, root: HTMLElement): Release {
  let kept: Kept[] = []
  const done: Element[] = []
  let allDone = false

  /** A toggle shows its new state at once; made again, the press starts from the old one. */
  function flip(element: HTMLElement) {
    const { ariaPressed } = element
    if (ariaPressed) element.ariaPressed = `${ariaPressed !== 'true'}`
  }

  const placeOf = (element: Element) => element.closest('page-island') ?? root

  function keep(event: Event, element: HTMLElement, again: () => void) {
    const place = placeOf(element)
    if (allDone || done.includes(place)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // An island that is just waking is compared with what the server rendered.
    if (!place.hasAttribute('data-waking')) element.setAttribute('aria-busy', 'true')
    flip(element)
    kept.push([place, element, again])
  }

  function onClick(event: Event) {
    const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
    const element = (event.target as Element).closest<HTMLElement>(pressed)
    // With a key, a link is opened elsewhere, which needs no script.
    if (!element || metaKey || ctrlKey || shiftKey || altKey) return
    keep(event, element, () => element.click())
  }

  function onSubmit(event: Event) {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('method') === 'dialog') keep(event, form, () => form.requestSubmit())
  }

  /** Enter sends where a script says so (features/assistant/ui/chat-fields.tsx). */
  function onKey(event: Event) {
    const { key, shiftKey, isComposing } = event as KeyboardEvent
    const field = (event.target as Element).closest<HTMLTextAreaElement>('textarea[data-enter]')
    const { form } = field ?? {}
    if (!form || key !== 'Enter' || shiftKey || isComposing) return
    keep(event, form, () => form.requestSubmit())
  }

  page.addEventListener('click', onClick, true)
  page.addEventListener('submit', onSubmit, true)
  page.addEventListener('keydown', onKey, true)

  return (place) => {
    if (place) done.push(place)
    else allDone = true
    kept = kept.filter(([waitsFor, element, again]) => {
      if (place && waitsFor !== place) return true
      element.removeAttribute('aria-busy')
      flip(element)
      again()
      return false
    })
  }
}
