import { cardRules } from '@/src/components/cards/CardRules'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { BrandCare } from '@/src/components/models/brand/BrandCare'
import { BrandHero } from '@/src/components/models/brand/BrandHero'
import { ItemListJsonLd } from '@/src/components/jsonLd/JsonLd'
import { BrandPlaces } from '@/src/components/models/brand/BrandPlaces'
import { ModelFigures } from '@/src/components/models/ModelFigures'
import { PartnerYard, partnerFor } from '@/src/components/models/PartnerYard'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { StockRow } from '@/src/components/page/StockRow'
import { stockLayout } from '@/src/components/page/stock/stockLayout'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { Section } from '@/src/components/ui/Section'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getRange } from '@/src/data/content/getRange'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { memberOfBrand } from '@/src/data/directories/getDealerships'
import { getMakePlaces } from '@/src/data/search/getMakePlaces'
import { getPricedCounts } from '@/src/data/search/getPricedCounts'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { brandWarranties } from '@/src/domain/content/models/brandAssurances'
import { placesOfBrand } from '@/src/domain/content/models/brandPlaces'
import { heldPromises } from '@/src/domain/site/heldPromises'
import { brandFigures, listedByCondition } from './brandFigures'
import { PeopleAt } from '../PeopleAt'
import { BrandTold } from './BrandTold'
import { MemberPage } from './MemberPage'
import { OtherBrands } from './BrandLinks'
import { RangeOfBrand } from './BrandModels'
import { otherView } from './otherView'
import { readBrandPlaces } from './readBrandPlaces'
import { stockHere } from '@/src/domain/content/models/page/modelAvailability'
import type { Site } from '@/tenants/Site'

const SHOWN = { cars: 8, offers: 3, people: 4 }

/** Cars read: those shown, and pictures of the stock at each place. */
const READ = 24

const CONDITIONS = ['new', 'demo', 'used'] as const

