import type { MapPlace } from '../drawnMap'
import { adelaide } from './adelaide.data'
import { brisbane } from './brisbane.data'
import type { CityMap } from './CityMap'
import { country } from './country.data'
import { melbourne } from './melbourne.data'
import { placeOf, type Point, pointsOf } from './readShape'
import { sydney } from './sydney.data'

export interface Road {
  /** Its number; '' where that says little. */
  label: string
  line: Point[]
}

/** A city's data with its points read. */
export interface City {
  box: CityMap['box']
  water: Point[][]
  parks: Point[][]
  islands: Point[][]
  rivers: Point[][]
  borders: Point[][]
  motorways: Road[]
  roads: Road[]
  suburbs: MapPlace[]
  waters: MapPlace[]
}

const roadOf = ([label, line]: readonly [string, string]): Road => ({ label, line: pointsOf(line) })

const read = (city: CityMap): City => ({
  box: city.box,
  water: city.water.map(pointsOf),
  parks: city.parks.map(pointsOf),
  islands: city.islands.map(pointsOf),
  rivers: city.rivers.map(pointsOf),
  borders: (city.borders ?? []).map(pointsOf),
  motorways: city.motorways.map(roadOf),
  roads: city.roads.map(roadOf),
  suburbs: city.suburbs.map(placeOf),
  waters: city.waters.map(placeOf),
})

/** What is known of the ground: some cities, and what is shown of the country where a map is too wide for one. */
export interface Atlas {
  cities: readonly City[]
  country: City | null
}

export const atlas: Atlas = { cities: [sydney, melbourne, brisbane, adelaide].map(read), country: read(country) }
