import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Without one there is no link: the page it led to is left out of this site. */
  to: string | undefined
  /** For scripts of the public pages, which find such links by it. */
  [data: `data-${string}`]: string | boolean | undefined
}

/**
 * A link that knows whether it stays on the site: other hosts open in a new tab, and so does the
 * booking page, which as a page of ours is handed this tab's memory of what brought the visit.
 */
export function SiteLink({ to, ...rest }: Props) {
  if (to === undefined) return null
  if (/^\/agenda(\?|$)/.test(to))
    return <a {...rest} href={to} target="_blank" rel="noopener opener" />
  if (/^(\/|#|mailto:|tel:)/.test(to)) return <a {...rest} href={to} />
  return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" />
}
