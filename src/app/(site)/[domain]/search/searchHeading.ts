import type { SearchView } from '@/src/components/search/query/searchSetup'
import { stockNoun } from '@/src/components/search/results/stockNoun'
import type { SearchPreset } from '@/src/domain/search/url/searchPreset'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** 'Used Cars for Sale', 'Toyota Corolla for Sale', 'Stock at Harbour City'; cars are called what the stock is. */
export const searchHeading = ({ kind, title }: Pick<SearchPreset, 'kind' | 'title'>, view: SearchView): string => {
  const noun = capital(stockNoun(view).many)
  if (kind === 'dealership') return `${noun} at ${title}`
  return `${title.replace(/Cars$/, noun)} for Sale`
}
