import { type RefObject, useLayoutEffect } from 'react'

export const typing = 'input, textarea, select, [contenteditable]'

/** J and K, or arrows within the list, move between its lines; / focuses the search. */
export function useListKeys(place: RefObject<HTMLElement | null>) {
  // A layout effect, because the next key may follow before the paint.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const list = place.current
      if (!list || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.closest(typing)) return
      if (event.key === '/') {
        event.preventDefault()
        list.querySelector<HTMLInputElement>('[type=search]')?.focus()
        return
      }
      const arrows = list.contains(target)
      const down = event.key === 'j' || (arrows && event.key === 'ArrowDown')
      const up = event.key === 'k' || (arrows && event.key === 'ArrowUp')
      if (!down && !up) return
      const links = [...list.querySelectorAll<HTMLAnchorElement>('ol a')]
      const focused = links.indexOf(document.activeElement as HTMLAnchorElement)
      const current = links.findIndex((link) => link.ariaCurrent)
      const from = focused >= 0 ? focused : current
      const next = links[from < 0 ? 0 : from + (down ? 1 : -1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [place])
}
