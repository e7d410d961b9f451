import { wholeMakes } from '../search/facets/modelTree'
import { type CarFacts, facetValue } from './carFacts'
import type { Wanted } from './Wanted'

/** Kept under this, a search is held against every car. */
const ANY = 'any'

const keyed = (kind: string, values: string[]): string[] => values.map((value) => `${kind}:${facetValue(value)}`)

const keysIn = ({ make = [], make_model: models = [], simple_body: bodies = [] }: Record<string, string[]>) => {
  const tree = [...keyed('make', wholeMakes(make, models)), ...keyed('model', models)]
  return tree.length > 0 ? tree : keyed('body', bodies)
}

/** The keys a search is kept under; every car it matches has one of them (`keysOfCar`). */
export const keysOfSearch = ({ refinements, fixed }: Pick<Wanted, 'refinements' | 'fixed'>): string[] => {
  const own = keysIn(refinements)
  const keys = own.length > 0 ? own : keysIn(fixed)
  return keys.length > 0 ? [...new Set(keys)] : [ANY]
}

export const keysOfCar = ({ valuesOf }: CarFacts): string[] => [
  ...valuesOf('make').map((value) => `make:${value}`),
  ...valuesOf('make_model').map((value) => `model:${value}`),
  ...valuesOf('simple_body').map((value) => `body:${value}`),
  ANY,
]
