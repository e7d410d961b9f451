import { sectionProps } from '@/src/components/sections/sectionProps'
import { StatsRow } from '@/src/components/sections/StatsRow'
import { Section } from '@/src/components/ui/Section'
import type { StatsBannerBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** Large figures: the block's own, else those of settings.group.statsBanner (CON-09). */
export const StatsBannerBlock = ({ block, site }: { block: Block; site: Site }) => {
  const own = block.stats ?? []
  const stats = own.length > 0 ? own : (site.settings.group.statsBanner ?? [])
  if (stats.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <StatsRow stats={stats.map(({ value, label }) => ({ value, label }))} look={block.layout} />
    </Section>
  )
}
