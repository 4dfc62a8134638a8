import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { isTrusted, plainAddress } from './trusted-proxies.ts'

/** As much of Node's own request as is needed: an object made for each costs a page a tenth. */
type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

function lastValue(header: string | string[] | undefined): string {
  const joined = Array.isArray(header) ? header.join(',') : (header ?? '')
  return joined.slice(joined.lastIndexOf(',') + 1).trim()
}

/** Some proxies write a port behind the address: 1.2.3.4:5678 or [::1]:5678. */
function withoutPort(hop: string): string {
  return plainAddress(hop.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'))
}

/**
 * The address nearest to us that no trusted proxy vouches for. Whatever stands further left in
 * X-Forwarded-For was written by that client and may be invented.
 */
export function clientAddress({ headers, socket }: Asked, trusted: BlockList): string {
  let client = plainAddress(socket.remoteAddress ?? '')
  const header = headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  while (hops.length > 0 && isTrusted(trusted, client)) {
    const hop = withoutPort(hops.pop()?.trim() ?? '')
    if (!isIP(hop)) break
    client = hop
  }
  return client
}

/** This server speaks no TLS itself. */
export function cameByTls({ headers, socket }: Asked, trusted: BlockList): boolean {
  // First what is cheap: looking an address up in the list costs more than the rest of an answer.
  const header = headers['x-forwarded-proto']
  if (header === undefined || lastValue(header) !== 'https') return false
  return isTrusted(trusted, plainAddress(socket.remoteAddress ?? ''))
}
