import { expect, test } from '@jest/globals'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::', '0:0:0::/48'],
  ['fe80::', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.77', '0:0:0::/48'],
  ['fe80::1%eth0', null],
  ['unknown', null],
  ['', null],
])('%s lies in %s', (ip, network) => expect(networkOf(ip)).toBe(network))
