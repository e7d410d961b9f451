import { sectionProps } from '@/src/components/sections/sectionProps'
import { LazyBudgetSearch } from '@/src/components/sections/LazyBudgetSearch'
import { Section } from '@/src/components/ui/Section'
import { getFirstBudget } from '@/src/data/search/getBudgetStock'
import type { BudgetSearchBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** 'Find cars for your budget' on any page of a site with finance (FIN-52..59, TEN-06). */
export const BudgetSearchBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const { features, finance } = site.settings
  if (!features.finance) return null
  return (
    <Section {...sectionProps(block)}>
      <LazyBudgetSearch {...await getFirstBudget(site)} depositPicks={finance.budget.depositPicks} />
    </Section>
  )
}
