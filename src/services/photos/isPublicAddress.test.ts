import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './isPublicAddress'

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '192.167.1.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
])('FEED-08 %s is a public address', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['metadata', '169.254.169.254'],
  ['metadata', 'fd00:ec2::254'],
  ['metadata', '100.100.100.200'],
  ['metadata', '192.0.0.192'],
  ['metadata', '168.63.129.16'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['link-local', 'fe80::1'],
  ['link-local', 'fe80::1%eth0'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['documentation', '2001:db8::1'],
  ['unspecified', '::'],
  ['a name', 'localhost'],
  ['nothing', ''],
  ['short form', '127.1'],
])('FEED-08 %s (%s) is not', (_kind, address) => expect(isPublicAddress(address)).toBe(false))

test('FEED-08 no private IPv4 address passes in IPv6 clothing', () => {
  const prefixes = ['::ffff:', '::', '64:ff9b::', '::ffff:0:', '2002:', 'fe80::', 'fc00::']
  fc.assert(
    fc.property(fc.constantFrom(...prefixes), fc.ipV4(), (prefix, address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
      expect(isPublicAddress(prefix === '2002:' ? `${prefix}${hex}::` : `${prefix}${hex}`)).toBe(false)
    }),
  )
})
