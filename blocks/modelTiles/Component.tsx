import { ModelTiles } from '@/src/components/models/ModelTiles'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getBrands } from '@/src/data/content/getBrands'
import { getRange } from '@/src/data/content/getRange'
import { relationId } from '@/src/domain/relationId'
import type { ModelTilesBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** The models sold new: those the editor chose, else the range in its order; nothing while there are none (CON-17, CON-18). */
export const ModelTilesBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const [range, brands] = await Promise.all([getRange(site), getBrands(site.id)])
  const chosen = (block.models ?? []).flatMap((model) => range.find(({ id }) => id === relationId(model)) ?? [])
  const only = brands.find(({ id }) => id === relationId(block.brand))
  const models = chosen.length > 0 ? chosen : only ? range.filter(({ brand }) => brand?.slug === only.slug) : range
  if (models.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <ModelTiles swipes models={models.slice(0, block.limit)} />
    </Section>
  )
}
