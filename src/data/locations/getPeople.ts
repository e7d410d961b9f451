import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Person } from '@/src/domain/locations/people'
import type { Site, SiteLocation } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'

/** Who works at these locations of a site, in the order of the locations and of each location's list. */
export const getPeople = async (
  { id, memberIds }: Pick<Site, 'id' | 'memberIds'>,
  locations: readonly Pick<SiteLocation, 'id'>[],
): Promise<Person[]> => {
  const people = await cachedRead(
    ['people', id],
    memberIds.flatMap((member) => ['locations', 'media'].map((collection) => tagsFor.content(member, collection))),
    async (): Promise<Person[]> => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'locations',
        ...publicRead,
        depth: 1,
        populate: populated,
        select: { people: true },
        where: { and: [{ tenant: { in: memberIds } }, { visible: { equals: true } }] },
      })
      return docs.flatMap(({ id: locationId, people: rows }) =>
        (rows ?? []).map(({ id: personId, name, role, department, words, image }) => ({
          id: personId ?? `${locationId} ${name}`,
          name,
          role,
          department: department ?? null,
          photo: pictureOf(image),
          words: words ?? null,
          locationId,
        })),
      )
    },
  )
  const byLocation = Map.groupBy(people, ({ locationId }) => locationId)
  return locations.flatMap((location) => byLocation.get(location.id) ?? [])
}
