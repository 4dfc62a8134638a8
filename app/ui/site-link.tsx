import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Undefined renders nothing: the page is not part of this site. */
  to: string | undefined
  /** For scripts of the public pages, which find such links by it. */
  [data: `data-${string}`]: string | boolean | undefined
}

/**
 * Other hosts and the booking page open in a new tab. The booking page keeps its opener, so that it
 * gets a copy of this tab's session storage with the attribution.
 */
export function SiteLink({ to, ...rest }: Props) {
  if (to === undefined) return null
  if (/^\/agenda(\?|$)/.test(to))
    return <a {...rest} href={to} target="_blank" rel="noopener opener" />
  if (/^(\/|#|mailto:|tel:)/.test(to)) return <a {...rest} href={to} />
  return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" />
}
