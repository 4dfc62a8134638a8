import type { Location } from 'react-router'

/**
 * Under which name the router keeps the scroll position of a history entry. An entry that the
 * router did not make, such as a hash typed into the address, has no key of its own: all of them
 * would share one position, and the visitor would be taken there instead of to the section. So a
 * hash without a key is never found again.
 */
export function scrollKey({ key, pathname, hash }: Location): string {
  if (key !== 'default') return key
  return hash ? `${pathname}${hash} ${performance.now()}` : pathname
}
