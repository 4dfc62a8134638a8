import type { MouseEvent, ReactNode } from 'react'

/**
 * Moves the focus alone where scripts run: an address that changes beside the router is one that forms
 * with unsaved texts can neither stop nor wait for.
 */
function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
}

type Props = { to: `#${string}`; className: string; children: ReactNode }

/** Leads past what a page repeats, to a part of it that can take the focus. */
export function SkipLink({ to, className, children }: Props) {
  return (
    <a href={to} onClick={moveFocus} className={className}>
      {children}
    </a>
  )
}
