import { sectionProps } from '@/src/components/sections/sectionProps'
import { WarrantyCards } from '@/src/components/sections/WarrantyCards'
import { Section } from '@/src/components/ui/Section'
import { warrantyPromises } from '@/src/domain/content/warrantyPromises'
import type { WarrantyBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** The site's warranties in years; nothing where none is promised (CON-36..38). */
export const WarrantyBlock = ({ block, site }: { block: Block; site: Site }) => {
  const promises = warrantyPromises(site.settings.warranty)
  if (promises.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <WarrantyCards promises={promises} note={block.note ?? null} />
    </Section>
  )
}
