import { advertisedRate } from '@/src/domain/finance/advertising/advertisedRate'
import type { Paging } from '@/src/domain/search/results/resultWindow'
import type { UrlStyle } from '@/src/domain/search/url/searchAddress'
import type { PromoCard } from '@/src/domain/search/promo/PromoCard'
import type { SearchPreset } from '@/src/domain/search/url/searchPreset'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { cardRules, type CardRules } from '@/src/components/cards/CardRules'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

/** What a search page needs to know of its site and its path: plain data, the same on server and browser. */
export interface SearchSetup {
  /** Uid of the search index. */
  index: string
  preset: SearchPreset
  heading: string
  urlStyle: UrlStyle
  gridColumns: 3 | 4
  pageSize: number
  /** Numbered pages, or one list that grows. */
  paging: Paging
  collapseSold: boolean
  /** Cheapest first leaves out cars without a price (SEA-22). */
  excludeZeroPrice: boolean
  /** The certified filter has one side only (SRP-24). */
  certifiedOnly: boolean
  /** Payments are a filter where the site shows them. */
  weeklyPayments: boolean
  /** What the site advertises, in percent a year: beside amounts by the week where no car found has a rate of its own. */
  comparisonPercent: number
  /** Make slugs shown first; empty: the makes with most cars (SRP-22). */
  popularMakes: string[]
  rules: CardRules
  /** Stands on the page when a card shows a repayment (LAW-02). */
  comparisonNotice: string
  /** The site's promo cards that run now, in their order (SRP-15). */
  promos: PromoCard[]
  /** The dealership's own postcode, for an example of what may be asked. */
  postcode: string | null
  /** The site's browsers ask the search server itself, with a token (SEA-15). */
  direct: boolean
  /** Closed parts of the filter panel are drawn too: `filters=all`, where a link leads browsers without JavaScript. */
  unfolded: boolean
}

/** A search and its answer: what the server renders and the browser goes on from (SRP-05). */
export interface SearchView {
  state: SearchState
  result: SearchResult
}

interface SetupInput {
  site: Pick<Site, 'settings' | 'legal' | 'locations'>
  preset: SearchPreset
  index: string
  heading: string
  promos: PromoCard[]
  direct: boolean
  unfolded: boolean
  now: Date
}

export const searchSetup = ({
  site,
  preset,
  index,
  heading,
  promos,
  direct,
  unfolded,
  now,
}: SetupInput): SearchSetup => ({
  index,
  preset,
  heading,
  urlStyle: site.settings.search.urlStyle,
  gridColumns: site.settings.search.gridColumns,
  pageSize: site.settings.search.pageSize,
  paging: site.settings.search.paging,
  collapseSold: site.settings.search.collapseSold,
  excludeZeroPrice: site.settings.search.excludeZeroPrice,
  certifiedOnly: site.settings.search.certifiedOnly,
  weeklyPayments: site.settings.cards.showFinanceEstimate,
  comparisonPercent: advertisedRate(null, site.settings.finance.fees).comparisonPercent,
  popularMakes: site.settings.search.popularMakes,
  rules: cardRules(site.settings, now),
  comparisonNotice: comparisonNotice(legalAt(site, null)),
  promos,
  postcode: site.locations[0]?.address.postcode ?? null,
  direct,
  unfolded,
})
