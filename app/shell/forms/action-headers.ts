import type { HeadersFunction } from 'react-router'

/** A page's `headers` export: when to come back reaches visitors without scripts too. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
}
