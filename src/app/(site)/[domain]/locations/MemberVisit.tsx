import { cardRules } from '@/src/components/cards/CardRules'
import { StockRow } from '@/src/components/page/StockRow'
import { getSavedSearch } from '@/src/data/search/getSavedSearch'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import type { Site, SiteLocation } from '@/tenants/Site'
import { PeopleAt } from '../PeopleAt'
import { PlaceReviews } from './PlaceReviews'

const CARS = 8

interface MemberVisitProps {
  /** The group's. */
  site: Site
  member: { slug: string; name: string; locations: SiteLocation[] }
}

/** What a visit to one of a group's dealerships is for: its stock, its people, what its customers say (ENT-10, LOC-02). */
export const MemberVisit = async ({ site, member: { slug, name, locations } }: MemberVisitProps) => {
  const search = `/search/${slug}`
  const { cars, total } = await getSavedSearch(site, inStockOnly(search), CARS)
  return (
    <>
      <StockRow
        cars={cars}
        rules={cardRules(site.settings, new Date())}
        title={`In stock at ${name}`}
        link={total > cars.length ? { label: 'See all', href: search } : null}
      />
      <PeopleAt site={site} places={locations} look="cards" />
      <PlaceReviews site={site} name={name} departments={locations} />
    </>
  )
}
