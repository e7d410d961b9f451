import type { LeftOutReason } from './leftOut'
import type { OutboundCar, OutboundSite } from './OutboundCar'

/** One way of writing a site's stock for somebody else (FEED-09). */
export interface OutboundFormat {
  /** For the admin. */
  label: string
  contentType: string
  /** Everything before the first car. */
  head: (site: OutboundSite) => string
  /** Why this car is not written; null: it is. */
  leftOut: (car: OutboundCar, site: OutboundSite) => LeftOutReason | null
  /** What no two cars of the feed may share; null: nothing. */
  unique: (car: OutboundCar) => string | null
  car: (car: OutboundCar, site: OutboundSite) => string
  separator: string
  tail: string
}

/** Part of every ETag: raise it when a mapping changes, so that receivers fetch again. */
export const OUTBOUND_REVISION = 1
