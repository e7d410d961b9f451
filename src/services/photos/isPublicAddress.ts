import { BlockList, isIP } from 'node:net'

/**
 * IPv4 that is not the public internet (IANA special-purpose registry): this network, private, carrier-grade NAT,
 * loopback, link-local with the clouds' metadata, protocol assignments, documentation, 6to4 relays, benchmarks,
 * multicast, reserved. The last one is Azure's wire server, which is metadata on a public address.
 */
const notPublic4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['168.63.129.16', 32],
]

/** Of IPv6 only global unicast (2000::/3) is public: mapped, NAT64, unique-local, link-local, multicast are outside of it. */
const notPublic6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const refused4 = new BlockList()
for (const [net, prefix] of notPublic4) refused4.addSubnet(net, prefix, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const refused6 = new BlockList()
for (const [net, prefix] of notPublic6) refused6.addSubnet(net, prefix, 'ipv6')

/**
 * True for an IP address of the public internet (FEED-08). Everything else, invalid addresses included, must not be
 * requested for a feed.
 */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !refused4.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
