import { Tag } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { DirectoryFrame } from '@/src/components/directory/DirectoryFrame'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { getBrands } from '@/src/data/content/getBrands'
import { offerDirectory, offerDirectoryFilters } from '@/src/data/directories/offerDirectory'
import {
  type DirectoryState,
  emptyDirectoryState,
  isNarrowed,
  parseDirectoryParams,
} from '@/src/domain/directory/DirectoryState'
import { directoryAsk, type DirectoryResult } from '@/src/domain/directory/directoryWindow'
import type { OfferEntry } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { soldOutLast } from '@/src/domain/content/coveredStock'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'
import { directoryMetadata } from '../directory/directoryMetadata'
import { RouteHead } from '../RouteHead'

export const OFFERS_PATH = '/special-offers'

/** Fewer offers are read faster than they are searched. */
const SEARCHED_FROM = 8

/** ERR-08, word for word. */
const NO_OFFERS = 'There appears to be no offers currently available that meet the conditions of your search'

export const offersState = (params: URLSearchParams): DirectoryState =>
  parseDirectoryParams(params, offerDirectoryFilters)

export const findOffers = (site: Site, state: DirectoryState): Promise<DirectoryResult<OfferEntry>> =>
  offerDirectory(site, directoryAsk(state, site.settings.search.pageSize), new Date())

export const offersMetadata = ({ name }: Site, state: DirectoryState): Metadata =>
  directoryMetadata(
    {
      path: OFFERS_PATH,
      title: 'Special offers',
      description: `Current offers on new, demonstrator and used vehicles at ${name}.`,
    },
    state,
  )

interface OffersPageProps {
  site: Site
  state: DirectoryState
  /** Shows this brand's offers; null for the offers search itself. */
  brandSlug?: string | null
}

/** Current offers of a site: a search by text, brand and kind (RTE-25, CON-20, CON-23, ERR-08, ERR-09). */
export const OffersPage = async ({ site, state, brandSlug = null }: OffersPageProps) => {
  const [result, brands] = await Promise.all([findOffers(site, state), getBrands(site.id)])
  const { hits, count } = result
  const stock = await getOffersStock(site, hits)
  const offers = soldOutLast(hits, stock)
  const brand = brands.find(({ slug }) => slug === brandSlug)
  const title = brand ? `${brand.title} offers` : 'Special offers'
  const parents = brand ? [{ label: 'Special offers', href: OFFERS_PATH }] : []
  return (
    <>
      <RouteHead
        site={site}
        path={brand ? `/offers/${brand.slug}` : OFFERS_PATH}
        title={title}
        words="special-offers"
        parents={parents}
        list={{
          total: count,
          from: directoryAsk(state, site.settings.search.pageSize).offset + 1,
          items: offers,
        }}
      />
      <DirectoryFrame
        path={OFFERS_PATH}
        state={state}
        result={result}
        few={count < SEARCHED_FROM && !isNarrowed(state)}
        search={{ label: 'Search offers', placeholder: 'Model, finance, bonus…' }}
        found={`${count.toLocaleString('en-AU')} ${count === 1 ? 'offer' : 'offers'}`}
        emptyText={NO_OFFERS}
        nothingYet={
          <EmptyNote
            icon={Tag}
            title="No Results Available"
            text={NO_OFFERS}
            action={{ label: 'See our stock', href: STOCK_PATH }}
          />
        }
      >
        <OfferCards site={site} offers={offers} stock={stock} layout="page" look={site.settings.offers.layout} />
      </DirectoryFrame>
      <PagePriceSlider site={site} page="offers" />
    </>
  )
}

/** The offers search as it begins. */
export const FirstOffers = ({ site, brandSlug = null }: { site: Site; brandSlug?: string | null }) => (
  <OffersPage
    site={site}
    brandSlug={brandSlug}
    state={{ ...emptyDirectoryState, filters: brandSlug === null ? {} : { brand: [brandSlug] } }}
  />
)
