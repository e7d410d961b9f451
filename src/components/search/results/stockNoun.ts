import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { type Noun, nounOf } from '@/src/domain/stock/car/itemNoun'
import type { SearchView } from '../query/searchSetup'

const typesOf = ({ facets, hits }: SearchResult): string[] => [
  ...new Set(facets.item_type?.map(({ value }) => value) ?? hits.map(({ item_type }) => item_type)),
]

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
