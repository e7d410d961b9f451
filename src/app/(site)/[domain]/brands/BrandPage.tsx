import { cardRules } from '@/src/components/cards/CardRules'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { BrandHero } from '@/src/components/models/BrandHero'
import { ItemListJsonLd } from '@/src/components/jsonLd/JsonLd'
import { BrandPlaces } from '@/src/components/models/BrandPlaces'
import { ModelFigures } from '@/src/components/models/ModelFigures'
import { PartnerYard, partnerFor } from '@/src/components/models/PartnerYard'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { StockRow } from '@/src/components/page/StockRow'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { Section } from '@/src/components/ui/Section'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getModelById } from '@/src/data/content/getModel'
import { getRange } from '@/src/data/content/getRange'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { memberOfBrand } from '@/src/data/directories/getDealerships'
import { getMakePlaces } from '@/src/data/search/getMakePlaces'
import { getPricedCounts } from '@/src/data/search/getPricedCounts'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { brandFrom } from '@/src/domain/content/models/stockPrice'
import { type ModelCount, standingOf } from '@/src/domain/site/StockCounts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { MemberPage } from './MemberPage'
import type { Site } from '@/tenants/Site'

const SHOWN = { cars: 8, offers: 3 }

/** Cars read: those shown, and pictures of what stands at each place. */
const READ = 24

type Picture = ModelTile['image']

/** Another view of the model whose tile has the picture; else the picture. `at`: which of the model's views. */
const otherView = async (siteId: string, picture: Picture, range: ModelTile[], at: number): Promise<Picture> => {
  const shown = picture && range.find(({ image }) => image?.url === picture.url)
  return (shown && (await getModelById(siteId, shown.id))?.gallery.at(at)) ?? picture
}

/** What stands here of a brand by condition, and how many models it has new; nothing of one figure alone. */
const brandFigures = (stock: readonly ModelCount[], range: readonly ModelTile[]) => {
  const from = brandFrom(range, stock)
  const standing = (condition: keyof ModelCount['inStock']) =>
    stock.reduce((sum, { inStock }) => sum + inStock[condition], 0)
  const figures = [
    { value: range.length, label: range.length === 1 ? 'model' : 'models' },
    { value: standing('new'), label: 'new in stock' },
    { value: standing('demo'), label: standing('demo') === 1 ? 'demonstrator' : 'demonstrators' },
    { value: standing('used'), label: 'used in stock' },
  ].flatMap(({ value, label }) => (value > 0 ? [{ value: value.toLocaleString('en-AU'), label }] : []))
  const cheapest = from === null ? [] : [{ value: formatDollars(from), label: 'cheapest new, drive away' }]
  const all = [...figures, ...cheapest]
  return all.length > 1 ? all : []
}

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
  const [cars, standingAt] = stock
    ? await Promise.all([
        getStockRow(site, {
          refinements: { make: [stock.label], status: ['in_stock'] },
          maxPriceDollars: null,
          sort: [],
          limit: READ,
        }),
        getMakePlaces(site, [stock.label]).then((places) => places[stock.label]),
      ])
    : [[], undefined]
  // As many as the places below have together: the search lists what is sold or on its way, too.
  const standing = standingOf(counts.models[brand.slug])
  const partner = stock ? null : partnerFor(site, brand.slug)
  const dealer = partner ? null : dealers.find((one) => one.brand.slug === brand.slug && one.named)
  const range = models.filter((model) => model.brand?.slug === brand.slug)
  const isSold = Boolean(stock) || range.length > 0
  const current = await Promise.all(
    offers
      .filter(({ brandSlug }) => brandSlug === brand.slug)
      .slice(0, SHOWN.offers)
      .map(async (offer) => ({ ...offer, image: await otherView(site.id, offer.image, range, 1) })),
  )
  const [picture, offersStock] = await Promise.all([
    otherView(site.id, brand.banner ?? range.find(({ image }) => image)?.image ?? null, range, 0),
    getOffersStock(site, current),
  ])
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
        alone={brands.length === 1}
      />
      <ModelFigures
        name={brand.title}
        figures={brandFigures(counts.models[brand.slug] ?? [], range)}
        afterDark={site.theme.pageHead === 'dark'}
      />
      {range.length > 0 && (
        <Section
          title={`The ${brand.title} range`}
          link={{ label: 'Compare side by side', href: `/${brand.slug}/overview#range` }}
        >
          <ModelTiles counts={counts} models={range} />
        </Section>
      )}
      {current.length > 0 && (
        <Section title={`${brand.title} offers`} link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={current} stock={offersStock} look={site.settings.offers.layout} />
        </Section>
      )}
      <StockRow
        cars={cars.slice(0, SHOWN.cars)}
        rules={cardRules(site.settings, now)}
        title={`${brand.title} in stock`}
        link={
          stock && standing > 0
            ? { label: `See all ${standing.toLocaleString('en-AU')}`, href: inStockOnly(stock.href) }
            : null
        }
      />
      {!partner && (
        <BrandPlaces
          site={site}
          title={brand.title}
          make={stock?.label ?? null}
          standing={standingAt ?? {}}
          sellers={dealer?.places ?? []}
          cars={cars}
        />
      )}
      {partner && <PartnerYard brand={brand.title} partner={partner} />}
      {isSold && <PagePriceSlider site={site} page="brand" />}
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
