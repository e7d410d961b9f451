import { lookOf } from '@/src/components/sections/sectionProps'
import { RichText } from '@/src/components/site/RichText'
import { cx } from '@/src/components/ui/cx'
import { Section } from '@/src/components/ui/Section'
import type { RichTextBlock as Block } from '@/src/payload-types'

/** Running text. */
export const RichTextBlock = ({ block }: { block: Block }) => (
  <Section {...lookOf(block)}>
    <div className={cx(block.width === 'reading' && 'max-w-prose')}>
      <RichText content={block.content} />
    </div>
  </Section>
)
