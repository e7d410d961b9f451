import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Model } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/** A 'Discover' tile (ENT-09, CON-17, CON-18). */
export interface ModelTile {
  id: string
  name: string
  /** 'All New CX-60' while the model has a launch status, else the name. */
  label: string
  href: string
  image: { url: string; alt: string } | null
  bodies: string[]
  brand: { title: string; slug: string } | null
}

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
} as const

/** A model's row, its picture and brand populated, as its tile shows it. */
export const modelTile = (row: Pick<Model, 'id' | keyof typeof tileFields>): ModelTile => ({
  id: row.id,
  name: row.name,
  label: row.status ? `All New ${row.name}` : row.name,
  href: row.override_url || `/${row.slug}`,
  image: row.cloudfront_new_image_url
    ? { url: row.cloudfront_new_image_url, alt: row.name }
    : pictureOf(row.image, row.name),
  bodies: [row.manufacturer_body, row.manufacturer_body2, row.manufacturer_body3].flatMap((body) => body ?? []),
  brand:
    typeof row.manufacturer === 'object' && row.manufacturer
      ? { title: row.manufacturer.title, slug: row.manufacturer.slug }
      : null,
})

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
        // Not the range, which is four more tables and only on a model's own page.
        select: tileFields,
        populate: populated,
        where: published(tenantId),
      })
      return docs.map(modelTile)
    },
  ),
)
