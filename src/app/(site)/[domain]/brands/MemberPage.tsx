import { cardRules } from '@/src/components/cards/CardRules'
import { LocationList } from '@/src/components/locations/PlaceCard'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { BrandHero } from '@/src/components/models/BrandHero'
import { StockRow } from '@/src/components/page/StockRow'
import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { Section } from '@/src/components/ui/Section'
import type { BrandEntry } from '@/src/data/content/getBrands'
import { getReviews } from '@/src/data/content/getReviews'
import type { Dealership } from '@/src/data/directories/getDealerships'
import { getSite } from '@/src/data/site/getSite'
import { getSavedSearch } from '@/src/data/search/getSavedSearch'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

const SHOWN = { cars: 8, reviews: 6 }

interface MemberPageProps {
  /** The group's. */
  site: Site
  brand: BrandEntry
  dealership: Pick<Dealership, 'id' | 'slug'>
}

/** The page of a dealership of the group: its stock, its yards with their hours, what its customers say (RTE-30, ENT-10). */
export const MemberPage = async ({ site, brand, dealership: { id, slug } }: MemberPageProps) => {
  const now = new Date()
  const search = inStockOnly(`/search/${slug}`)
  const [own, { cars, total }] = await Promise.all([getSite(id), getSavedSearch(site, search, SHOWN.cars)])
  const stockHref = total > 0 ? search : null
  const places = site.locations.filter(({ tenantId }) => tenantId === id)
  const reviews = own && (await getReviews(own))
  return (
    <>
      <BrandHero
        {...brand}
        site={site}
        path={`/brands/${brand.slug}`}
        stockHref={stockHref}
        website={own?.origin ?? null}
      />
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, now)}
        title={`In stock at ${brand.title}`}
        link={stockHref ? { label: `See all ${total.toLocaleString('en-AU')}`, href: stockHref } : null}
      />
      {places.length > 0 && (
        <Section ground="surface" title={`Where to find ${brand.title}`}>
          <LocationList locations={places} hrefFor={(location) => siteLocationHref(site, location)} />
        </Section>
      )}
      {own && reviews && showsReviews(own.settings.reviews, reviews.average) && (
        <Section title={`What customers of ${brand.title} say`}>
          <ReviewWall
            {...reviews}
            reviews={reviews.reviews.filter(({ text }) => text !== '').slice(0, SHOWN.reviews)}
            minStars={null}
            timeZone={siteZone(own)}
          />
        </Section>
      )}
    </>
  )
}
