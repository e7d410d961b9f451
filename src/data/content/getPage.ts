import { tagsFor } from '@/src/domain/cache/tags'
import type { Page } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/**
 * The published page at a path of a site, its pictures populated; 'home' is the home page (CON-16, RTE-52). Null when
 * there is none.
 */
export const getPage = (tenantId: string, slug: string): Promise<Page | null> =>
  cachedRead(
    ['page', tenantId, slug],
    [tagsFor.content(tenantId, 'pages'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'pages',
        ...publicRead,
        depth: 1,
        limit: 1,
        populate: populated,
        where: published(tenantId, { slug: { equals: slug } }),
      })
      return docs[0] ?? null
    },
  )
