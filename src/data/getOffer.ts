import { tagsFor } from '@/src/domain/cache/tags'
import type { Offer } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { cachedRead } from './cachedRead'
import { getOffers, type OfferEntry } from './getOffers'
import { isUuid } from './isUuid'
import { payloadClient, publicRead } from './payloadClient'
import { populated } from './populated'

interface Linked {
  name: string
  slug: string
}

/** An offer's own page: its card, and where its buttons lead (CON-20). */
export interface OfferPage extends OfferEntry {
  model: (Linked & { href: string }) | null
  brand: Linked | null
}

/** Where an offer's buttons lead; its model and brand must be populated. */
export const offerLinks = ({ model, manufacturer }: Partial<Offer>): Pick<OfferPage, 'model' | 'brand'> => ({
  model:
    model && typeof model === 'object'
      ? { name: model.name, slug: model.slug, href: model.override_url || `/${model.slug}` }
      : null,
  brand:
    manufacturer && typeof manufacturer === 'object' ? { name: manufacturer.title, slug: manufacturer.slug } : null,
})

const readLinks = (tenantId: string, id: string): Promise<Pick<OfferPage, 'model' | 'brand'>> =>
  cachedRead(
    ['offer-links', tenantId, id],
    ['offers', 'models', 'brands'].map((collection) => tagsFor.content(tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'offers',
        ...publicRead,
        depth: 1,
        limit: 1,
        select: { model: true, manufacturer: true },
        populate: populated,
        where: { and: [{ tenant: { equals: tenantId } }, { id: { equals: id } }] },
      })
      return offerLinks(docs[0] ?? {})
    },
  )

/**
 * An offer running now on a site by its id (RTE-27). Null: there is none, it has not begun or is over, or it is kept off
 * this website (CON-23).
 */
export const getOffer = async (
  site: Pick<Site, 'id' | 'websiteId'>,
  id: string,
  now: Date,
): Promise<OfferPage | null> => {
  if (!isUuid(id)) return null
  const offer = (await getOffers(site, now)).find((entry) => entry.id === id)
  return offer ? { ...offer, ...(await readLinks(site.id, id)) } : null
}
