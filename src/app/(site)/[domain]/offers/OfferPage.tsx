import { CrumbTrail } from '@/src/components/page/CrumbTrail'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { offerJsonLd } from '@/src/components/jsonLd/offerJsonLd'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { cardRules } from '@/src/components/cards/CardRules'
import { OfferDetail } from '@/src/components/models/OfferDetail'
import { PlaceBeside } from '@/src/components/locations/PlaceBeside'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { StockRow } from '@/src/components/page/StockRow'
import { stockLayout } from '@/src/components/page/stock/stockLayout'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { OfferGrades } from '@/src/components/sections/offers/OfferGrades'
import { PlaceLines } from '@/src/components/sections/offers/OfferDesk'
import { Container } from '@/src/components/ui/Container'
import { Section } from '@/src/components/ui/Section'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { getModelById } from '@/src/data/content/getModel'
import type { OfferContent } from '@/src/data/content/getOffer'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock, getOfferStock, type OfferStock } from '@/src/data/content/getOfferStock'
import { brandDealers, salesPlaces } from '@/src/data/directories/brandDealers'
import { daysLeft } from '@/src/domain/site/daysLeft'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { onlyPlace } from '@/src/domain/locations/onlyPlace'
import { asButton, driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { Site, SiteLocation } from '@/tenants/Site'

const MORE = 3
const CARS = 8

/** How what an offer is for is tried: by the vehicles it covers, else by its brand; null where it is for no vehicle. */
const visitOf = ({ brand, model }: OfferContent, stock: OfferStock | null) => {
  const kinds = new Set<string>(
    stock && stock.total > 0 ? stock.cars.map(({ item_type }) => item_type) : brand?.kind ? [brand.kind] : [],
  )
  const [kind] = kinds
  if (kind === undefined) return null
  const { label, href } = driveVisit(kinds.size === 1 ? kind : null, model ? { model: model.slug } : {})
  return { label: asButton(label), href }
}

/** Yards named in a line. */
const NAMED = 2

/** The yards that have what an offer covers; of more than are named, or not all read, none. */
const placesOf = (stock: OfferStock | null): string[] => {
  const names = [...new Set(stock?.cars.flatMap(({ location_name }) => location_name ?? []))]
  return stock && stock.total <= CARS && names.length <= NAMED ? names : []
}

/** Whom to ask: the yards it holds at, else the one that has it, else those that sell the brand, else those that sell. */
const askedAt = async (
  site: Site,
  { brand, placeNames }: OfferContent,
  yard: SiteLocation | null,
): Promise<SiteLocation[]> => {
  const named = site.locations.filter(({ name }) => placeNames.includes(name))
  if (named.length > 0) return named
  if (yard) return [yard]
  const dealer = brand && (await brandDealers(site)).find((one) => one.named && one.brand.slug === brand.slug)
  return dealer ? dealer.places : salesPlaces(site)
}

/** What is ordered at an offer's terms: of its model the grades its search names, or all. */
const Ordered = async ({ site, offer: { modelId, stockSearch } }: { site: Site; offer: OfferContent }) => {
  const model = modelId && (await getModelById(site.id, modelId))
  if (!model) return null
  const query = new URLSearchParams(savedSearchPath(stockSearch)?.query)
  const named = new Set(parseSearchParams(query).refinements.badge?.map((name) => name.toLowerCase()))
  const grades = model.grades.filter(({ name }) => named.size === 0 || named.has(name.toLowerCase()))
  return <OfferGrades model={model} grades={grades} />
}

/** What is in stock, below an offer that holds for all of it. */
const InStock = async ({ site, now }: { site: Site; now: Date }) => {
  const query = { refinements: { status: ['in_stock'] }, maxPriceDollars: null, sort: [], limit: CARS }
  const cars = await getStockRow(site, query)
  return (
    <StockRow
      cars={cars}
      rules={cardRules(site.settings, now)}
      layout={stockLayout(cars.length, site.theme.cardLayout)}
      title="In stock now"
      link={{ label: 'Everything in stock', href: STOCK_PATH }}
    />
  )
}

/** One offer: what it is, the vehicles it covers, a question about it, and the others (RTE-27, CON-20..22). */
export const OfferPage = async ({ site, offer }: { site: Site; offer: OfferContent }) => {
  const now = new Date()
  const look = site.settings.offers.layout
  const others = (await getOffers(site, now)).filter(({ id }) => id !== offer.id).slice(0, MORE)
  const [stock, otherStock] = await Promise.all([getOfferStock(site, offer, CARS), getOffersStock(site, others)])
  const yard = onlyPlace(site.locations, stock?.cars ?? [])
  const places = await askedAt(site, offer, yard)
  const only = places.length === 1 ? places[0] : undefined
  return (
    <>
      <JsonLd data={offerJsonLd(site, offer)} />
      <Container className="pt-5">
        <CrumbTrail
          site={site}
          path={offer.href}
          title={offer.name}
          parents={[{ label: 'Special offers', href: '/special-offers' }]}
        />
      </Container>
      <OfferDetail
        {...offer}
        description={offer.summary}
        site={site}
        stock={stock}
        visit={visitOf(offer, stock)}
        look={look}
        places={offer.placeNames.length > 0 ? offer.placeNames : placesOf(stock)}
        daysLeft={daysLeft(offer.expiry, now)}
      />
      {stock && stock.total > 0 && (
        <StockRow
          cars={stock.cars}
          rules={cardRules(site.settings, now)}
          layout={stockLayout(stock.cars.length, site.theme.cardLayout)}
          title={offer.stockSearch ? 'Vehicles this offer covers' : `${offer.modelName ?? 'Vehicles'} in stock`}
          link={stock.total > stock.cars.length ? { label: `See all ${stock.total}`, href: stock.href } : null}
        />
      )}
      {stock?.total === 0 && <Ordered site={site} offer={offer} />}
      {!stock && !offer.brand && <InStock site={site} now={now} />}
      <EnquirySection
        site={site}
        kind="offer"
        id="enquire"
        title={stock?.total === 0 ? 'Order yours' : 'Ask about this offer'}
        text={
          stock?.total === 0
            ? `There is none in stock at the moment. Tell ${site.name} the colour you would like, and we will say when one can be here.`
            : `Send your question to ${site.name}. ${site.settings.forms.answerPromise ?? ''}`
        }
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the offer “${offer.name}”.` }}
        prefill={only && { location_id: only.id }}
      >
        {only ? (
          <PlaceBeside location={only} href={siteLocationHref(site, only)} />
        ) : (
          <div className="mt-8">
            <PlaceLines site={site} places={places} />
          </div>
        )}
      </EnquirySection>
      {others.length > 0 && (
        <Section title="More offers" link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={others} stock={otherStock} look={look} />
        </Section>
      )}
    </>
  )
}
