import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * A story's address opens it, on load and whenever the hash changes. A layout effect, because the
 * router scrolls to the hash in one that runs later: by then the story must have its height.
 */
export function useStoryAddress(): void {
  const location = useLocation()
  useLayoutEffect(() => {
    // Not the router's hash: opening a story by hand changes the address behind its back.
    const id = decodeURIComponent(window.location.hash.slice(1))
    const story = id && location ? document.getElementById(id) : null
    const details = story?.closest('details')
    if (!details || details.open) return
    details.open = true
    story?.scrollIntoView()
  }, [location])
}
