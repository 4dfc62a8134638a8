import { BlockList, isIP } from 'node:net'
import { plainAddress } from '../http/request/client-address.ts'

const v4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Only 2000::/3 is public; inside of it are tunnels to IPv4 and examples. */
const v6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** One list per family: a list of IPv6 ranges would judge IPv4 addresses too, as mapped ones. */
function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const blockLists = { ipv4: listOf(v4, 'ipv4'), ipv6: listOf(v6, 'ipv6') }

/** Whether an address belongs to the public internet: nothing of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  const version = isIP(plain)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return version !== 0 && !blockLists[family].check(plain, family)
}
