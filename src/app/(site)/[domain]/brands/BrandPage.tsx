import { cardRules } from '@/src/components/cards/CardRules'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { BrandHero } from '@/src/components/models/BrandHero'
import { ItemListJsonLd } from '@/src/components/jsonLd/JsonLd'
import { PartnerYard, partnerFor } from '@/src/components/models/PartnerYard'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { StockRow } from '@/src/components/page/StockRow'
import { PagePriceSlider } from '@/src/components/search/ranges/PagePriceSlider'
import { Section } from '@/src/components/ui/Section'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getModelById } from '@/src/data/content/getModel'
import { getModels } from '@/src/data/content/getModels'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { memberOfBrand } from '@/src/data/directories/getDealerships'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getStockRow } from '@/src/data/cars/getStockRow'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { MemberPage } from './MemberPage'
import type { Site } from '@/tenants/Site'

const SHOWN = { cars: 8, offers: 3 }

type Picture = ModelTile['image']

/** Another view of the model whose tile has the picture; else the picture. `at`: which of the model's views. */
const otherView = async (siteId: string, picture: Picture, range: ModelTile[], at: number): Promise<Picture> => {
  const shown = picture && range.find(({ image }) => image?.url === picture.url)
  return (shown && (await getModelById(siteId, shown.id))?.gallery.at(at)) ?? picture
}

/** A brand's page: its models, offers and stock; of one of a group's dealerships what that has (RTE-30, CON-19, ENT-10). */
export const BrandPage = async ({ site, brand }: { site: Site; brand: BrandEntry }) => {
  const member = brand.kind === 'group' ? await memberOfBrand(site, brand) : null
  if (member) return <MemberPage site={site} brand={brand} dealership={member} />
  const now = new Date()
  const [models, offers, counts, brands] = await Promise.all([
    getModels(site.id),
    getOffers(site, now),
    getStockCounts(site),
    getBrands(site.id),
  ])
  const stock = counts.makes.find(({ slug }) => slug === brand.slug)
  const cars = stock
    ? await getStockRow(site, {
        refinements: { make: [stock.label], status: ['in_stock'] },
        maxPriceDollars: null,
        sort: [],
        limit: SHOWN.cars,
      })
    : []
  const partner = stock ? null : partnerFor(site, brand.slug)
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
      {range.length > 0 && (
        <Section
          ground="surface"
          title={`The ${brand.title} range`}
          link={{ label: 'Compare side by side', href: `/${brand.slug}/overview#range` }}
        >
          <ModelTiles counts={counts} models={range} />
        </Section>
      )}
      {current.length > 0 && (
        <Section title={`${brand.title} offers`} link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={current} stock={offersStock} />
        </Section>
      )}
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, now)}
        title={`${brand.title} in stock`}
        link={stock ? { label: `See all ${stock.total}`, href: stock.href } : null}
      />
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
