import { LinkChips } from '@/src/components/page/LinkChips'
import type { BrandDealers } from '@/src/data/directories/brandDealers'

interface DealershipChipsProps {
  total: number
  dealers: BrandDealers[]
  /** Slug of the brand the list is filtered by; null for none. */
  current: string | null
}

/** The dealer list by brand, as pages of their own (RTE-32); nothing where there is only one brand. Brands no place names are left out, and so are counts that are all 1. */
export const DealershipChips = ({ total, dealers, current }: DealershipChipsProps) => {
  const offered = dealers.filter(({ brand, named }) => named || brand.slug === current)
  const differ = offered.some(({ places }) => places.length > 1)
  return offered.length < 2 ? null : (
    <LinkChips
      label="Dealerships by brand"
      chips={[
        { label: 'All brands', href: '/dealerships', ...(differ ? { count: total } : {}), current: current === null },
        ...offered.map(({ brand: { slug, title }, places }) => ({
          label: title,
          href: `/dealerships/${slug}?filter=brand`,
          ...(differ ? { count: places.length } : {}),
          current: slug === current,
        })),
      ]}
    />
  )
}
