import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Brand } from '@/src/payload-types'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { published } from '../reads/published'

/**
 * A manufacturer or group brand (ENT-08, ENT-10). With logo null, the make's built-in logo or its name is shown
 * (CON-19).
 */
export interface BrandEntry {
  id: string
  title: string
  slug: string
  kind: Brand['kind']
  logo: string | null
  builtInLogo: string | null
  banner: { url: string; alt: string } | null
  description: string | null
}

/** A brand's row, its pictures populated, as pages show it. */
export const brandEntry = (row: Brand): BrandEntry => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  kind: row.kind,
  logo: pictureOf({ media: row.logo, url: row.logo_url })?.url ?? null,
  builtInLogo: row.simple_icon ?? null,
  banner: pictureOf(row.banner, row.title),
  description: row.description ?? null,
})

/** Published brands of a site in its own order. */
export const getBrands = cache((tenantId: string): Promise<BrandEntry[]> =>
  cachedRead(
    ['brands', tenantId],
    [tagsFor.content(tenantId, 'brands'), tagsFor.content(tenantId, 'media')],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'brands',
        ...publicRead,
        depth: 1,
        limit: 200,
        sort: ['order', 'title'],
        populate: populated,
        where: published(tenantId),
      })
      return docs.map(brandEntry)
    },
  ),
)
