import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Site, SiteLocation } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'

/** What a location's own page adds to its card (ENT-02..04). */
export interface LocationExtras {
  email: string | null
  image: { url: string; alt: string } | null
  services: string[]
  /** Slugs of the brands sold or serviced here; empty: any. */
  brandSlugs: string[]
}

const SUBTYPES = { buying: 'We buy cars', new: 'New cars', used: 'Used cars', fleet: 'Fleet' }

const NONE: LocationExtras = { email: null, image: null, services: [], brandSlugs: [] }

/** The rest of a location the site lists (LOC-05). */
export const getLocationExtras = (
  { memberIds }: Pick<Site, 'memberIds'>,
  location: SiteLocation,
): Promise<LocationExtras> =>
  cachedRead(
    ['location-extras', location.tenantId, location.id],
    ['locations', 'brands', 'media'].map((collection) => tagsFor.content(location.tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'locations',
        ...publicRead,
        depth: 1,
        limit: 1,
        populate: populated,
        where: {
          and: [{ id: { equals: location.id } }, { tenant: { in: memberIds } }, { visible: { equals: true } }],
        },
      })
      const row = docs[0]
      if (!row) return NONE
      return {
        email: row.contact_detail?.email ?? null,
        image: pictureOf(row.image, row.name),
        services: (row.location_subtype ?? []).map((subtype) => SUBTYPES[subtype]),
        brandSlugs: (row.manufacturers ?? []).flatMap((brand) => (typeof brand === 'object' ? brand.slug : [])),
      }
    },
  )

/** The picture of a site's main location; null when it has none. */
export const getMainPicture = async (site: Pick<Site, 'memberIds' | 'locations'>): Promise<LocationExtras['image']> => {
  const main = mainLocation(site.locations)
  return main && (await getLocationExtras(site, main)).image
}
