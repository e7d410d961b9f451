import { sectionProps } from '@/src/components/sections/sectionProps'
import { StockSearchForm } from '@/src/components/sections/StockSearchForm'
import { Section } from '@/src/components/ui/Section'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import type { StockSearchBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** A search form that leads to the search page with its choices made. */
export const StockSearchBlock = async ({ block, site }: { block: Block; site: Site }) => (
  <Section {...sectionProps(block)}>
    <StockSearchForm
      counts={await getStockCounts(site)}
      choices={block.facets ?? undefined}
      keyword={block.showKeyword !== false}
    />
  </Section>
)
