import type { Metadata } from 'next'
import { countWords, stockNoun } from '@/src/components/search/results/stockNoun'
import type { SearchView } from '@/src/components/search/query/searchSetup'
import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { capital } from '@/src/domain/capital'
import { defaultSearchPath, type SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { countRefinements, emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { bodyPlural } from '@/src/domain/stock/normalise/bodyTypes'
import type { Site } from '@/tenants/Site'
import type { LandingWords } from './landingWords'

/** A landing page as it is, or a further page of it: what search engines may list (SEO-01). */
export const isPlainSearch = (state: SearchState): boolean =>
  countRefinements(state) === 0 && state.sort === 'recommended'

/** 'Used Cars for Sale', 'Toyota Corolla for Sale', 'Trucks for Sale', 'Stock at Harbour City'; cars are called what the stock is. */
export const searchHeading = ({ kind, title }: Pick<SearchPreset, 'kind' | 'title'>, view: SearchView): string => {
  const noun = capital(stockNoun(view).many)
  if (kind === 'dealership') return `${noun} at ${title}`
  if (kind === 'body') return `${bodyPlural(title)} for Sale`
  return `${title.replace(/Cars$/, noun)} for Sale`
}

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

/** Where a search page is: Home, Search, its make, itself. */
export const searchCrumbs = ({ kind, path, title, refinements }: SearchPreset): Crumb[] => {
  const home: Crumb[] = [{ label: 'Home', href: '/' }]
  if (kind === 'all') return [...home, { label: 'Search', href: null }]
  const above: Crumb[] = [...home, { label: 'Search', href: defaultSearchPath }]
  const [make, model] = refinements.make_model?.[0]?.split('|') ?? []
  if (kind !== 'model' || !make || !model) return [...above, { label: title, href: null }]
  return [...above, { label: make, href: path.slice(0, path.lastIndexOf('/')) }, { label: model, href: null }]
}
