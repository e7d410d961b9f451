import type { Where } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import type { Model } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { modelTile, type ModelTile } from '@/src/domain/content/models/modelTile'
import { modelRange, type ModelRange } from '@/src/domain/content/models/modelRange'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/** A model's own page (RTE-28, RTE-29). */
export interface ModelContent extends ModelTile, ModelRange {
  slug: string
  isNew: boolean
  description: string | null
}

/** A model's row, its picture and brand populated, as its page shows it. */
export const modelContent = (row: Model): ModelContent => ({
  ...modelTile(row),
  ...modelRange(row),
  slug: row.slug,
  isNew: Boolean(row.status),
  description: row.description ?? null,
})

const readModel = (tenantId: string, key: string[], where: Where): Promise<ModelContent | null> =>
  cachedRead(
    ['model', tenantId, ...key],
    ['models', 'brands', 'media'].map((collection) => tagsFor.content(tenantId, collection)),
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'models',
        ...publicRead,
        depth: 1,
        limit: 1,
        sort: ['order', 'name'],
        populate: populated,
        where: published(tenantId, where),
      })
      return docs[0] ? modelContent(docs[0]) : null
    },
  )

/** A published model of a site by its slug. Null when there is none. */
export const getModel = (tenantId: string, slug: string): Promise<ModelContent | null> =>
  readModel(tenantId, [slug], { slug: { equals: slug } })

/**
 * A published model of a site by the address of its own page, such as '/mazda/cx-60' (RTE-28). Null when there is none.
 */
export const getModelAt = (tenantId: string, path: string): Promise<ModelContent | null> =>
  readModel(tenantId, ['at', path], { override_url: { equals: path } })

/** A published model of a site by its id. Null when there is none. */
export const getModelById = (tenantId: string, id: string): Promise<ModelContent | null> =>
  readModel(tenantId, ['id', id], { id: { equals: id } })
