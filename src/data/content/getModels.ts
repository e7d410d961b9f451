import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { type ModelTile, modelTile } from '@/src/domain/content/models/modelTile'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

const tileFields = {
  name: true,
  slug: true,
  status: true,
  override_url: true,
  image: true,
  cloudfront_new_image_url: true,
  manufacturer: true,
  manufacturer_body: true,
  manufacturer_body2: true,
  manufacturer_body3: true,
  price_from: true,
  grades: {
    name: true,
    price: true,
    engine: true,
    drive: true,
    economy: true,
    seats: true,
    towing: true,
    features: true,
  },
  colours: { hex: true },
} as const

/** Published models of a site in its own order. */
export const getModels = cache((tenantId: string): Promise<ModelTile[]> =>
  cachedRead(
    ['models', tenantId],
    ['models', 'brands', 'media'].map((collection) => tagsFor.content(tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'models',
        ...publicRead,
        depth: 1,
        limit: 200,
        sort: ['order', 'name'],
        // Not the whole range, whose pictures are only on a model's own page.
        select: tileFields,
        populate: populated,
        where: published(tenantId),
      })
      return docs.map(modelTile)
    },
  ),
)

/** Whether a site's page of models lists any: its own, or a group's members'. */
export const hasModels = async ({ memberIds }: Pick<Site, 'memberIds'>): Promise<boolean> =>
  (await Promise.all(memberIds.map(getModels))).some((models) => models.length > 0)
