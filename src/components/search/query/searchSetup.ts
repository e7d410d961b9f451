import { advertisedRate, siteRate } from '@/src/domain/finance/advertising/advertisedRate'
import type { Paging } from '@/src/domain/search/results/resultWindow'
import type { UrlStyle } from '@/src/domain/search/url/searchAddress'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { cardRules, type CardRules } from '@/src/components/cards/CardRules'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

/** What a search page needs to know of its site and its path. Serialisable, the same on server and browser. */
export interface SearchSetup {
  /** Uid of the search index. */
  index: string
  preset: SearchPreset
  heading: string
  urlStyle: UrlStyle
  gridColumns: 3 | 4
  /** Where the filters are on a wide window (search.css). */
  layout: Site['theme']['searchLayout']
  pageSize: number
  /** Numbered pages, or one growing list. */
  paging: Paging
  collapseSold: boolean
  /** Sorting by lowest price leaves out cars without a price (SEA-22). */
  excludeZeroPrice: boolean
  /** The certified filter offers only 'certified' (SRP-24). */
  certifiedOnly: boolean
  /** Repayments are a filter where the site shows them. */
  weeklyPayments: boolean
  /**
   * The site's advertised comparison rate, in percent a year; shown beside weekly amounts when no car found has a rate
   * of its own.
   */
  comparisonPercent: number
  /** Make slugs shown first; when empty, the makes with most cars (SRP-22). */
  popularMakes: string[]
  rules: CardRules
  /** The warning the page needs when a card shows a repayment (LAW-02). */
  comparisonNotice: string
  /** Under the alert's form (LAW-08). */
  collectionNotice: string
  /** The site's active promo cards, in their order (SRP-15). */
  promos: PromoCard[]
  /** A sentence the site's stock answers, suggested by the keyword field; null: none. */
  example: string | null
  /** The dealership's own postcode, used as the placeholder. */
  postcode: string | null
  /** The site's locations on the map, by the names that cars are filtered by; empty where there is one only. */
  places: { name: string; lat: number; lng: number }[]
  /** The platform's street map; null: coast and towns. */
  mapStyle: string | null
  /** Browsers query the search server directly, with a token (SEA-15). */
  direct: boolean
  /** Closed filters are rendered too: `filters=all`, linked for browsers without JavaScript. */
  unfolded: boolean
}

/** A search and its answer, rendered on the server and then updated in the browser (SRP-05). */
export interface SearchView {
  state: SearchState
  result: SearchResult
}

interface SetupInput {
  site: Pick<Site, 'settings' | 'legal' | 'locations' | 'theme'>
  preset: SearchPreset
  index: string
  heading: string
  promos: PromoCard[]
  direct: boolean
  mapStyle: string | null
  unfolded: boolean
  example: string | null
  now: Date
}

/** Locations of one name are one place of the filter; none where all cars are in one place. */
const placesOf = (locations: Site['locations']): SearchSetup['places'] => {
  const byName = new Map(
    locations.flatMap(({ name, lat, lng }) =>
      lat === null || lng === null ? [] : [[name, { name, lat, lng }] as const],
    ),
  )
  return byName.size > 1 ? [...byName.values()] : []
}

export const searchSetup = ({
  site,
  preset,
  index,
  heading,
  promos,
  direct,
  mapStyle,
  unfolded,
  example,
  now,
}: SetupInput): SearchSetup => ({
  index,
  preset,
  heading,
  urlStyle: site.settings.search.urlStyle,
  gridColumns: site.settings.search.gridColumns,
  layout: site.theme.searchLayout,
  pageSize: site.settings.search.pageSize,
  paging: site.settings.search.paging,
  collapseSold: site.settings.search.collapseSold,
  excludeZeroPrice: site.settings.search.excludeZeroPrice,
  certifiedOnly: site.settings.search.certifiedOnly,
  weeklyPayments: site.settings.cards.showFinanceEstimate,
  comparisonPercent: advertisedRate(null, site.settings.finance.fees, siteRate(site.settings.finance))
    .comparisonPercent,
  popularMakes: site.settings.search.popularMakes,
  rules: cardRules(site.settings, now),
  comparisonNotice: comparisonNotice(legalAt(site, null)),
  collectionNotice: legalAt(site, null).collectionNotice,
  promos,
  example,
  postcode: site.locations[0]?.address.postcode ?? null,
  places: placesOf(site.locations),
  mapStyle,
  direct,
  unfolded,
})
