import type { DrawnMap } from '@/src/domain/locations/maps/drawnMap'
import type { SiteLocation } from '@/tenants/Site'

/** A location with its map. */
export interface ShownPlace {
  location: SiteLocation
  /** Null when the location's coordinates are not known. */
  map: DrawnMap | null
  /** The map provider's embed address; null without an account. */
  frame: string | null
}
