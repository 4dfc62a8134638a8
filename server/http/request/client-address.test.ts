import type { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, isTls, parseTrustedProxies } from './client-address.ts'

const trust = (list: string) => parseTrustedProxies(list) as BlockList
const from = (address: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress: address },
})

test('without a trusted proxy the address is the socket’s, whatever the header contains', () => {
  const peer = from('203.0.113.9', { 'x-forwarded-for': '1.1.1.1' })
  expect(clientAddress(peer, trust(''))).toBe('203.0.113.9')
  expect(clientAddress(peer, trust('loopback'))).toBe('203.0.113.9')
})

test('behind a trusted proxy it is the last address the proxy saw, not an invented one', () => {
  const peer = from('::ffff:127.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
  expect(clientAddress(peer, trust('loopback'))).toBe('203.0.113.9')
})

test('a chain of trusted proxies is followed to the first address outside of it', () => {
  const peer = from('10.0.0.2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9:4711, 10.1.2.3' })
  expect(clientAddress(peer, trust('10.0.0.0/8'))).toBe('203.0.113.9')
})

test('IPv6 proxies, ranges and bracketed addresses are understood', () => {
  const peer = from('fd00::1', { 'x-forwarded-for': '[2001:db8::7]:443' })
  expect(clientAddress(peer, trust('fd00::/8'))).toBe('2001:db8::7')
})

test('rubbish in the header leaves the proxy’s own address', () => {
  expect(clientAddress(from('::1', { 'x-forwarded-for': 'x"y' }), trust('loopback'))).toBe('::1')
})

test('TLS is believed only from a trusted proxy', () => {
  const headers = { 'x-forwarded-proto': 'https' }
  expect(isTls(from('127.0.0.1', headers), trust('loopback'))).toBe(true)
  expect(isTls(from('203.0.113.9', headers), trust('loopback'))).toBe(false)
  expect(isTls(from('127.0.0.1'), trust('loopback'))).toBe(false)
})
