import { ReasonGrid } from '@/src/components/sections/ReasonGrid'
import { sectionIcons } from '@/src/components/sections/sectionIcons'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { WhyBuyBlock as Block } from '@/src/payload-types'

/** 'Why buy from us' (CON-14). */
export const WhyBuyBlock = ({ block }: { block: Block }) => {
  const reasons = (block.items ?? []).map(({ icon, title, text }) => ({
    icon: sectionIcons[icon ?? 'badge-check'],
    title,
    text: text ?? null,
  }))
  if (reasons.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <ReasonGrid reasons={reasons} image={pictureOf(block.image)} look={block.layout} />
    </Section>
  )
}
