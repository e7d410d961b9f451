import type { Metadata } from 'next'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { modelJsonLd } from '@/src/components/jsonLd/modelJsonLd'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { AllOfBody } from '@/src/components/models/list/StockPanel'
import { ModelBar, ModelFoot } from '@/src/components/models/ModelBar'
import { ModelHero } from '@/src/components/models/ModelHero'
import { ModelStageHero } from '@/src/components/models/ModelStageHero'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { Section } from '@/src/components/ui/Section'
import type { ModelContent } from '@/src/data/content/getModel'
import { getSeo } from '@/src/data/site/getSeo'
import { getRange } from '@/src/data/content/getRange'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { getPricedCounts } from '@/src/data/search/getPricedCounts'
import { getModelCars } from '@/src/data/cars/getModelCars'
import { type BrandDealers, brandDealers } from '@/src/data/directories/brandDealers'
import { modelAvailability } from '@/src/domain/content/models/page/modelAvailability'
import { askTitle, stockLink } from '@/src/domain/content/models/page/availabilityWays'
import { modelPlace } from '@/src/domain/content/models/page/modelPlace'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { moreOfRange, rivalsOf } from '@/src/domain/content/models/moreOfRange'
import { isStockPrice, withStockPrice } from '@/src/domain/content/models/stockPrice'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { slugify } from '@/src/domain/site/slugify'
import { stockOfModel } from '@/src/domain/site/StockCounts'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { isHere, isSold } from '@/src/domain/stock/availability/availability'
import type { Site } from '@/tenants/Site'
import { COUNTED, ModelParts, picturesOf } from './ModelParts'

/** Fewer others leave room for the way to all of the body. */
const PAIR = 3

const SHOWN = { cars: 8, models: 4, rivals: 3, offers: 3 }

/** The one address of a model's page: its own where it has one on this site, else its slug (RTE-28, CON-18). */
const modelPath = ({ href, slug }: ModelContent): string => (href.startsWith('/') ? href : `/${slug}`)

const fullName = ({ brand, name }: ModelContent): string => carTitle({ make: brand?.title, model: name })

export const modelMetadata = async (site: Site, model: ModelContent): Promise<Metadata> => {
  const { id, name, description, image } = model
  return contentMetadata({
    title: fullName(model),
    description: description ?? `The ${name} at ${site.name}.`,
    path: modelPath(model),
    image,
    seo: await getSeo(site.id, 'models', id),
  })
}

/** The picture its page opens with. */
const opening = ({ colours: [first], image }: ModelContent) => first?.image ?? image

/** Where to see the model. */
const placeOf = (site: Site, { brand }: ModelContent, cars: StockCard[], dealers: BrandDealers[]) => {
  const dealer = dealers.find((one) => one.brand.slug === brand?.slug)
  const franchises = dealer?.named ? dealer.places : []
  return (
    modelPlace({ franchises, all: site.locations, cars }) ?? dealer?.places[0] ?? mainLocation(site.locations) ?? null
  )
}

