import { CarFront, Package, Wrench } from 'lucide-react'
import type { Metadata } from 'next'
import { BrandHero } from '@/src/components/models/brand/BrandHero'
import { PartnerYard, partnerFor } from '@/src/components/models/PartnerYard'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { LocationList } from '@/src/components/locations/PlaceCard'
import { FuelNote, ModelTable } from '@/src/components/models/ModelTable'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { FeatureTiles } from '@/src/components/sections/FeatureTiles'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { StatsRow } from '@/src/components/sections/StatsRow'
import { Section } from '@/src/components/ui/Section'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { getRange } from '@/src/data/content/getRange'
import { withArticle } from '@/src/domain/content/models/brandMentions'
import { modelGroups } from '@/src/domain/content/models/modelGroups'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { listedOf } from '@/src/domain/site/StockCounts'
import { driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { Site } from '@/tenants/Site'

const OFFERS = 3

export const overviewPath = ({ slug }: Pick<BrandEntry, 'slug'>): string => `/${slug}/overview`

export const overviewMetadata = (site: Site, brand: BrandEntry): Metadata =>
  contentMetadata({
    title: `${brand.title} overview`,
    description: `${brand.title} at ${site.name}: the range by body, current offers, where to see one and who looks after it.`,
    path: overviewPath(brand),
    image: brand.banner,
  })

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** Figures a shopper can check on this site; zeros are left out. */
const figures = (models: number, stock: number, offers: number, places: number) =>
  [
    { value: models > 1 ? models : 0, label: 'models' },
    { value: stock, label: 'to choose from' },
    { value: offers, label: plural(offers, 'offer now', 'offers now') },
    { value: places, label: plural(places, 'showroom', 'showrooms') },
  ].flatMap(({ value, label }) => (value > 0 ? [{ value: value.toLocaleString('en-AU'), label }] : []))

/** Overview of a brand at this dealership: the range by body, offers, locations and contacts (RTE-31). */
export const BrandOverviewPage = async ({ site, brand }: { site: Site; brand: BrandEntry }) => {
  const [models, offers, counts, dealers, brands] = await Promise.all([
    getRange(site),
    getOffers(site, new Date()),
    getStockCounts(site),
    brandDealers(site),
    getBrands(site.id),
  ])
  const { title, slug } = brand
  const visit = driveVisit(brand.kind)
  const range = models.filter((model) => model.brand?.slug === slug)
  const current = offers.filter(({ brandSlug }) => brandSlug === slug)
  const shownOffers = current.slice(0, OFFERS)
  const offersStock = await getOffersStock(site, shownOffers)
  const stock = counts.makes.find((make) => make.slug === slug)
  const partner = stock ? null : partnerFor(site, slug)
  const places = dealers.find((dealer) => dealer.brand.slug === slug)?.places ?? []
  const ordered = modelGroups(range).flatMap((group) => group.models)
  const stats = figures(range.length, listedOf(counts.models[slug]), current.length, places.length)
  return (
    <>
      <BrandHero
        {...brand}
        site={site}
        path={overviewPath(brand)}
        page="Overview"
        banner={brand.banner ?? range.find(({ image }) => image)?.image ?? null}
        stockHref={stock?.href ?? null}
        partner={partner}
        alone={brands.length === 1}
      />
      {stats.length > 1 && (
        <Section>
          <StatsRow stats={stats} />
        </Section>
      )}
      {ordered.length > 0 && (
        <Section id="range" title={`The ${title} range`} link={{ label: `All of ${title}`, href: `/brands/${slug}` }}>
          <ModelTable
            title={`The ${title} range`}
            models={ordered}
            counts={counts}
            fuelYear={site.settings.models.fuelYear}
          />
          <FuelNote models={ordered} fuelYear={site.settings.models.fuelYear} />
        </Section>
      )}
      {current.length > 0 && (
        <Section ground="surface" title={`${title} offers`} link={{ label: 'All offers', href: `/offers/${slug}` }}>
          <OfferCards site={site} offers={shownOffers} stock={offersStock} look={site.settings.offers.layout} />
        </Section>
      )}
      <Section title={`Looking after your ${title}`}>
        <FeatureTiles
          items={[
            {
              icon: Wrench,
              title: 'Book a service',
              text: 'Ask for a day and tell us what it needs.',
              href: '/service#service-booking',
            },
            {
              icon: Package,
              title: 'Parts and accessories',
              text: 'Ask for a part by your registration.',
              href: '/vehicle-parts-and-accessories',
            },
            {
              icon: CarFront,
              title: visit.label,
              text: `See what ${withArticle(title)} is like before you decide.`,
              href: visit.href,
            },
          ]}
        />
      </Section>
      {partner && <PartnerYard brand={title} partner={partner} />}
      {!partner && places.length > 0 && (
        <Section
          ground="surface"
          title={`Where to see ${withArticle(title)}`}
          link={{ label: 'On a map', href: `/dealerships/${slug}?filter=brand` }}
        >
          <LocationList locations={places} hrefFor={(location) => siteLocationHref(site, location)} />
        </Section>
      )}
      <EnquirySection
        site={site}
        kind="model"
        id="enquire"
        title={`Ask about ${title}`}
        text={site.settings.forms.answerPromise ?? ''}
        submitLabel="Enquire Now"
        message={{ text: `I have a question about ${title}: ` }}
      />
    </>
  )
}
