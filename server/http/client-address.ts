import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { isTrusted, plainAddress } from './trusted-proxies.ts'

type Peer = { address: string | undefined; encrypted: boolean; headers: IncomingHttpHeaders }

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
export function clientAddress(peer: Peer, trusted: BlockList): string {
  let client = plainAddress(peer.address ?? '')
  const header = peer.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  while (hops.length > 0 && isTrusted(trusted, client)) {
    const hop = withoutPort(hops.pop()?.trim() ?? '')
    if (!isIP(hop)) break
    client = hop
  }
  return client
}

export function cameByTls(peer: Peer, trusted: BlockList): boolean {
  if (peer.encrypted) return true
  // First what is cheap: looking an address up in the list costs more than the rest of an answer.
  if (lastValue(peer.headers['x-forwarded-proto']) !== 'https') return false
  return isTrusted(trusted, plainAddress(peer.address ?? ''))
}
