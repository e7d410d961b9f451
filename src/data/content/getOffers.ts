import { tagsFor } from '@/src/domain/cache/tags'
import { namedPlaces } from '@/src/domain/content/coveredStock'
import { isWithin } from '@/src/domain/content/isWithin'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { relationId } from '@/src/domain/relationId'
import type { Offer } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/** An offer as its card shows it (ENT-07, CON-20). */
export interface OfferEntry {
  id: string
  name: string
  href: string
  brandSlug: string | null
  /** Title of the brand it is for. */
  brandTitle: string | null
  /** Id and name of the model it is for. */
  modelId: string | null
  modelName: string | null
  /** Address of the search for the vehicles it covers; null: those of its model. */
  stockSearch: string | null
  /** Yards that search names; empty: it holds at all of them. */
  placeNames: string[]
  category: string | null
  summary: string | null
  /** What it is worth, in one figure ("$2,500", "factory bonus"). */
  figure: { value: string; label: string | null } | null
  disclaimer: string | null
  image: { url: string; alt: string } | null
  excludedWebsiteIds: string[]
  /** ISO times; null for no limit on that side. */
  start: string | null
  expiry: string | null
}

/** An offer's row, its picture and brand populated, as its card shows it. */
export const offerEntry = (row: Offer): OfferEntry => {
  const brand = typeof row.manufacturer === 'object' ? row.manufacturer : null
  const brandSlug = brand?.slug ?? null
  return {
    id: row.id,
    name: row.name,
    href: brandSlug === null ? `/offers/${row.id}` : `/offers/${brandSlug}/${row.id}`,
    brandSlug,
    brandTitle: brand?.title ?? null,
    modelId: relationId(row.model),
    modelName: typeof row.model === 'object' && row.model ? row.model.name : null,
    stockSearch: row.stock_search || null,
    placeNames: namedPlaces(row.stock_search || null),
    category: row.category ?? null,
    summary: row.sanitized_description ?? null,
    figure: row.figure ? { value: row.figure, label: row.figure_label || null } : null,
    disclaimer: row.disclaimer ?? null,
    image: pictureOf({ media: row.image, url: row.image_url ?? row.image_or_model_image?.url }, row.name),
    excludedWebsiteIds: row.excluded_website_ids ?? [],
    start: row.start ?? null,
    expiry: row.expiry ?? null,
  }
}

const readOffers = (tenantId: string): Promise<OfferEntry[]> =>
  cachedRead(
    ['offer-entries', tenantId],
    ['offers', 'brands', 'models', 'media'].map((collection) => tagsFor.content(tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'offers',
        ...publicRead,
        depth: 1,
        limit: 200,
        sort: '-updatedAt',
        populate: populated,
        where: published(tenantId),
      })
      // Offers featured on the home page come first in every list of the latest.
      const featuredFirst = docs.toSorted((a, b) => Number(b.featured === true) - Number(a.featured === true))
      return featuredFirst.map(offerEntry)
    },
  )

/** Whether an offer is current and not excluded from this website (CON-23). */
export const isShown = (offer: OfferEntry, { websiteId }: Pick<Site, 'websiteId'>, now: Date): boolean =>
  isWithin(offer, now) && !offer.excludedWebsiteIds.includes(websiteId)

/** Offers of a site that are shown now: those put on the home page, then the newest. */
export const getOffers = async (site: Pick<Site, 'id' | 'websiteId'>, now: Date): Promise<OfferEntry[]> =>
  (await readOffers(site.id)).filter((offer) => isShown(offer, site, now))
