import { tagsFor } from '@/src/domain/cache/tags'
import type { Page } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'

/** An editor's title and description of a row for search engines (SEO-01); null when there is no such row. */
export const getSeo = (
  tenantId: string,
  collection: 'brands' | 'models' | 'offers',
  id: string,
): Promise<Page['seo'] | null> =>
  cachedRead(
    ['seo', tenantId, collection, id],
    [tagsFor.content(tenantId, collection), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection,
        ...publicRead,
        depth: 1,
        limit: 1,
        select: { seo: true },
        populate: populated,
        where: { and: [{ tenant: { equals: tenantId } }, { id: { equals: id } }] },
      })
      return docs[0]?.seo ?? null
    },
  )
