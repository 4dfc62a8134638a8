import { type RefObject, useLayoutEffect } from 'react'
import { typing } from '../shared/use-list-keys.ts'

/** R goes to the answer, A takes the conversation, beside J and K of the list. */
export function useThreadKeys(place: RefObject<HTMLElement | null>): void {
  // A layout effect, because the next key may follow before the paint.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (!/^[ar]$/.test(event.key) || (event.target as HTMLElement).closest(typing)) return
      const target = place.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)
      if (!target) return
      event.preventDefault()
      if (event.key === 'r') target.focus()
      else target.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [place])
}
