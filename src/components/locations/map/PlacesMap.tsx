import type { PinMap, SiteMap } from '@/src/domain/locations/maps/pinMap'
import { DrawnPlaces } from './DrawnPlaces'
import { PinLinks } from './PinLinks'
import { ZoomableMap } from './ZoomableMap'

/** The place whose pin shows a place, alone or among several; null: outside of the drawing. */
export const pinIdOf = (map: Pick<PinMap, 'pins'>, id: string): string | null =>
  map.pins.find(({ ids }) => ids.includes(id))?.ids[0] ?? null

interface PlacesMapProps {
  map: SiteMap
  /** Number of a place in the list beside the map, null where that has none, and its name. */
  numbers: ReadonlyMap<string, { number: number | null; name: string }>
}

/**
 * Every place on one map (RTE-33): a drawing of our own, which needs no script and no third party, and on request a map
 * that is moved and zoomed. A pin leads to its place in the list, which says the same in words.
 */
export const PlacesMap = ({ map, numbers }: PlacesMapProps) => {
  const places = map.places.flatMap(({ id, lat, lng }) => {
    const place = numbers.get(id)
    return place ? [{ id, lat, lng, ...place }] : []
  })
  return (
    <>
      <PinLinks pins={map.pins} />
      <ZoomableMap
        places={places}
        you={map.you}
        opensOn={map.opensOn}
        styleUrl={map.styleUrl}
        note={<p className="text-xs text-muted">Simplified map, for orientation. Directions open a full map.</p>}
      >
        <DrawnPlaces map={map} numbers={numbers} />
      </ZoomableMap>
    </>
  )
}
