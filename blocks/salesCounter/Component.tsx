import { LazySalesCount } from '@/src/components/sections/LazySalesCount'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getSoldThisMonth } from '@/src/data/search/getSoldThisMonth'
import { estimatedSales } from '@/src/domain/content/salesCount'
import type { SalesCounterBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** The running count of cars sold this month, where the site has it on; an estimate says so (CON-26, CON-27, LAW-10). */
export const SalesCounterBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const { enabled, source } = site.settings.salesCounter
  if (!enabled) return null
  const now = new Date()
  const first = source === 'sales' ? await getSoldThisMonth(site, now) : estimatedSales(now)
  return (
    <Section {...sectionProps(block)} centred>
      <LazySalesCount first={first} source={source} unit={block.unit} />
    </Section>
  )
}
