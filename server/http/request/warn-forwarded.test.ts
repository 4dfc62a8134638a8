import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { forwardedWarning } from '../listener.ts'
import { parseTrustedProxies } from './client-address.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }

function warningsOf(trusted: string, ...requests: [string, Record<string, string>][]) {
  let written = ''
  const log = createLogger('warn', (text) => {
    written += text
  })
  const look = forwardedWarning(parseTrustedProxies(trusted) as BlockList, log)
  for (const [remoteAddress, headers] of requests) {
    look({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)
  }
  log.flush()
  return written.split('\n').filter(Boolean)
}

test('an unconfigured proxy is logged once, with the remedy and without any address', () => {
  const [line = '', ...more] = warningsOf(
    '',
    ['127.0.0.1', forwarded],
    ['127.0.0.1', forwarded],
    ['198.51.100.7', forwarded],
  )
  expect(more).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    peer: expect.stringContaining('private'),
  })
  expect(line).toContain('TRUST_PROXY')
  expect(line).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
})

test('so is one that only sends the protocol, and one outside the configured network', () => {
  const [line = ''] = warningsOf('10.0.0.0/8', ['2001:db8::1', { 'x-forwarded-proto': 'https' }])
  expect(JSON.parse(line)).toMatchObject({ peer: 'a public address' })
})

test('a proxy that was named, and visitors without a proxy, cause no warning', () => {
  const mapped = '::ffff:10.1.2.3'
  expect(warningsOf('10.0.0.0/8', [mapped, forwarded], ['203.0.113.9', {}])).toEqual([])
})
