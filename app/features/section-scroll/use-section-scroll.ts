import { type MouseEvent as ReactMouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { focusSection, scrollToSection } from './scroll-to-section.ts'
import { idFromHash, isPlainClick, sectionAskedFor } from './section-link.ts'

const scrollDelay = 100

/**
 * One scroll behaviour for the site. The router's ScrollRestoration decides where a navigation
 * ends up: at the hash, at the position kept for a history entry, or at the top. This hook decides
 * how it gets there (smoothly within a page, at once between pages) and adds what the router does
 * not know: the section asked for by navigation state, hashes typed into the address, plain links
 * to '#…', and focus.
 *
 * Returns the click handler of quick links, which lead to a section from any page.
 */
export function useSectionScroll() {
  const location = useLocation()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const previous = useRef<Location | null>(null)

  // ScrollRestoration stands after the page in the tree, so its layout effect runs after this
  // one and its scrolling obeys the attribute (app.css).
  useLayoutEffect(() => {
    const inPage = previous.current?.pathname === location.pathname
    document.documentElement.toggleAttribute('data-smooth', inPage && arrival !== 'POP')
  }, [location, arrival])

  useEffect(() => {
    document.documentElement.removeAttribute('data-smooth')
    const from = previous.current
    previous.current = location
    if (from === location || (!from && arrival === 'POP')) return
    const id = idFromHash(location.hash)
    const inPage = from?.pathname === location.pathname
    if (id && inPage && arrival === 'POP') scrollToSection(id)
    else if (id) focusSection(document.getElementById(id))
    else if (!inPage && arrival !== 'POP') focusPage()
  }, [location, arrival])

  // The state survives a reload and comes back with the history: only a fresh navigation asks.
  useEffect(() => {
    const id = arrival === 'POP' ? null : sectionAskedFor(location.state)
    if (!id) return
    const timer = setTimeout(scrollToSection, scrollDelay, id)
    return () => clearTimeout(timer)
  }, [location, arrival])

  // Left to the browser, such a link would make a history entry without the router's key, and
  // the scroll position of another entry would be restored in its place.
  useEffect(() => {
    const followInPage = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a')
      if (!link?.getAttribute('href')?.startsWith('#') || !isPlainClick(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      navigate({ pathname, search, hash: link.hash }, { replace: link.hash === hash })
    }
    addEventListener('click', followInPage)
    return () => removeEventListener('click', followInPage)
  }, [navigate])

  return (event: ReactMouseEvent<HTMLAnchorElement>) => {
    const { pathname, hash } = event.currentTarget
    const id = idFromHash(hash)
    if (!id || pathname === location.pathname || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    navigate(pathname, { state: { scrollTo: id }, preventScrollReset: true })
  }
}

/** A new page starts at its top for the keyboard too, unless it has put focus somewhere itself. */
function focusPage() {
  const main = document.querySelector('main')
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
}
