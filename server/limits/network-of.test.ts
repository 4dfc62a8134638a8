import { expect, test } from 'vitest'
import { networkOf } from './limits.ts'

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['ana@example.com', 'ana@example.com'],
  ['everybody', 'everybody'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
