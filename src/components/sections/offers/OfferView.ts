import type { CoveredStock } from '@/src/domain/content/coveredStock'
import type { Site } from '@/tenants/Site'
import type { OfferScope } from './OfferFacts'

export interface OfferView extends OfferScope {
  id: string
  name: string
  href: string
  category: string | null
  /** Plain text. */
  summary: string | null
  disclaimer?: string | null
  /** Written on the picture; null: nothing is. */
  figure: { value: string; label: string | null } | null
  image: { url: string; alt: string } | null
}

/** Some offers as one of the looks draws them. */
export interface OfferListProps {
  offers: OfferView[]
  site: Pick<Site, 'id' | 'legal' | 'locations'>
  /** By an offer's id; left out: not said. */
  stock?: ReadonlyMap<string, CoveredStock>
  /** 'page': a page of offers; 'row': a section of another page, on a phone side by side. */
  layout?: 'page' | 'row'
}

/** One of them. */
export interface OfferItemProps {
  offer: OfferView
  site: OfferListProps['site']
  stock: CoveredStock | null
}
