import { Tag } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { cardRules } from '@/src/components/cards/CardRules'
import { DirectoryFrame } from '@/src/components/directory/DirectoryFrame'
import { StockRow } from '@/src/components/page/StockRow'
import { stockLayout } from '@/src/components/page/stock/stockLayout'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { OfferDesk } from '@/src/components/sections/offers/OfferDesk'
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
import { getOfferStock, getOffersStock, type OfferStock } from '@/src/data/content/getOfferStock'
import { salesPlaces } from '@/src/data/directories/brandDealers'
import { soldOutLast } from '@/src/domain/content/coveredStock'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
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

/** Vehicles of each offer, and of all together. */
const CARS = { each: 4, all: 8 }

/** How many each of some offers covers, with a few of them; offers that are searched for are shown without. */
const readStock = async (site: Site, offers: readonly OfferEntry[], withCars: boolean) => {
  if (!withCars) return { stock: await getOffersStock(site, offers), cars: [] }
  const read = await Promise.all(offers.map((offer) => getOfferStock(site, offer, CARS.each)))
  return {
    stock: new Map(offers.flatMap(({ id }, index) => (read[index] ? [[id, read[index]] as const] : []))),
    cars: coveredCars(read),
  }
}

/** A few vehicles of some offers, each once and none sold: those whose price was higher first, then in turn of each offer. */
const coveredCars = (covered: readonly (OfferStock | null)[]): OfferStock['cars'] => {
  const inTurn = Array.from({ length: CARS.each }, (_, index) => covered.flatMap((stock) => stock?.cars[index] ?? []))
  const once = [...new Map(inTurn.flat().map((car) => [car.id, car])).values()].filter(canBeBought)
  const isReduced = ({ price, before_price }: (typeof once)[number]) => Number(before_price) > Number(price ?? Infinity)
  return once.toSorted((one, other) => Number(isReduced(other)) - Number(isReduced(one))).slice(0, CARS.all)
}

/** Current offers of a site: a search by text, brand and kind (RTE-25, CON-20, CON-23, ERR-08, ERR-09). */
export const OffersPage = async ({ site, state, brandSlug = null }: OffersPageProps) => {
  const [result, brands] = await Promise.all([findOffers(site, state), getBrands(site.id)])
  const { hits, count } = result
  const { stock, cars } = await readStock(site, hits, brandSlug !== null || !isNarrowed(state))
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
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, new Date())}
        layout={stockLayout(cars.length, site.theme.cardLayout)}
        title="Vehicles on these offers"
        above="small"
      />
      <PagePriceSlider site={site} page="offers" />
      <OfferDesk site={site} places={salesPlaces(site)} look={site.settings.offers.layout} />
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
