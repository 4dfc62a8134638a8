import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const WEEK = 7 * 24 * 60 * 60
const narrow = '(max-width: 47.99rem)'

/** Wide screens collapse the sidebar to icons and remember it; narrow ones slide it in and out. */
export function useSidebar(initiallyOpen: boolean) {
  const [open, setOpen] = useState(initiallyOpen)
  const panel = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) return void panel.current?.togglePopover()
    setOpen((wasOpen) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `sidebar_state=${!wasOpen}; Path=/; Max-Age=${WEEK}; SameSite=Lax`
      return !wasOpen
    })
  }, [])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the panel
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])

  return { open, toggle, panel }
}
