import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, however it was written. */
function groupsOf(address: string): number[] {
  // The URL parser knows every way of writing one, and writes it in one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : [])
  const before = read(head)
  if (tail === undefined) return before
  const after = read(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * Who an address counts as. A household or a rented server has a whole /64 of IPv6 addresses, so
 * that is one visitor; an IPv4 address in IPv6 clothes is the IPv4 address. Whatever is no address
 * stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
