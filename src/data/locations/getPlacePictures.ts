import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf, type SitePicture } from '@/src/domain/content/pictureOf'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'

/** Pictures of the locations a site lists, by their id; one without a picture is not in it (ENT-02, LOC-05). */
export const getPlacePictures = ({
  id,
  memberIds,
}: Pick<Site, 'id' | 'memberIds'>): Promise<Record<string, SitePicture>> =>
  cachedRead(
    ['place-pictures', id, ...memberIds],
    memberIds.flatMap((member) => [tagsFor.content(member, 'locations'), tagsFor.content(member, 'media')]),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'locations',
        ...publicRead,
        depth: 1,
        limit: 200,
        select: { name: true, image: true },
        populate: populated,
        where: { and: [{ tenant: { in: memberIds } }, { visible: { equals: true } }] },
      })
      return Object.fromEntries(
        docs.flatMap((row) => {
          const picture = pictureOf(row.image, row.name)
          return picture ? [[row.id, picture]] : []
        }),
      )
    },
  )

/** The picture of the dealership's main location; null when it has none. */
export const getMainPicture = async (
  site: Pick<Site, 'id' | 'memberIds' | 'locations'>,
): Promise<SitePicture | null> => {
  const main = mainLocation(site.locations)
  return main && ((await getPlacePictures(site))[main.id] ?? null)
}
