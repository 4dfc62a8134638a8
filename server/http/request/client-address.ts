import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Node reports IPv4 peers of a dual-stack socket as ::ffff:1.2.3.4. */
export function plainAddress(address: string): string {
  return MAPPED_V4.exec(address)?.[1] ?? address
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Returns null when an entry is neither an address, a CIDR range nor `loopback`. */
export function parseTrustedProxies(list: string): BlockList | null {
  const trusted = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter(Boolean)) {
    if (entry === 'loopback') {
      trusted.addSubnet('127.0.0.0', 8, 'ipv4')
      trusted.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', prefix, ...rest] = entry.split('/')
    const widest = isIP(address) === 6 ? 128 : 32
    if (!isIP(address) || rest.length > 0) return null
    if (prefix === undefined) trusted.addAddress(address, family(address))
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= widest)
      trusted.addSubnet(address, Number(prefix), family(address))
    else return null
  }
  return trusted
}

export function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, family(address))
}

/** A part of Node's request: an object per request costs a tenth of a page. */
type PeerRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

function lastValue(header: string | string[] | undefined): string {
  const joined = Array.isArray(header) ? header.join(',') : (header ?? '')
  return joined.slice(joined.lastIndexOf(',') + 1).trim()
}

/** Removes a port: 1.2.3.4:5678 or [::1]:5678. */
function withoutPort(hop: string): string {
  return plainAddress(hop.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'))
}

/**
 * The nearest address that is no trusted proxy. Entries further left in X-Forwarded-For may be
 * invented.
 */
export function clientAddress({ headers, socket }: PeerRequest, trusted: BlockList): string {
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

/** TLS is terminated by a proxy. */
export function isTls({ headers, socket }: PeerRequest, trusted: BlockList): boolean {
  // The header first: the address lookup is expensive.
  const header = headers['x-forwarded-proto']
  if (header === undefined || lastValue(header) !== 'https') return false
  return isTrusted(trusted, plainAddress(socket.remoteAddress ?? ''))
}
