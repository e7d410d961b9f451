import type { DirectoryAsk, DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { listDirectory } from '@/src/domain/directory/listDirectory'
import { slugify } from '@/src/domain/site/slugify'
import type { Site } from '@/tenants/Site'
import { getBrands } from '../content/getBrands'
import { getOffers, type OfferEntry } from '../content/getOffers'

/** Filters of the offers search (RTE-25). */
export const offerDirectoryFilters = ['brand', 'category'] as const

/** Offers running now, by text, brand and kind of offer (RTE-25, SEA-14). `search_filters` is the engine's and not used. */
export const offerDirectory = async (
  site: Site,
  ask: DirectoryAsk,
  now: Date,
): Promise<DirectoryResult<OfferEntry>> => {
  const [offers, brands] = await Promise.all([getOffers(site, now), getBrands(site.id)])
  const titles = new Map(brands.map(({ slug, title }) => [slug, title]))
  const brandOf = ({ brandSlug }: OfferEntry) =>
    brandSlug === null ? [] : [{ value: brandSlug, label: titles.get(brandSlug) ?? brandSlug }]
  return listDirectory(offers, ask, {
    filters: [
      { name: 'brand', label: 'Brand', valuesOf: brandOf },
      {
        name: 'category',
        label: 'Kind of offer',
        valuesOf: ({ category }) => (category ? [{ value: slugify(category), label: category }] : []),
      },
    ],
    textOf: (offer) =>
      [offer.name, offer.category, offer.summary, ...brandOf(offer).map(({ label }) => label)]
        .filter(Boolean)
        .join(' '),
  })
}
