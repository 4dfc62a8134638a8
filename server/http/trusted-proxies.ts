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
