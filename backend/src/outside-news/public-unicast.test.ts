import { expect, test } from '@jest/globals'
import { isLoopback, isPublicUnicast } from './public-unicast.ts'

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:80b::200e',
  '64:ff9b::8.8.8.8', // NAT64 of a public address
])('%s is an address on the public internet', address => {
  expect(isPublicUnicast(address)).toBe(true)
})

test.each([
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.169.254', 'link-local, where clouds keep credentials'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['192.0.0.8', 'protocol assignment'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
  ['::ffff:7f00:1', 'IPv4-mapped loopback'],
  ['::ffff:8.8.8.8', 'IPv4-mapped'],
  ['::8.8.8.8', 'IPv4-compatible'],
  ['64:ff9b::10.0.0.1', 'NAT64 of a private address'],
  ['64:ff9b::169.254.169.254', 'NAT64 of a link-local address'],
  ['64:ff9b:1::1', 'local NAT64'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['2606:4700::1111%eth0', 'zone'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['100::1', 'discard'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of a loopback address'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['4000::1', 'not assigned'],
  ['127.1', 'no address'],
  ['2130706433', 'no address'],
  ['localhost', 'no address'],
  ['', 'no address'],
])('%s is refused: %s', address => {
  expect(isPublicUnicast(address)).toBe(false)
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['8.8.8.8', false],
  ['localhost', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})
