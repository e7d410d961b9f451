import type { Metadata } from 'next'
import { countWords } from '@/src/components/search/results/stockNoun'
import type { SearchView } from '@/src/components/search/query/searchSetup'
import type { SearchPreset } from '@/src/domain/search/url/searchPreset'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import type { Site } from '@/tenants/Site'
import { isPlainSearch } from './isPlainSearch'
import type { LandingWords } from './landingWords'
import { searchHeading } from './searchHeading'

/**
 * Title, description and canonical address (SEO-01). A filtered or re-ordered search is the landing page's double, and a
 * page without stock has nothing to say: neither is indexed, their links are followed. The pages of a plain list are each
 * their own.
 */
export const searchMetadata = (site: Site, preset: SearchPreset, view: SearchView, words: LandingWords): Metadata => {
  const { state, result } = view
  const plain = isPlainSearch(state)
  const heading = words.heading ?? searchHeading(preset, view)
  const page = plain && state.page > 1 ? { ...emptySearchState, page: state.page } : emptySearchState
  const own = plain && page.page === 1 ? words.title : null
  const title = page.page > 1 ? `${heading}, page ${page.page}` : heading
  const count = countWords(view)
  const description =
    (plain && page.page === 1 ? words.description : null) ??
    `${heading}: ${count} in stock at ${site.name}. Compare prices, kilometres and features, and enquire online.`
  return {
    title: own ? { absolute: own } : title,
    description,
    alternates: { canonical: searchHref(preset.path, page, 'flat') },
    openGraph: { title: own ?? title, description, type: 'website', images: [{ url: '/share.jpg' }] },
    ...(plain && result.total > 0 && !words.noIndex ? {} : { robots: { index: false, follow: true } }),
  }
}
