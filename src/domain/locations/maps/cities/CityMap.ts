/**
 * A city's main features as few points, simplified by hand from general geographic knowledge: for orientation only, true to a few
 * hundred metres. A shape is longitude and latitude of its points: '151.21 -33.87, 151.22 -33.86'.
 */
export interface CityMap {
  /** Where it may be shown: west, south, east, north. */
  box: readonly [number, number, number, number]
  /** Sea, bays and lakes, closed. */
  water: readonly string[]
  /** National parks, hills and large parks, closed. */
  parks: readonly string[]
  /** Islands, and what a park encloses; closed. */
  islands: readonly string[]
  /** Open lines. */
  rivers: readonly string[]
  /** Of states, open lines. */
  borders?: readonly string[]
  /** Route number and line. */
  motorways: readonly (readonly [string, string])[]
  /** The same; '' where the number says little. */
  roads: readonly (readonly [string, string])[]
  /** Those that matter most first: 'Chatswood 151.181 -33.797'. */
  suburbs: readonly string[]
  /** Names on the water, written in the same way. */
  waters: readonly string[]
}
