import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { Logger } from '#server/log.ts'
import { isTrusted, parseTrustedProxies, plainAddress } from './trusted-proxies.ts'

const nearby = parseTrustedProxies(
  'loopback,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,169.254.0.0/16,fc00::/7,fe80::/10',
) as BlockList

/**
 * Behind a proxy that nobody named, all visitors share one address, one limit, and cookies that
 * are not Secure, and nothing looks wrong. Said once for a process. Whose address it was stays
 * out of the log: it may be a visitor's own.
 */
export function forwardedWarning(
  trusted: BlockList,
  log: Logger,
): (incoming: IncomingMessage) => void {
  // Looking an address up costs as much as an answer: once for a connection is enough.
  const known = new WeakSet<object>()
  let told = false
  return ({ headers, socket }) => {
    if (told || !(headers['x-forwarded-for'] || headers['x-forwarded-proto'])) return
    if (known.has(socket)) return
    known.add(socket)
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(trusted, peer)) return
    told = true
    log.warn('X-Forwarded headers of a peer that TRUST_PROXY does not name are ignored', {
      peer: isTrusted(nearby, peer) ? 'this machine or a private network' : 'a public address',
      remedy:
        'If it is your proxy, set TRUST_PROXY to its address, a range or loopback: until then all visitors share its address and its limits, and cookies lose Secure. A stranger can cause this line too; then nothing is wrong.',
    })
  }
}
