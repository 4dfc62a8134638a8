import { type RefObject, useEffect, useRef } from 'react'

const visibleShare = 0.3

/**
 * Marks an element `data-fade="wait"` until 30% of it is on screen, then `"in"`, once. What is
 * already in view when this runs is left as it stands, and without scripts nothing is hidden.
 */
export function useFadeOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || element.dataset.fade === 'in') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const seen = entry.intersectionRatio >= visibleShare
        element.dataset.fade = seen ? 'in' : 'wait'
        if (seen) observer.disconnect()
      },
      { threshold: visibleShare },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
