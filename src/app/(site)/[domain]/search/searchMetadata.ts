import type { Metadata } from 'next'
import { countWords } from '@/src/components/search/stockNoun'
import type { SearchView } from '@/src/components/search/searchSetup'
import type { SearchPreset } from '@/src/domain/search/searchPreset'
import { countRefinements, emptySearchState } from '@/src/domain/search/SearchState'
import { searchHref } from '@/src/domain/search/urlState'
import type { Site } from '@/tenants/Site'
import { searchHeading } from './searchHeading'

/**
 * Title, description and canonical address. A filtered or re-ordered search is the landing page's double: not indexed.
 * The pages of a plain list are each their own.
 */
export const searchMetadata = (site: Site, preset: SearchPreset, view: SearchView): Metadata => {
  const { state } = view
  const plain = countRefinements(state) === 0 && state.sort === 'recommended'
  const heading = searchHeading(preset, view)
  const page = plain && state.page > 1 ? { ...emptySearchState, page: state.page } : emptySearchState
  const title = page.page > 1 ? `${heading}, page ${page.page}` : heading
  const count = countWords(view)
  return {
    title,
    description: `${heading}: ${count} in stock at ${site.name}. Compare prices, kilometres and features, and enquire online.`,
    alternates: { canonical: searchHref(preset.path, page, 'flat') },
    openGraph: { title, type: 'website' },
    ...(plain ? {} : { robots: { index: false, follow: true } }),
  }
}
