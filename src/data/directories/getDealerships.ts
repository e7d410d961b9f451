import { tagsFor } from '@/src/domain/cache/tags'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'

/** A dealership a site shows: itself, or a member of the group (TEN-14). */
export interface Dealership {
  id: string
  slug: string
  name: string
  tagline: string | null
}

/** The dealerships of a site that are live: the members of a group before the group itself, in the group's order. */
export const getDealerships = ({ id, memberIds }: Pick<Site, 'id' | 'memberIds'>): Promise<Dealership[]> =>
  cachedRead(['dealerships', id, ...memberIds], memberIds.map(tagsFor.site), async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'tenants',
      ...publicRead,
      limit: memberIds.length,
      select: { slug: true, name: true, tagline: true },
      where: { and: [{ id: { in: memberIds } }, { archived: { not_equals: true } }] },
    })
    const order = [...memberIds.filter((member) => member !== id), id]
    return docs
      .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .map((row) => ({ id: row.id, slug: row.slug, name: row.name, tagline: row.tagline ?? null }))
  })

/** The dealership that a group's own brand names; undefined for none. */
export const memberOfBrand = async (
  site: Pick<Site, 'id' | 'memberIds'>,
  { slug, title }: { slug: string; title: string },
): Promise<Dealership | undefined> =>
  (await getDealerships(site)).find((one) => one.slug === slug || one.name === title)
