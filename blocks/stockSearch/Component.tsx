import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import type { StockSearchBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { siteSearch } from './siteSearch'

/** A search form that leads to the search page with its choices made. */
export const StockSearchBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const { form } = await siteSearch(site, {
    look: block.searchLook ?? 'fields',
    boxed: true,
    choices: block.facets,
    keyword: block.showKeyword !== false,
    label: block.heading || undefined,
  })
  return <Section {...sectionProps(block)}>{form}</Section>
}
