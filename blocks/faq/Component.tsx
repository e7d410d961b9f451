import { sectionProps } from '@/src/components/sections/sectionProps'
import { RichText } from '@/src/components/site/RichText'
import { Accordion } from '@/src/components/ui/Accordion'
import { Section } from '@/src/components/ui/Section'
import type { FaqBlock as Block } from '@/src/payload-types'

/** Questions that open in place (CON-15). */
export const FaqBlock = ({ block }: { block: Block }) => {
  const items = block.items ?? []
  if (items.length === 0) return null
  return (
    <Section {...sectionProps(block)}>
      <div className="max-w-3xl">
        <Accordion
          items={items.map(({ id, question, answer }) => ({
            id: id ?? question,
            title: question,
            content: <RichText content={answer} />,
          }))}
        />
      </div>
    </Section>
  )
}
