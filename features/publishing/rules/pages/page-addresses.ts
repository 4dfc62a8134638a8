import type { Redirect } from '#content/types/page-changes.ts'

type Move = {
  /** Where the content puts the page. */
  base: string
  to: string
  /** Addresses that visitors know already, which go on leading to the page. */
  live: readonly string[]
}

/** Where a list of changes has the page that the content puts at an address. */
export const addressIn = (list: readonly Redirect[], base: string): string =>
  list.find(({ path, page }) => page && path === base)?.to ?? base

/**
 * The list with one more change of an address. Every old one leads to the new one in a single step,
 * and no address leads to itself.
 */
export function moveAddress(list: readonly Redirect[], { base, to, live }: Move): Redirect[] {
  const before = addressIn(list, base)
  const others = list
    .filter(({ path, page }) => !(page && path === base) && path !== to)
    .map((one) => (one.to === before || one.to === base ? { ...one, to } : one))
    .filter(({ path }) => path !== before && path !== base)
  const moved: Redirect[] = to === base ? [] : [{ path: base, to, page: true }]
  const left: Redirect[] =
    before !== base && before !== to && live.includes(before) ? [{ path: before, to }] : []
  return [...others, ...moved, ...left]
}
