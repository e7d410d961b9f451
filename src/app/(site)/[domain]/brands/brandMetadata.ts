import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import type { BrandEntry } from '@/src/data/content/getBrands'
import { getSeo } from '@/src/data/site/getSeo'
import type { Site } from '@/tenants/Site'

/** Of a brand's page, also where it replaces the list of brands: its own address is the canonical one. */
export const brandMetadata = async (site: Site, brand: BrandEntry): Promise<Metadata> => {
  const { id, title, description, slug, banner } = brand
  return contentMetadata({
    title,
    description: description ?? `${title} at ${site.name}: models, offers and stock.`,
    path: `/brands/${slug}`,
    image: banner,
    seo: await getSeo(site.id, 'brands', id),
  })
}
