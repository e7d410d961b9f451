export interface Point {
  lat: number
  lng: number
}

/** The points of a shape as city data writes them. */
export const pointsOf = (shape: string): Point[] =>
  shape.split(',').map((pair) => {
    const [lng = 0, lat = 0] = pair.trim().split(/\s+/).map(Number)
    return { lat, lng }
  })

/** A place out of its name, longitude and latitude. */
export const placeOf = (words: string): Point & { label: string } => {
  const [, label = '', lng, lat] = /^(.+) (\S+) (\S+)$/.exec(words) ?? []
  return { label, lat: Number(lat), lng: Number(lng) }
}
