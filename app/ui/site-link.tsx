import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  /** Navigation state, such as the section to scroll to. */
  state?: unknown
}

/** A link that knows whether it stays on the site: pages change in place, other hosts open in a new tab. */
export function SiteLink({ to, state, ...rest }: Props) {
  // The client area is a document of its own: nothing that was loaded for visitors comes along.
  if (/^\/(auth|dashboard)/.test(to)) return <a {...rest} href={to} />
  if (to.startsWith('/')) {
    // A section is scrolled to: a cross-fade on top of that would blur it.
    const fade = !to.includes('#')
    return <Link {...rest} to={to} state={state} prefetch="intent" viewTransition={fade} />
  }
  if (/^(#|mailto:|tel:)/.test(to)) return <a {...rest} href={to} />
  return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" />
}