/** A brand's page: its models, offers and stock; of one of a group's dealerships what that has (RTE-30, CON-19, ENT-10). */
export const BrandPage = async ({ site, brand }: { site: Site; brand: BrandEntry }) => {
  const member = brand.kind === 'group' ? await memberOfBrand(site, brand) : null
  if (member) return <MemberPage site={site} brand={brand} dealership={member} />
  const now = new Date()
  const [models, offers, counts, brands, dealers] = await Promise.all([
    getRange(site),
    getOffers(site, now),
    getPricedCounts(site),
    getBrands(site.id),
    brandDealers(site),
  ])
  const stock = counts.makes.find(({ slug }) => slug === brand.slug)
  const [cars, standingAt = {}] = stock
    ? await Promise.all([
        getStockRow(site, {
          refinements: { make: [stock.label], status: ['in_stock'] },
          maxPriceDollars: null,
          sort: [],
          limit: READ,
        }),
        // The cars that the page's own number counts.
        getMakePlaces(site, [stock.label], { status: 'in_stock' }).then((places) => places[stock.label]),
      ])
    : [[]]
  const modelCounts = counts.models[brand.slug] ?? []
  const byCondition = listedByCondition(modelCounts)
  const here = stock ? stockHere(stock.href, modelCounts) : null
  const partner = stock ? null : partnerFor(site, brand.slug)
  const sellers = (!partner && dealers.find((one) => one.brand.slug === brand.slug && one.named)?.places) || []
  const range = models.filter((model) => model.brand?.slug === brand.slug)
  const isSold = Boolean(stock) || range.length > 0
  const current = await Promise.all(
    offers
      .filter(({ brandSlug }) => brandSlug === brand.slug)
      .slice(0, SHOWN.offers)
      .map(async (offer) => ({ ...offer, image: await otherView(site.id, offer.image, range, 1) })),
  )
  const [picture, offersStock, { photos, departments, places }, newAt] = await Promise.all([
    otherView(site.id, brand.banner ?? range.find(({ image }) => image)?.image ?? null, range, 0),
    getOffersStock(site, current),
    readBrandPlaces(site, brand.slug, { sellers, standing: standingAt }),
    stock && byCondition.new > 0
      ? getMakePlaces(site, [stock.label], { condition: 'new' }).then((found) => found[stock.label] ?? {})
      : null,
  ])
  const { vdp, warranty, offers: offerSettings } = site.settings
  const shownCars = cars.slice(0, SHOWN.cars)
  // Who sells it new, where it is sold new.
  const meetAt = newAt ? placesOfBrand(site.locations, { standing: newAt, sellers: [] }) : places
  const alone = brands.length === 1
  // Of the only brand the list of models shows the range large: here offers and stock come first.
  const at = range.length === 0 ? 'cars' : alone ? 'end' : 'top'
  const shownRange = <RangeOfBrand {...brand} {...{ range, counts, alone }} layout={site.theme.modelLayout} />
  return (
    <>
      {range.length > 0 && <ItemListJsonLd origin={site.origin} name={`The ${brand.title} range`} items={range} />}
      <BrandHero
        {...brand}
        site={site}
        path={`/brands/${brand.slug}`}
        banner={picture}
        stockHref={stock?.href ?? null}
        partner={partner}
        alone={alone}
        overview={range.length > 0}
      />
      <ModelFigures
        name={brand.title}
        figures={brandFigures({
          listed: modelCounts,
          range,
          prices: counts,
          brandSlug: brand.slug,
          cars: cars.length < READ ? cars : null,
          settings: site.settings,
        })}
        afterDark={site.theme.pageHead === 'dark'}
      />
      {at === 'top' && shownRange}
      {current.length > 0 && (
        <Section title={`${brand.title} offers`} link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards
            site={site}
            offers={current}
            stock={offersStock}
            look={offerSettings.layout}
            layout={offerSettings.layout === 'tickets' ? 'page' : 'row'}
          />
        </Section>
      )}
      {at === 'cars' && shownRange}
      <StockRow
        cars={shownCars}
        rules={cardRules(site.settings, now)}
        layout={stockLayout(shownCars.length, site.theme.cardLayout)}
        title={`${brand.title} in stock`}
        link={here && { label: `See all ${here.total.toLocaleString('en-AU')}`, href: here.href }}
      />
      {at === 'end' && shownRange}
      {isSold && !partner && (
        <BrandCare
          title={brand.title}
          departments={departments}
          warranties={brandWarranties({
            listed: byCondition,
            isSoldNew: range.length > 0 || byCondition.new > 0,
            kind: brand.kind,
            warranty,
          })}
          // Its years of warranty are said larger.
          promises={heldPromises(
            vdp.promises,
            CONDITIONS.filter((condition) => byCondition[condition] > 0),
          ).filter(({ href }) => href !== '/warranty')}
          inspection={byCondition.used > 0 ? vdp.inspection : null}
        />
      )}
      {!partner && <PeopleAt site={site} places={meetAt} department="sales" look="cards" most={SHOWN.people} />}
      {!partner && (
        <BrandPlaces
          site={site}
          title={brand.title}
          make={stock?.label ?? null}
          standing={standingAt}
          places={places}
          cars={cars}
          photos={photos}
        />
      )}
      {partner && <PartnerYard brand={brand.title} partner={partner} />}
      <BrandTold
        site={site}
        title={brand.title}
        models={[...new Set([...range.map(({ name }) => name), ...modelCounts.map(({ label }) => label)])]}
      />
      {isSold && <PagePriceSlider site={site} page="brand" />}
      <OtherBrands brand={brand} brands={brands} counts={counts} />
      {/* A partner answers for itself: no department here sells the brand. */}
      {!isSold && !partner && (
        <EnquirySection
          site={site}
          kind="model"
          id="enquire"
          ground="surface"
          title={`Ask about ${brand.title}`}
          text={site.settings.forms.answerPromise ?? ''}
          submitLabel="Enquire Now"
          message={{ text: `I have a question about ${brand.title}: ` }}
        />
      )}
    </>
  )
}