/** Everything about one model: colours, numbers, grades, pictures, stock, offers, and the rest of the range (RTE-28, RTE-29). */
export const ModelPage = async ({ site, model }: { site: Site; model: ModelContent }) => {
  const now = new Date()
  const [counts, models, allOffers, dealers] = await Promise.all([
    getPricedCounts(site),
    getRange(site),
    getOffers(site, now),
    brandDealers(site),
  ])
  const offers = allOffers
    .filter(({ modelId }) => modelId === model.id)
    .slice(0, SHOWN.offers)
    // The page opens with that picture: here it is in another colour.
    .map((offer) =>
      offer.image?.url === opening(model)?.url ? { ...offer, image: model.colours[1]?.image ?? null } : offer,
    )
  const make = counts.makes.find(({ slug }) => slug === model.brand?.slug)
  const stock = stockOfModel(counts, model)
  const [all, offersStock] = await Promise.all([
    make && stock ? getModelCars(site, { make: make.label, model: stock }, COUNTED) : [],
    getOffersStock(site, offers),
  ])
  // Those on their way last.
  const had = all.filter((car) => !isSold(car))
  const standing = had.filter(isHere)
  const offered = [...standing, ...had.filter((car) => !isHere(car))]
  const { priceFromDollars, priceOf, facts } = withStockPrice(model, counts)
  const price = { priceFromDollars, priceOf, isOfStock: isStockPrice(model, priceFromDollars, stock) }
  const place = placeOf(site, model, standing, dealers)
  const path = modelPath(model)
  const others = moreOfRange(models, model, SHOWN.models)
  const isOfBrand = others.every(({ brand }) => brand?.slug === model.brand?.slug)
  const own = models.find(({ id }) => id === model.id) ?? null
  const availability = modelAvailability(stock)
  const layout = site.theme.modelLayout
  const body = counts.bodies.find(({ slug }) => slug === slugify(model.bodies[0] ?? ''))
  const hero = {
    ...model,
    ...price,
    site,
    path,
    stock: stockLink(availability, make),
  }
  const jumps = [
    ...(picturesOf({ site, model }).rest.length > 0 ? [{ label: 'Pictures', href: '#pictures' }] : []),
    ...(model.grades.length > 0 ? [{ label: model.grades.length > 1 ? 'Grades' : 'In detail', href: '#grades' }] : []),
    ...(offered.length > 0 ? [{ label: standing.length > 0 ? 'In stock' : 'Coming soon', href: '#stock' }] : []),
    ...(offers.length > 0 ? [{ label: offers.length === 1 ? 'Offer' : 'Offers', href: '#offers' }] : []),
  ]
  return (
    <>
      <JsonLd data={modelJsonLd(site, path, model)} />
      {layout === 'stage' ? (
        <ModelStageHero {...hero} />
      ) : (
        <ModelHero {...hero} figures={layout === 'figures' ? model.keyFigures : []} />
      )}
      <ModelBar name={model.name} {...price} jumps={jumps} />
      <ModelParts
        site={site}
        model={{ ...model, facts }}
        own={own}
        rivals={rivalsOf(models, model, SHOWN.rivals)}
        counts={counts}
        cars={all}
        offered={offered}
        shown={SHOWN.cars}
        now={now}
      />
      {offers.length > 0 && (
        <Section
          id="offers"
          title={`${model.name} offers`}
          ground="surface"
          link={{ label: 'All offers', href: '/special-offers' }}
        >
          <OfferCards site={site} offers={offers} stock={offersStock} look={site.settings.offers.layout} />
        </Section>
      )}
      <PagePriceSlider site={site} page="model" />
      <EnquirySection
        site={site}
        kind="model"
        id="enquire"
        title={askTitle(model.name, place?.name, availability.isHere)}
        text={site.settings.forms.answerPromise ?? ''}
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the ${fullName(model)}.` }}
        // Where the form asks for a place, it begins with the one beside it.
        prefill={place && site.settings.forms.locationSelect ? { location_id: place.id } : undefined}
      >
        {place && (
          <div className="mt-6 max-w-lg">
            <PlaceCard departments={[place]} hrefFor={(location) => siteLocationHref(site, location)} />
          </div>
        )}
      </EnquirySection>
      {others.length > 0 && !(own && layout === 'compare') && (
        <Section
          title={isOfBrand ? `More from ${model.brand?.title ?? 'the range'}` : 'More like it'}
          link={{ label: 'All models', href: '/models' }}
        >
          <ModelTiles
            counts={counts}
            models={others}
            said={isOfBrand && model.brand ? { make: model.brand } : undefined}
            // A pair alone would be larger than the pictures of the model itself.
            columns={others.length < PAIR ? 3 : undefined}
            last={body && others.length < PAIR && <AllOfBody {...body} />}
          />
        </Section>
      )}
      <ModelFoot name={model.name} {...price} />
    </>
  )
}
