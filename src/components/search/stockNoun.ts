import type { SearchResult } from '@/src/domain/search/SearchResult'
import type { SearchView } from './searchSetup'

export interface Noun {
  one: string
  many: string
}

const NOUNS: Record<string, Noun> = {
  car: { one: 'car', many: 'cars' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  caravan: { one: 'caravan', many: 'caravans' },
}
const MIXED: Noun = { one: 'vehicle', many: 'vehicles' }
const CARS: Noun = { one: 'car', many: 'cars' }

const typesOf = ({ facets, hits }: SearchResult): string[] => [
  ...new Set(facets.item_type?.map(({ value }) => value) ?? hits.map(({ item_type }) => item_type)),
]

/** What stock of these types is called; cars, when nobody knows. */
export const nounOf = (types: string[]): Noun => {
  const [only, ...others] = types
  if (only === undefined) return CARS
  return others.length > 0 ? MIXED : (NOUNS[only] ?? MIXED)
}

/** What the found stock is called: 'cars', 'caravans', or 'vehicles' for a mixture. */
export const stockNoun = ({ state, result }: SearchView): Noun => {
  return nounOf(state.refinements.item_type ?? typesOf(result))
}

/** '1,204 cars', '1 car'. */
export const countWords = (view: SearchView): string => {
  const { one, many } = stockNoun(view)
  const { total } = view.result
  return `${total.toLocaleString('en-AU')} ${total === 1 ? one : many}`
}
