import { cardRules } from '@/src/components/cards/CardRules'
import { BrandCards } from '@/src/components/models/BrandCards'
import { BrandHero } from '@/src/components/models/brand/BrandHero'
import { PlacesShown } from '@/src/components/models/brand/BrandPlaces'
import { ModelFigures } from '@/src/components/models/ModelFigures'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { StockRow } from '@/src/components/page/StockRow'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { Section } from '@/src/components/ui/Section'
import { type BrandCard, getBrandCards } from '@/src/data/content/getBrandCards'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getOffers } from '@/src/data/content/getOffers'
import { getRange } from '@/src/data/content/getRange'
import { getKeptReviews } from '@/src/data/content/getReviews'
import type { Dealership } from '@/src/data/directories/getDealerships'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { getSite } from '@/src/data/site/getSite'
import { getSavedSearch } from '@/src/data/search/getSavedSearch'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { placesOf } from '@/src/domain/locations/departments'
import { placeStock } from '@/src/domain/locations/placeStock'
import { PeopleAt } from '../PeopleAt'
import { siteZone } from '@/tenants/siteDay'
import { absoluteHref } from '@/src/domain/site/absoluteHref'
import type { Site } from '@/tenants/Site'

const SHOWN = { cars: 8, reviews: 6, models: 6, offers: 3, people: 4 }

interface MemberProps {
  /** The group's. */
  site: Site
  own: Site
}

/** The dealership's places with a picture and the stock of each, as the group counts it. */
const readPlaces = async (site: Site, tenantId: string) => {
  const { locations } = await getStockCounts(site)
  return Promise.all(
    placesOf(site.locations.filter((place) => place.tenantId === tenantId)).flatMap(([place]) =>
      place
        ? [
            getLocationExtras(site, place).then(({ image }) => ({
              place,
              stock: placeStock({
                departments: [place],
                counts: locations,
                kinds: [],
                urlStyle: site.settings.search.urlStyle,
              }),
              picture: image?.url ?? null,
            })),
          ]
        : [],
    ),
  )
}

interface MemberBrandsProps extends MemberProps {
  brands: BrandCard[]
  /** The group's search for what the dealership has. */
  search: string
}

/** What the dealership sells: its brands, each with the group's page of it; of a single brand its models. */
const MemberBrands = async ({ site, own, brands, search }: MemberBrandsProps) => {
  const [only] = brands
  if (only && brands.length === 1) {
    const [models, counts] = await Promise.all([getRange(own), getStockCounts(site)])
    return (
      models.length > 0 && (
        <Section
          title={`The ${only.title} range`}
          link={{ label: `All ${models.length} models`, href: `${own.origin}/models` }}
        >
          <ModelTiles
            counts={counts}
            models={models
              .slice(0, SHOWN.models)
              .map((model) => ({ ...model, href: absoluteHref(model.href, own.origin) }))}
            columns={3}
          />
        </Section>
      )
    )
  }
  const shared = new Set((await getBrands(site.id)).map(({ slug }) => slug))
  return (
    <Section title={`Brands at ${own.name}`}>
      <BrandCards
        brands={brands.map((brand) => ({
          ...brand,
          href: `${shared.has(brand.slug) ? '' : own.origin}/brands/${brand.slug}`,
          stock: brand.stock && {
            total: brand.stock.total,
            href: `${search}?make=${encodeURIComponent(brand.title)}`,
          },
        }))}
      />
    </Section>
  )
}

/** The dealership's own offers, at its own website. */
const MemberOffers = async ({ site, own }: MemberProps) => {
  const offers = (await getOffers(own, new Date())).slice(0, SHOWN.offers)
  return (
    offers.length > 0 && (
      <Section
        title={`Offers at ${own.name}`}
        link={{ label: 'All of their offers', href: `${own.origin}/special-offers` }}
      >
        <OfferCards
          site={own}
          offers={offers.map((offer) => ({ ...offer, href: absoluteHref(offer.href, own.origin) }))}
          look={site.settings.offers.layout}
        />
      </Section>
    )
  )
}

interface MemberPageProps {
  /** The group's. */
  site: Site
  brand: BrandEntry
  dealership: Pick<Dealership, 'id' | 'slug'>
}

/** The page of a dealership of the group: its stock, what it sells, its yards, what its customers say (RTE-30, ENT-10). */
export const MemberPage = async ({ site, brand, dealership: { id, slug } }: MemberPageProps) => {
  const now = new Date()
  const search = `/search/${slug}`
  const [own, { cars }, { total }, places] = await Promise.all([
    getSite(id),
    getSavedSearch(site, inStockOnly(search), SHOWN.cars),
    getSavedSearch(site, search, 1),
    readPlaces(site, id),
  ])
  const stockHref = total > 0 ? search : null
  // Those that the group's own number counts, not what the member has elsewhere.
  const [reviews, brands] = own ? await Promise.all([getKeptReviews(own), getBrandCards(own)]) : [null, []]
  const rated = own && reviews && showsReviews(own.settings.reviews, reviews.average) ? reviews : null
  const figures = [
    { value: total, label: 'to choose from' },
    { value: brands.length, label: brands.length === 1 ? 'brand' : 'brands' },
    { value: places.length, label: places.length === 1 ? 'yard' : 'yards' },
  ].flatMap(({ value, label }) => (value > 0 ? [{ value: value.toLocaleString('en-AU'), label }] : []))
  return (
    <>
      <BrandHero
        {...brand}
        site={site}
        path={`/brands/${brand.slug}`}
        stockHref={stockHref}
        website={own?.origin ?? null}
      />
      <ModelFigures
        name={brand.title}
        figures={[
          ...figures,
          ...(rated ? [{ value: rated.average.toFixed(1), label: 'out of 5 from customers' }] : []),
        ]}
        afterDark={site.theme.pageHead === 'dark'}
      />
      {own && brands.length > 0 && <MemberBrands site={site} own={own} brands={brands} search={search} />}
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, now)}
        title={`In stock at ${brand.title}`}
        link={stockHref ? { label: `See all ${total.toLocaleString('en-AU')}`, href: stockHref } : null}
      />
      {own && <MemberOffers site={site} own={own} />}
      <PeopleAt
        site={site}
        places={places.map(({ place }) => place)}
        department="sales"
        look="cards"
        most={SHOWN.people}
      />
      <PlacesShown site={site} title={`Where to find ${brand.title}`} places={places} />
      {own && rated && (
        <Section title={`What customers of ${brand.title} say`}>
          <ReviewWall
            {...rated}
            reviews={rated.reviews.filter(({ text }) => text !== '').slice(0, SHOWN.reviews)}
            minStars={null}
            timeZone={siteZone(own)}
          />
        </Section>
      )}
    </>
  )
}
