import type { LeftOutReason } from './leftOut'
import type { OutboundCar, OutboundSite } from './OutboundCar'

/** One format of a site's stock for an outside receiver (FEED-09). */
export interface OutboundFormat {
  /** Label in the admin. */
  label: string
  contentType: string
  /** The text before the first car. */
  head: (site: OutboundSite) => string
  /** The reason to leave out this car; null when it is written. */
  leftOut: (car: OutboundCar, site: OutboundSite) => LeftOutReason | null
  /** A key that must be unique in the feed; null when there is none. */
  unique: (car: OutboundCar) => string | null
  car: (car: OutboundCar, site: OutboundSite) => string
  separator: string
  tail: string
}

/** Part of every ETag: raise it when a mapping changes, so that receivers fetch again. */
export const OUTBOUND_REVISION = 1
