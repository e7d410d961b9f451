import type { SearchState } from '@/src/domain/search/url/SearchState'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'

/** The search in an address. */
export const stateIn = ({ search }: Pick<Location, 'search'>): SearchState =>
  parseSearchParams(new URLSearchParams(search))
