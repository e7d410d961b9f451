import type { DrawnMap } from '@/src/domain/locations/maps/drawnMap'
import type { SiteLocation } from '@/tenants/Site'

/** A location with its map. */
export interface ShownPlace {
  location: SiteLocation
  /** Null: nobody knows where on Earth it is. */
  map: DrawnMap | null
  /** The map provider's frame; null: there is no account. */
  frame: string | null
}
