import { expect, test } from '@jest/globals'
import { narrowNetworkOf, wideNetworkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:0:1:1::', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::FFFF:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8::ffff:cb00:714d', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['0:0:0:0:1:ffff:cb00:714d', '0:0:0:0::/64', '0:0:0::/48'],
  ['1:2::5:6:7:8', '1:2:0:0::/64', '1:2:0::/48'],
  ['fe80::1%eth0', 'no address', 'no address'],
  ['203.0.113.077', 'no address', 'no address'],
  ['unknown', 'no address', 'no address'],
  ['', 'no address', 'no address'],
])('the address %s belongs to network %s, and that to %s', (ip, narrow, wide) => {
  expect(narrowNetworkOf(ip)).toBe(narrow)
  expect(wideNetworkOf(ip)).toBe(wide)
})
