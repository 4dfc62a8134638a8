import { readSession, writeSession } from '#features/shared/ui/tracking/session-storage.ts'
import { idFromHash, isPlainClick } from './section-link.ts'

const storedAs = 'secao'
const scrollDelay = 100

/**
 * The browser scrolls to a hash by itself, and base.css says how far from the top and whether smoothly. This adds focus,
 * the way up, and quick links, which lead to a section of the home from any page: they carry it as a
 * target, and the home scrolls there after 100 ms.
 */
export function watchSections(): void {
  arrive()
  // Where a page opens it stands at once; from then on movement within it is smooth.
  const smooth = () => {
    document.documentElement.dataset.smooth = ''
  }
  if (document.readyState === 'complete') smooth()
  else addEventListener('load', smooth)
  addEventListener('hashchange', () => focusSection(idFromHash(location.hash)))
  addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('.back-to-top')) return backToTop()
    const link = target.closest<HTMLAnchorElement>('a')
    if (!link || !isPlainClick(event)) return
    const id = idFromHash(link.hash)
    if (id && link.getAttribute('href') === location.hash) focusSection(id)
    if (id && link.hasAttribute('data-quick') && link.pathname !== location.pathname) {
      writeSession(storedAs, id)
      event.preventDefault()
      location.assign(link.pathname)
    }
  })
}

function arrive() {
  const id = readSession(storedAs)
  if (!id) return
  writeSession(storedAs, null)
  setTimeout(scrollToSection, scrollDelay, id)
}

function scrollToSection(id: string) {
  delete document.documentElement.dataset.fresh
  document.getElementById(id)?.scrollIntoView()
  focusSection(id)
}

/** Focus moves with the scroll, so that the next Tab goes on from the section. */
function focusSection(id: string | null) {
  const section = id && document.getElementById(id)
  if (!section) return
  section.focus({ preventScroll: true })
  if (document.activeElement === section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** The button goes away at the top, so focus goes to the page's beginning with the scroll. */
function backToTop() {
  scrollTo(0, 0)
  document.querySelector('main')?.focus({ preventScroll: true })
}
