import { countRefinements, type SearchState } from '@/src/domain/search/url/SearchState'

/** A landing page as it is, or a further page of it: what search engines may list (SEO-01). */
export const isPlainSearch = (state: SearchState): boolean =>
  countRefinements(state) === 0 && state.sort === 'recommended'
