import { facetOf } from '../search/facets/facets'
import { wholeMakes } from '../search/facets/modelTree'
import { indexSettings } from '../search/index/indexSettings'
import { type CarFacts, facetValue, wordsIn } from './carFacts'
import type { Wanted } from './Wanted'

type Test = (facts: CarFacts) => boolean

const has = (attribute: string, wanted: string[]): Test => {
  const any = new Set(wanted.map(facetValue))
  return ({ valuesOf }) => valuesOf(attribute).some((value) => any.has(value))
}

/** Makes and models are one tree, as `stateFilters` has it. */
const treeTests = ({ make = [], make_model: models = [] }: Record<string, string[]>): Test[] => {
  if (make.length + models.length === 0) return []
  const [isMake, isModel] = [has('make', wholeMakes(make, models)), has('make_model', models)]
  return [(facts) => isMake(facts) || isModel(facts)]
}

const valueTests = (refinements: Record<string, string[]>): Test[] =>
  Object.entries(refinements).flatMap(([attribute, values]) => {
    const facet = facetOf(attribute)
    if (!facet || values.length === 0 || attribute === 'make' || attribute === 'make_model') return []
    return facet.operator === 'and' ? values.map((value) => has(attribute, [value])) : [has(attribute, values)]
  })

const rangeTests = (ranges: Wanted['ranges']): Test[] =>
  Object.entries(ranges).flatMap(([attribute, { min, max }]) => {
    const facet = facetOf(attribute)
    if (!facet || (min === null && max === null)) return []
    return [
      ({ car }) => {
        const held = car[facet.attribute]
        return typeof held === 'number' && held >= (min ?? -Infinity) && held <= (max ?? Infinity)
      },
    ]
  })

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

const nearTests = (near: Wanted['near']): Test[] => {
  if (!near) return []
  return [
    ({ car: { _geo: at } }) => {
      if (!at) return false
      const rise = Math.sin(radians(at.lat - near.lat) / 2) ** 2
      const turn = Math.sin(radians(at.lng - near.lng) / 2) ** 2
      const part = rise + Math.cos(radians(near.lat)) * Math.cos(radians(at.lat)) * turn
      return 2 * EARTH_KM * Math.asin(Math.sqrt(part)) <= near.km
    },
  ]
}

const synonyms = new Map<string, string[]>(Object.entries(indexSettings().synonyms))

/** Every word is one of the car's, or has a synonym there; the last may be the beginning of one, as while typing. */
const wordTests = (query: string): Test[] => {
  const asked = wordsIn(query)
  return asked.map((word, at) => {
    const isLast = at === asked.length - 1
    const others = (synonyms.get(word) ?? []).map(wordsIn)
    return (facts) => {
      const words = facts.words()
      return (
        words.includes(word) ||
        (isLast && words.some((held) => held.startsWith(word))) ||
        others.some((phrase) => phrase.every((part) => words.includes(part)))
      )
    }
  })
}

/**
 * A saved search made ready for many cars (ALRT-01): facets, ranges and place as the search page's filters have them, words
 * without the engine's tolerance for typing errors.
 */
export const matcherOf = ({ query, refinements, fixed, ranges, near }: Wanted): Test => {
  const tests = [fixed, refinements].flatMap((part) => [...treeTests(part), ...valueTests(part)])
  const all = [...tests, ...rangeTests(ranges), ...nearTests(near), ...wordTests(query)]
  return (facts) => all.every((holds) => holds(facts))
}
