import type { KeyboardEvent } from 'react'

const isOpen = (select: HTMLSelectElement) => {
  try {
    return select.matches(':open')
  } catch {
    return false
  }
}

/**
 * For a select that acts when it changes: the arrow keys open it, so that a choice is made once and
 * not at every option on the way.
 */
export function openOnArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget
  if (!/^Arrow(Up|Down)$/.test(event.key) || event.altKey || isOpen(select)) return
  if (!('showPicker' in select)) return
  event.preventDefault()
  select.showPicker()
}
