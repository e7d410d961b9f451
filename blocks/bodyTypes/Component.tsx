import { BodyTypeLineUp } from '@/src/components/sections/BodyTypeLineUp'
import { BodyTypeWords } from '@/src/components/sections/BodyTypeWords'
import { BodyTypeTiles } from '@/src/components/sections/BodyTypeTiles'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { pictureOf } from '@/src/domain/content/pictureOf'
import { slugify } from '@/src/domain/site/slugify'
import type { BodyTypesBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

const TILES = 6

/** A tile without a picture of its own shows a car of that body. */
const withPicture = async <T extends { label: string; image: string | null }>(site: Site, tile: T): Promise<T> => {
  if (tile.image) return tile
  const [car] = await getStockRow(site, {
    refinements: { simple_body: [tile.label] },
    maxPriceDollars: null,
    sort: [],
    limit: 1,
  })
  return { ...tile, image: car?.images[0]?.url ?? null }
}

/** Stock by body type: the editor's tiles, or the most common bodies in stock. */
export const BodyTypesBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const { bodies } = await getStockCounts(site)
  const chosen = (block.items ?? []).map(({ label, body, href, image }) => {
    const slug = slugify(body || label)
    const total = bodies.find((entry) => entry.slug === slug)?.total ?? 0
    return { label, slug, href: href || `/search/${slug}`, total, image: pictureOf(image)?.url ?? null }
  })
  const tiles = chosen.length > 0 ? chosen : bodies.slice(0, TILES).map((body) => ({ ...body, image: null }))
  if (tiles.length === 0) return null
  if (block.layout === 'words') {
    const inStock = tiles.filter(({ total }) => total > 0)
    return (
      inStock.length > 0 && (
        <Section {...sectionProps(block)}>
          <BodyTypeWords bodies={inStock} />
        </Section>
      )
    )
  }
  const pictured = await Promise.all(tiles.map((tile) => withPicture(site, tile)))
  return (
    <Section {...sectionProps(block)}>
      {block.layout === 'lineup' ? <BodyTypeLineUp bodies={pictured} /> : <BodyTypeTiles bodies={pictured} />}
    </Section>
  )
}
