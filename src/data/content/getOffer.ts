import { tagsFor } from '@/src/domain/cache/tags'
import type { Offer } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { isShown, offerEntry, type OfferEntry } from './getOffers'
import { isUuid } from '../reads/isUuid'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

interface Linked {
  name: string
  slug: string
}

/** An offer's own page: its card, and where its buttons lead (CON-20). */
export interface OfferContent extends OfferEntry {
  model: (Linked & { href: string }) | null
  /** `kind`: what it makes, 'caravan'. */
  brand: (Linked & { kind: string | null }) | null
}

const offerLinks = ({ model, manufacturer }: Offer): Pick<OfferContent, 'model' | 'brand'> => ({
  model:
    model && typeof model === 'object'
      ? { name: model.name, slug: model.slug, href: model.override_url || `/${model.slug}` }
      : null,
  brand:
    manufacturer && typeof manufacturer === 'object'
      ? { name: manufacturer.title, slug: manufacturer.slug, kind: manufacturer.kind ?? null }
      : null,
})

/** An offer's row, its pictures, model and brand populated, as its page shows it. */
export const offerContent = (row: Offer): OfferContent => ({ ...offerEntry(row), ...offerLinks(row) })

const readOffer = (tenantId: string, id: string): Promise<OfferContent | null> =>
  cachedRead(
    ['offer', tenantId, id],
    ['offers', 'models', 'brands', 'media'].map((collection) => tagsFor.content(tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'offers',
        ...publicRead,
        depth: 1,
        limit: 1,
        populate: populated,
        where: published(tenantId, { id: { equals: id } }),
      })
      return docs[0] ? offerContent(docs[0]) : null
    },
  )

/**
 * A current offer of a site by its id (RTE-27). Null when there is none, it has not started or has ended, or it is
 * excluded from this website (CON-23).
 */
export const getOffer = async (
  site: Pick<Site, 'id' | 'websiteId'>,
  id: string,
  now: Date,
): Promise<OfferContent | null> => {
  const offer = isUuid(id) ? await readOffer(site.id, id) : null
  return offer && isShown(offer, site, now) ? offer : null
}
