import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What the signature of a feed's address vouches for (FEED-09). */
export interface OutboundLink {
  tenantId: string
  tenantSlug: string
  /** Name of the format, the last part of the address. */
  format: string
  /** `tenants.outboundLinkVersion`: raising it makes every earlier link useless. */
  version: number
}

type Signed = Pick<OutboundLink, 'tenantId' | 'format' | 'version'>

/** A key of its own, so that no other signature made with the platform's secret passes here. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'outbound feed links v1', 32))

const signature = ({ tenantId, format, version }: Signed, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret))
    .update(JSON.stringify([tenantId, format, version]))
    .digest()

/** Path and query of a feed: `/api/outbound/{tenantSlug}/{format}?v=1&sig=...`. */
export const outboundPath = (link: OutboundLink, secret: string): string =>
  `/api/outbound/${encodeURIComponent(link.tenantSlug)}/${link.format}?v=${link.version}&sig=${signature(link, secret).toString('base64url')}`

/** Whether an address was signed for exactly this dealership, format and version; compared in constant time. */
export const isSignedFor = (link: Signed, query: URLSearchParams, secret: string): boolean => {
  const expected = signature(link, secret)
  const given = Buffer.from(query.get('sig') ?? '', 'base64url')
  const sameSignature = given.length === expected.length && timingSafeEqual(given, expected)
  return sameSignature && query.get('v') === String(link.version)
}
