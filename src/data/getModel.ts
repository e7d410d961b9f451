import { tagsFor } from '@/src/domain/cache/tags'
import { cachedRead } from './cachedRead'
import { getModels, type ModelTile } from './getModels'
import { payloadClient, publicRead } from './payloadClient'

/** A model's own page (RTE-28, RTE-29). */
export interface ModelPage extends ModelTile {
  slug: string
  isNew: boolean
  description: string | null
}

/** A published model of a site by its slug. Null: there is none. */
export const getModel = (tenantId: string, slug: string): Promise<ModelPage | null> =>
  cachedRead(
    ['model', tenantId, slug],
    [tagsFor.content(tenantId, 'models'), tagsFor.content(tenantId, 'brands')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'models',
        ...publicRead,
        limit: 1,
        select: { slug: true, status: true, description: true },
        where: {
          and: [{ tenant: { equals: tenantId } }, { slug: { equals: slug } }, { _status: { equals: 'published' } }],
        },
      })
      const row = docs[0]
      const tile = row && (await getModels(tenantId)).find(({ id }) => id === row.id)
      return row && tile
        ? { ...tile, slug: row.slug, isNew: Boolean(row.status), description: row.description ?? null }
        : null
    },
  )
