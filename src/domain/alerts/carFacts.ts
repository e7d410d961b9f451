import { indexSettings } from '../search/index/indexSettings'
import type { IndexedStockDocument } from '../search/index/StockDocument'

/** A facet's value as the search engine compares it: letters' case does not count. */
export const facetValue = (value: string): string => value.trim().normalize('NFKD').toLowerCase()

/** Words as the engine reads them: without accents and signs. */
export const wordsIn = (text: string): string[] =>
  facetValue(text)
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const textsIn = (held: unknown): string[] => {
  if (Array.isArray(held)) return held.map(String)
  return held === null || held === undefined ? [] : [String(held)]
}

const { searchableAttributes } = indexSettings()

/** A car prepared once, to be held against many searches. */
export interface CarFacts {
  car: IndexedStockDocument
  valuesOf: (attribute: string) => string[]
  words: () => string[]
}

export const carFacts = (car: IndexedStockDocument): CarFacts => {
  const values = new Map<string, string[]>()
  let words: string[] | null = null
  return {
    car,
    valuesOf: (attribute) => {
      const known = values.get(attribute)
      if (known) return known
      const read = textsIn(Reflect.get(car, attribute)).map(facetValue)
      values.set(attribute, read)
      return read
    },
    words: () =>
      (words ??= [
        ...new Set(searchableAttributes.flatMap((attribute) => textsIn(Reflect.get(car, attribute)).flatMap(wordsIn))),
      ]),
  }
}
